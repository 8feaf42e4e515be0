import type { components } from '../../openapi/schema.gen'
import type { Clock } from '../clock'
import type { Store } from './db'

type PagedInfo = components['schemas']['PagedInfo']
type Value = string | number

export type PageAsked = { readonly page?: number; readonly pageSize?: number; readonly orderBy?: string }

/** Conditions of a search; empty ones (undefined) are left out. */
export type Condition = { readonly sql: string; readonly values: readonly Value[] } | undefined

export type Search = {
  readonly columns: string
  readonly table: string
  readonly where: readonly Condition[]
  /** Wire name of a field to its column; only these can be sorted by. */
  readonly sortable: Readonly<Record<string, string>>
  /** Sorts what was not asked otherwise, and what is equal. */
  readonly order: string
}

function orderOf({ sortable, order }: Search, asked?: string): string {
  const [field = '', direction] = asked?.split(':') ?? []
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

/** One page of a search, in the envelope of the description. */
export function page<Row>(
  store: Store,
  clock: Clock,
  search: Search,
  { page: currentPage = 0, pageSize = 10, orderBy }: PageAsked,
): PagedInfo & { content: Row[] } {
  const started = performance.now()
  const { from, values } = fromOf(search)
  const totalRecords = totalOf(store, search)
  const content = store.all<Row>(
    `select ${search.columns} ${from} order by ${orderOf(search, orderBy)} limit ? offset ?`,
    ...values,
    pageSize,
    currentPage * pageSize,
  )
  return {
    content,
    page: { pageSize, currentPage, totalPages: Math.ceil(totalRecords / pageSize), totalRecords },
    timeTaken: Math.round(performance.now() - started),
    currentTime: clock.now(),
  }
}
