import { useMemo, useState } from 'react'
import { equal } from '../../kit/form/form'
import { noFilters, type ListAddress, type ListPlace } from '../../kit/list/address'
import type { AddressState } from '../../kit/list/useAddressState'
import { limits } from '../../timings'

/** Where one stands in a list whose place is not in the address: there stands that of the page's own list. */
export function useLocalPlace<Filters, Order extends string>(
  address: ListAddress<Filters, Order>,
): AddressState<Filters, Order> {
  const none = useMemo(() => noFilters(address), [address])
  const [place, setPlace] = useState<ListPlace<Filters, Order>>({
    page: 1,
    pageSize: limits.pageSize,
    orderBy: address.orders[0],
    filters: none,
  })
  const go = (changed: Partial<typeof place>) => {
    const next = { ...place, page: 1, ...changed }
    if (equal(next, place)) return false
    setPlace(next)
    return true
  }
  const { page, pageSize, orderBy } = place
  return {
    ...place,
    none,
    asked: { page: page - 1, pageSize, orderBy },
    toPage: (to) => void go({ page: to }),
    toPageSize: (to) => go({ pageSize: to }),
    sortBy: (change) => go({ orderBy: change(place.orderBy) }),
    filterBy: (to) => go({ filters: to }),
  }
}
