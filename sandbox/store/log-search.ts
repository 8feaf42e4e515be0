import { results } from '../answers'
import type { Clock } from '../clock'
import { present, type Store } from './db'
import { fold } from './fold'
import {
  failWhenBroken,
  freeTextOf,
  fromOf,
  mentions,
  paged,
  pageOf,
  type Condition,
  type SearchCall,
} from './search'

/** A log of an organization, of which there may be a million rows. */
export type Log = {
  readonly table: string
  /** As the fields of the item are called on the wire. */
  readonly columns: string
  /** The name of its row number. */
  readonly key: 'id' | 'rowid'
  /** Where its times are, newest first; with the organization they make the index `<table>_by_organization`. */
  readonly time: string
  /** It has a table `<table>_text`, in which free text is looked up. */
  readonly hasText: boolean
  /** How a call names its times, where it may ask for the oldest first. */
  readonly sortable?: readonly string[]
}

/** So few are sorted by themselves; more are met soon by who walks along the times. */
const FEW = 2_000
/** What more rows mention is looked for in all of them, one after another. */
const COMMON = 5_000

/** All conditions as one. */
const all = (where: readonly Condition[]) => fromOf({ table: '', columns: '', order: '', where })

type Value = string | number
type From = { readonly from: string; readonly values: readonly Value[] }

/** Free text as its index is asked, which knows three letters and more; undefined for less. */
function phraseOf(freeText: string | undefined): string | undefined {
  const text = fold((freeText ?? '').trim())
  return [...text].length >= 3 && !text.includes('\0') ? `"${text.replace(/"/g, '""')}"` : undefined
}

const countOf = (store: Store, { from, values }: From): number =>
  store.one<{ n: number }>(`select count(*) as n from ${from}`, ...values)?.n ?? 0

/** The rows that mention a phrase, looked up once; undefined where too many do. */
function mentioning(
  store: Store,
  { table, key }: Log,
  phrase: string | undefined,
  where: readonly Condition[],
): From | undefined {
  if (phrase === undefined) return undefined
  const found = store.all<{ n: number }>(
    `select rowid as n from ${table}_text where ${table}_text match ? limit ?`,
    ...[phrase, COMMON + 1],
  )
  if (found.length > COMMON) return undefined
  const { where: others, values } = all(where)
  return {
    // By their numbers and in no other way: of an organization with a million rows each would be looked at.
    from: `(select value as found from json_each(?)) cross join ${table} on ${table}.${key} = found where ${others}`,
    values: [JSON.stringify(found.map(({ n }) => n)), ...values],
  }
}

/** The newest first unless the call asks for the oldest; of the same millisecond, those that were written last. */
function orderOf({ table, time, key, sortable = [] }: Log, orderBy = ''): string {
  const [field = '', direction] = orderBy.split(':')
  const way = sortable.includes(field) && direction === 'ASC' ? 'asc' : 'desc'
  return `${table}.${time} ${way}, ${table}.${key} ${way}`
}

type Found = { readonly keys: readonly number[]; readonly totalRecords: number }

function find(call: SearchCall, log: Log, where: readonly Condition[]): Found {
  const { store } = call.world
  const { table, key } = log
  const freeText = freeTextOf(call)
  const { pageSize, offset } = pageOf(call.query)
  const keysOf = ({ from, values }: From) =>
    store
      .all<{ n: number }>(
        `select ${table}.${key} as n from ${from} order by ${orderOf(log, call.query.orderBy)} limit ? offset ?`,
        ...[...values, pageSize, offset],
      )
      .map(({ n }) => n)
  const text = log.hasText ? mentions(freeText, 'folded') : undefined
  const meant = all([...where, text])
  const only = (index: string): From => ({
    from: `${table}${index} where ${meant.where}`,
    values: meant.values,
  })
  const plain = only('')
  const along = only(` indexed by ${table}_by_organization`)
  const short = text && mentioning(store, log, phraseOf(freeText), where)
  // Of text alone its index holds all that is to be looked at.
  const isOnlyText = text !== undefined && where.filter(Boolean).length === 1
  const counted = isOnlyText ? only(` indexed by ${table}_by_text`) : plain
  const totalRecords = countOf(store, short ?? counted)
  // An index of one value is in the order of times already; of several it would have to be sorted.
  const several = where.some((condition) => (condition?.values.length ?? 0) > 1)
  const many = totalRecords > FEW && (text !== undefined || several)
  return { keys: keysOf(many ? along : (short ?? plain)), totalRecords }
}

/**
 * Answers a search of a log, newest first; quick among a million rows. The first condition names the organization; of
 * what is found `shown` says how it is shown.
 */
export function searchLog<Item extends object>(
  call: SearchCall,
  log: Log,
  where: readonly Condition[],
  shown: (item: Item) => Item = (item) => item,
) {
  failWhenBroken(freeTextOf(call))
  const { store, clock }: { store: Store; clock: Clock } = call.world
  const started = performance.now()
  const { keys, totalRecords } = find(call, log, where)
  const rows = store.all<object>(
    `select ${log.columns} from ${log.table} where ${log.key} in (select value from json_each(?))
      order by ${orderOf(log, call.query.orderBy)}`,
    JSON.stringify(keys),
  )
  // The columns of a log are the fields of its item, and null only where a field may be absent.
  const content = rows.map((row) => shown(present(row) as Item))
  return results(paged(content, totalRecords, call.query, clock, started))
}

/** How many of the rows have each value of a column, the most frequent first. */
export function countsOf(store: Store, table: string, column: string, where: readonly Condition[]) {
  const { where: meant, values } = all(where)
  const counts = store.all<{ value: string | null; n: number }>(
    `select ${column} as value, count(*) as n from ${table} where ${meant} group by 1 order by n desc, value`,
    ...values,
  )
  // A name may be __proto__, which fromEntries takes for a name.
  return Object.fromEntries(counts.flatMap(({ value, n }) => (value === null ? [] : [[value, n]])))
}
