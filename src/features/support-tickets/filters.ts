import { values, type SupportTicketSearch, type TicketStatus } from '../../api'
import { someOf, textPart, wordsPart, type ListAddress } from '../../kit/list/address'
import { rangeNow, rangeParts, wireRange, type TimeRange } from '../../kit/list/time-range'

export type Filters = TimeRange & {
  readonly freeText: string
  readonly status: readonly TicketStatus[]
  /** Ids. */
  readonly topics: readonly string[]
}

export const listParams: ListAddress<Filters, 'createdAt:DESC'> = {
  name: 'tickets',
  filters: {
    freeText: textPart,
    status: someOf(values.TicketStatus),
    topics: wordsPart,
    ...rangeParts,
  },
  orders: ['createdAt:DESC'],
  holds: rangeNow,
}

/** What is asked: of all statuses, or of one tab's. An end of the range that is not chosen is 0. */
export function searchOf(filters: Filters, only?: TicketStatus): SupportTicketSearch {
  const { freeText, status, topics, ...range } = filters
  const { from, to } = wireRange(range)
  return { freeText, topics: [...topics], status: only ? [only] : [...status], fromTime: from, toTime: to }
}
