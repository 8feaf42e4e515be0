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

/** One page of a search, in the envelope of the description. */
export function page<Row>(
  store: Store,
  clock: Clock,
  search: Search,
  { page: currentPage = 0, pageSize = 10, orderBy }: PageAsked,
): PagedInfo & { content: Row[] } {
  const started = performance.now()
  const given = search.where.filter((condition) => condition !== undefined)
  const where = given.map(({ sql }) => `(${sql})`).join(' and ') || '1'
  const values = given.flatMap((condition) => condition.values)
  const from = `from ${search.table} where ${where}`
  const totalRecords = store.one<{ n: number }>(`select count(*) as n ${from}`, ...values)?.n ?? 0
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
