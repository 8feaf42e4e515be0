import type { Asked, PageInfo } from '../../api'
import { lastPage } from './pages'

/** One page of a list, as `results` of the calls. */
export type Results<Row> = {
  readonly content: readonly Row[]
  readonly page: PageInfo
  /** Milliseconds. */
  readonly timeTaken?: number
}

/** What a list shows now. */
export type ListView<Row> =
  | { readonly name: 'loading' }
  | {
      readonly name: 'rows'
      readonly results: Results<Row>
      /** What was asked last is still on its way, these are the rows before it. */
      readonly old: boolean
      /** Since when they could not be read again, in epoch milliseconds. */
      readonly unreadSince?: number
    }
  | { readonly name: 'failed'; readonly retrying: boolean }

/** The part of a generated query hook's answer that a list needs. */
export type ListQuery<Row> = Asked & {
  readonly data?: { readonly results: Results<Row> }
  readonly currentData?: { readonly results: Results<Row> }
  readonly error?: unknown
  readonly isFetching: boolean
  readonly fulfilledTimeStamp?: number
}

/** A page that lies behind the last one with rows. */
const isBeyond = ({ content, page }: Results<unknown>) => content.length === 0 && page.currentPage > 0

/**
 * Former rows stay while others come, and when the same ones cannot be read again (decisions 42); a failed list differs
 * from an empty one (decisions 15).
 */
export function viewOf<Row>(query: ListQuery<Row>): ListView<Row> {
  const { data, currentData, error, isFetching, fulfilledTimeStamp = 0 } = query
  // RTK Query keeps the error while the same call is tried again.
  if (error !== undefined) {
    if (!currentData) return { name: 'failed', retrying: isFetching }
    return { name: 'rows', results: currentData.results, old: false, unreadSince: fulfilledTimeStamp }
  }
  const results = (currentData ?? data)?.results
  if (!results || (isBeyond(results) && results.page.totalRecords > 0)) return { name: 'loading' }
  return { name: 'rows', results, old: isFetching }
}

/** The last page that has rows, when the page shown has none; undefined when all is well. */
export function pageToStepBackTo(results: Results<unknown> | undefined): number | undefined {
  if (!results || !isBeyond(results)) return undefined
  return lastPage(results.page.totalRecords, results.page.pageSize)
}
