import { loginActivityApi, values, type LoginActivitySearch, type LoginActivityStatus } from '../../api'
import { someOf, textPart, type ListAddress } from '../../kit/list/address'
import { firstList, type Asking } from '../../kit/list/first-list'
import { onlyWholeRange, rangeParts, wireRange, type TimeRange } from '../../kit/list/time-range'

export type Filters = TimeRange & {
  readonly freeText: string
  /** A row may have another word. */
  readonly status: readonly LoginActivityStatus[]
}

export const listParams: ListAddress<Filters, 'actionAt:DESC'> = {
  name: 'login activity',
  filters: { freeText: textPart, status: someOf(values.LoginActivityStatus), ...rangeParts },
  orders: ['actionAt:DESC'],
  holds: onlyWholeRange, // LOGINACT-05
}

/** No range is 0 to 0. */
export function searchOf({ freeText, status, ...range }: Filters): LoginActivitySearch {
  const { from, to } = wireRange(range)
  return { freeText, status: [...status], fromTime: from, toTime: to }
}

export const argsOf = ({ request, filters }: Asking<Filters, 'actionAt:DESC'>) => ({
  ...request,
  loginActivitySearch: searchOf(filters),
})

export const first = firstList(loginActivityApi.endpoints.searchOwnLoginActivities, listParams, argsOf)
