import { Page, PageSize } from '../../openapi/bounds.gen'
import type { components } from '../../openapi/schema.gen'
import { results } from '../answers'
import type { Clock } from '../clock'
import { OrderedFailure } from '../faults'
import { brokenBy } from '../rules/sentinels'
import { present, type Store } from './db'
import { containing } from './fold'

type PagedInfo = components['schemas']['PagedInfo']
type Value = string | number
type Here = { readonly store: Store; readonly clock: Clock }

export type PageQuery = { readonly page?: number; readonly pageSize?: number; readonly orderBy?: string }

/** The page that a call asks for, its first when it names none, and how many rows come before it. */
export function pageOf({ page = Page.default, pageSize = PageSize.default }: PageQuery) {
  return { page, pageSize, offset: page * pageSize }
}

/** One condition of a search; nothing (undefined) when the criteria leave it open. */
export type Condition = { readonly sql: string; readonly values: readonly Value[] } | undefined

/** A list that can be searched. */
export type List = {
  readonly columns: string
  readonly table: string
  /** Wire name of a field to its column; only these can be sorted by. */
  readonly sortable?: Readonly<Record<string, string>>
  /** Sorts when the call names no order, and what is equal. */
  readonly order: string
}

/** A list with what is looked for in it. */
export type Search = List & { readonly where: readonly Condition[] }

/** Some of the columns, which are folded, contain the text. */
export function mentions(text: string | undefined, ...columns: readonly string[]): Condition {
  if (!text?.trim()) return undefined
  const sql = columns.map((column) => `${column} like ? escape '\\'`).join(' or ')
  return { sql, values: columns.map(() => containing(text)) }
}

/** The column has one of the values; no values, or none at all, leave it open. */
export const among = (column: string, values: readonly Value[] = []): Condition =>
  values.length > 0 ? { sql: `${column} in (${values.map(() => '?').join(', ')})`, values } : undefined

/** The column has this value; undefined and the empty text leave it open. */
export const equals = (column: string, value: Value | undefined): Condition =>
  value === undefined || value === '' ? undefined : { sql: `${column} = ?`, values: [value] }

/** The column lies between two times, themselves included; 0 leaves an end open. */
export const between = (column: string, from = 0, to = 0): Condition => {
  const ends = [from > 0 && `${column} >= ?`, to > 0 && `${column} <= ?`].filter((end) => end !== false)
  const values = [from, to].filter((time) => time > 0)
  return ends.length > 0 ? { sql: ends.join(' and '), values } : undefined
}

/** Fails as the server of a broken list does when free text asks for it (`sentinel:500`). */
export function failWhenBroken(freeText: string | undefined): void {
  const status = brokenBy(freeText)
  if (status) throw new OrderedFailure(status)
}

function orderOf({ sortable = {}, order }: List, orderBy?: string): string {
  const [field = '', direction] = orderBy?.split(':') ?? []
  const column = Object.hasOwn(sortable, field) ? sortable[field] : undefined
  return column ? `${column} ${direction === 'ASC' ? 'asc' : 'desc'}, ${order}` : order
}

/** What a search looks at, all its conditions as one, and their values. */
export function fromOf({ table, where: conditions }: Search) {
  const given = conditions.filter((condition) => condition !== undefined)
  const where = given.map(({ sql }) => `(${sql})`).join(' and ') || '1'
  return { from: `from ${table} where ${where}`, where, values: given.flatMap(({ values }) => values) }
}

/** How many records a search finds. */
export function totalOf(store: Store, search: Search): number {
  const { from, values } = fromOf(search)
  return store.one<{ n: number }>(`select count(*) as n ${from}`, ...values)?.n ?? 0
}

/** The ids of all records that a search finds, in its order. */
export function idsOf(store: Store, search: Search): string[] {
  const { from, values } = fromOf(search)
  return store
    .all<{ id: string }>(`select id ${from} order by ${search.order}`, ...values)
    .map(({ id }) => id)
}

/** Those of some records that are still there, in the order of a search. */
export const rowsOf = <Row>(store: Store, { columns, table, order }: Search, ids: readonly string[]): Row[] =>
  store.all<Row>(
    `select ${columns} from ${table} where id in (select value from json_each(?)) order by ${order}`,
    JSON.stringify(ids),
  )

/** The envelope of one page in the description. `started` is a time of `performance`. */
export function paged<Item>(
  content: Item[],
  totalRecords: number,
  query: PageQuery,
  clock: Clock,
  started: number,
): PagedInfo & { content: Item[] } {
  const { page: currentPage, pageSize } = pageOf(query)
  return {
    content,
    page: { pageSize, currentPage, totalPages: Math.ceil(totalRecords / pageSize), totalRecords },
    timeTaken: Math.round(performance.now() - started),
    currentTime: clock.now(),
  }
}

/** A call that searches: its criteria, its page, and the world that it is made in. */
export type SearchCall = {
  readonly body: object | undefined
  readonly query: PageQuery
  readonly world: Here
}

/** The free text of a call's criteria. */
export const freeTextOf = ({ body }: SearchCall): string | undefined =>
  body && 'freeText' in body && typeof body.freeText === 'string' ? body.freeText : undefined

/** One page of the rows that a call asks for; its free text is a condition of the list. */
export function find<Row>(call: SearchCall, search: Search) {
  const { query, world } = call
  const { store, clock } = world
  failWhenBroken(freeTextOf(call))
  const started = performance.now()
  const { pageSize, offset } = pageOf(query)
  const { from, values } = fromOf(search)
  const rows = store.all<Row>(
    `select ${search.columns} ${from} order by ${orderOf(search, query.orderBy)} limit ? offset ?`,
    ...values,
    pageSize,
    offset,
  )
  return paged(rows, totalOf(store, search), query, clock, started)
}

/** The columns of a list are the fields of its item, and null only where a field may be absent. */
function withoutNulls<Item>(row: object): Item {
  const item: object = present(row)
  return item as Item
}

/**
 * Answers a search: the page that a call asks for of a list, under these conditions. A row becomes an item by leaving out
 * what is null, or by `itemOf`.
 */
export function search<Item extends object, Row extends object = Item>(
  call: SearchCall,
  list: List,
  where: readonly Condition[],
  itemOf: (row: Row) => Item = withoutNulls<Item>,
) {
  const found = find<Row>(call, { ...list, where })
  return results({ ...found, content: found.content.map(itemOf) })
}
