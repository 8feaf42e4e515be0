import { textPart, type ListAddress } from '../../../../kit/list/address'
import type { Asking } from '../../../../kit/list/first-list'

export type LiveFilters = { readonly freeText: string }

/** The call knows no order: the newest come first. */
export const liveParams: ListAddress<LiveFilters, 'createdAt:DESC'> = {
  name: 'mini app live versions',
  filters: { freeText: textPart },
  orders: ['createdAt:DESC'],
}

export const liveArgsOf = ({
  request: { page, pageSize },
  filters: { freeText },
}: Asking<LiveFilters, 'createdAt:DESC'>) => ({ page, pageSize, miniAppLiveVersionSearch: { freeText } })
