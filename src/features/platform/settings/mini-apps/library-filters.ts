import { bounds, values, type MiniAppOrder } from '../../../../api'
import { textPart, type ListAddress } from '../../../../kit/list/address'
import type { Asking } from '../../../../kit/list/first-list'

export type LibraryFilters = { readonly freeText: string }

const usual = bounds.MiniAppPageSize.default

/** Nine a page (ZMA-10), or so many times that. */
export const libraryParams: ListAddress<LibraryFilters, MiniAppOrder> = {
  name: 'mini app library',
  filters: { freeText: textPart },
  orders: values.MiniAppOrder,
  sizes: [usual, 2 * usual, 5 * usual, 10 * usual],
}

export const libraryArgsOf = ({ request, filters: { freeText } }: Asking<LibraryFilters, MiniAppOrder>) => ({
  ...request,
  supportedMiniAppSearch: { freeText },
})
