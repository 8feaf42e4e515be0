import { present, type Store, type Value } from './db'
import { fold } from './fold'
import { freeTextOf, fromOf, mentions, search, type Condition, type List, type SearchCall } from './search'

/** Where a field is stored: in a column as it is, as a flag (0 or 1), or as JSON. */
type Column = string | { readonly flag: string } | { readonly json: string }
type Columns<Fields> = { readonly [Field in keyof Fields]-?: Column }

type Definition<Item, Hidden> = {
  /** Of the table in the schema, which has a column `id` and a column `folded` for free text. */
  readonly table: string
  /** What answers show, by its name on the wire. */
  readonly fields: Columns<Item>
  /** What is stored beside that and shown to nobody. */
  readonly hidden: Columns<Hidden>
  /** The fields that free text is looked for in. */
  readonly freeText: readonly (keyof (Item & Hidden) & string)[]
  /** The fields that a call can sort by. */
  readonly sortable: readonly (keyof (Item & Hidden) & string)[]
  /** In SQL: sorts where the call names no order, and what is equal. */
  readonly order: string
}

const nameOf = (column: Column): string =>
  typeof column === 'string' ? column : 'flag' in column ? column.flag : column.json

/** A field as it is stored; one that is missing or undefined is null. */
function encode(column: Column, value: unknown): Value {
  // What a plain column holds is a text or a number: the tables are those of the description's records.
  if (typeof column === 'string' || value === undefined || value === null) return value as Value
  return 'flag' in column ? Number(value) : JSON.stringify(value)
}

function decode(column: Column | undefined, value: unknown): unknown {
  if (column === undefined || typeof column === 'string') return value
  return 'flag' in column ? value === 1 : JSON.parse(String(value))
}

/**
 * A table of records with an id: searched, listed, read, added to, changed and deleted from as they all are. What a noun has
 * of rules its own (who may, what is refused) stands in its operations; operations/organization-links.ts is an example.
 */
export function createTable<Item extends { readonly id: string }, Hidden extends object>({
  table,
  fields,
  hidden,
  freeText,
  sortable,
  order,
}: Definition<Item, Hidden>) {
  const columns: Readonly<Record<string, Column>> = { ...fields, ...hidden }
  const select = (shown: Readonly<Record<string, Column>>) =>
    Object.entries(shown)
      .map(([field, column]) => `${nameOf(column)} as "${field}"`)
      .join(', ')
  const list: List = {
    columns: select(fields),
    table,
    sortable: Object.fromEntries(sortable.map((field) => [field, nameOf(columns[field] ?? field)])),
    order,
  }
  const names = [...Object.values(columns).map(nameOf), 'folded'].join(', ')
  const marks = [...Object.keys(columns), 'folded'].map(() => '?').join(', ')

  const fromRow = (row: object): object =>
    Object.fromEntries(
      Object.entries(present(row)).map(([field, value]) => [field, decode(columns[field], value)]),
    )
  // The columns of the list are the fields of its item, and null only where one may be absent.
  const itemOf = (row: object) => fromRow(row) as Item
  function valuesOf(record: object): Value[] {
    const given = new Map<string, unknown>(Object.entries(record))
    const texts = freeText.map((field) => given.get(field)).filter(Boolean)
    return [
      ...Object.entries(columns).map(([field, column]) => encode(column, given.get(field))),
      fold(texts.join('\n')),
    ]
  }

  /** The one record with this id, if it meets the conditions. */
  const only = (id: string, where: readonly Condition[]) =>
    fromOf({ ...list, where: [{ sql: 'id = ?', values: [id] }, ...where] })

  return {
    /** Answers a search: the page that the call asks for, by its free text and these conditions. */
    search: (call: SearchCall, where: readonly Condition[] = []) =>
      search<Item, object>(call, list, [mentions(freeTextOf(call), 'folded'), ...where], itemOf),

    /** All items that meet the conditions, in order. */
    list: (store: Store, where: readonly Condition[] = []): Item[] => {
      const { from, values } = fromOf({ ...list, where })
      return store.all<object>(`select ${list.columns} ${from} order by ${order}`, ...values).map(itemOf)
    },

    find: (store: Store, id: string, where: readonly Condition[] = []): Item | undefined => {
      const { from, values } = only(id, where)
      const row = store.one<object>(`select ${list.columns} ${from}`, ...values)
      return row && itemOf(row)
    },

    add: (store: Store, record: Item & Hidden): void => {
      store.run(`insert into ${table} (${names}) values (${marks})`, ...valuesOf(record))
    },

    /** Gives a record these fields, the others stay; false when there is none with this id, or for the conditions. */
    change: (
      store: Store,
      id: string,
      changes: Partial<Item & Hidden>,
      where: readonly Condition[] = [],
    ): boolean => {
      const { from, values: given } = only(id, where)
      const row = store.one<object>(`select ${select(columns)} ${from}`, ...given)
      if (!row) return false
      const values = valuesOf({ ...fromRow(row), ...changes })
      return store.run(`update ${table} set (${names}) = (${marks}) where id = ?`, ...values, id) === 1
    },

    /** False when there is none with this id (any more), or for the conditions. */
    remove: (store: Store, id: string, where: readonly Condition[] = []): boolean => {
      const { from, values } = only(id, where)
      return store.run(`delete ${from}`, ...values) === 1
    },
  }
}
