import type { LoginActivitySearch } from '../../api'
import { momentPart, someOf, textPart, type ListAddress } from '../../kit/list/address'
import { isUpsideDown, type TimeRange } from '../../kit/list/time-range'

/** What the status filter offers; a row may have another word. */
export const statuses = ['Success', 'Failed'] as const
export type Status = (typeof statuses)[number]

export type Filters = TimeRange & {
  readonly freeText: string
  readonly status: readonly Status[]
}

export const address: ListAddress<Filters, 'actionAt:DESC'> = {
  filters: { freeText: textPart, status: someOf(statuses), from: momentPart, to: momentPart },
  orders: ['actionAt:DESC'],
}

/** The range that holds: half a range is none (LOGINACT-05), and so is one that ends before it begins. */
export function rangeOf(filters: Filters): { fromTime: number; toTime: number } | undefined {
  const { from, to } = filters
  if (from === undefined || to === undefined || isUpsideDown(filters)) return undefined
  return { fromTime: from, toTime: to }
}

export function searchOf(filters: Filters): LoginActivitySearch {
  const { freeText, status } = filters
  return { freeText, status: [...status], ...(rangeOf(filters) ?? { fromTime: 0, toTime: 0 }) }
}

/** How many filters beside the free text hold. */
export const countOf = (filters: Filters): number =>
  Number(filters.status.length > 0) + Number(rangeOf(filters) !== undefined)
