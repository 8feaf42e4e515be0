import type { LoginActivitySearch } from '../../api'
import { momentPart, someOf, textPart, type ListAddress } from '../../kit/list/address'
import { onlyWholeRange, type TimeRange } from '../../kit/list/time-range'

/** What the status filter offers; a row may have another word. */
export const statuses = ['Success', 'Failed'] as const
export type Status = (typeof statuses)[number]

export type Filters = TimeRange & {
  readonly freeText: string
  readonly status: readonly Status[]
}

export const listParams: ListAddress<Filters, 'actionAt:DESC'> = {
  filters: { freeText: textPart, status: someOf(statuses), from: momentPart, to: momentPart },
  orders: ['actionAt:DESC'],
  holds: onlyWholeRange, // LOGINACT-05
}

/** No range is 0 to 0. */
export const searchOf = ({ freeText, status, from = 0, to = 0 }: Filters): LoginActivitySearch => ({
  freeText,
  status: [...status],
  fromTime: from,
  toTime: to,
})
