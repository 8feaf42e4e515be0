import { textPart, type ListAddress } from '../../../../kit/list/address'
import type { Asking } from '../../../../kit/list/first-list'

export type Filters = { readonly freeText: string }

/** The call knows no order. */
type Order = 'updatedAt:DESC'

export const listParams: ListAddress<Filters, Order> = {
  name: 'systemVariables',
  filters: { freeText: textPart },
  orders: ['updatedAt:DESC'],
}

export const argsOf = ({ request: { page, pageSize }, filters }: Asking<Filters, Order>) => ({
  ...{ page, pageSize },
  systemVariableSearch: { freeText: filters.freeText },
})
