import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { noFilters, readPlace, writePlace, type ListAddress, type ListPlace } from './address'

type Manner = {
  /** Takes the place of the present entry of the history instead of following it. */
  readonly replace?: boolean
}

export type AddressState<Filters, Order extends string = string> = ListPlace<Filters, Order> & {
  /** The filters that filter nothing. */
  readonly none: Filters
  /** Page, size and order as the calls want them: the first page is 0 (HTTP-06). */
  readonly asked: { readonly page: number; readonly pageSize: number; readonly orderBy: Order }
  readonly toPage: (page: number, manner?: Manner) => void
  /** Like all that follow: back to the first page. False when the address says it already. */
  readonly toPageSize: (pageSize: number) => boolean
  readonly sortBy: (orderBy: Order) => boolean
  readonly filterBy: (filters: Filters, manner?: Manner) => boolean
}

/** What a form of filters needs of it. */
export type Filterable<Filters> = Pick<AddressState<Filters>, 'filters' | 'none' | 'filterBy'>

/**
 * Where one stands in a list (page, size, order, filters), kept in the address, so that reload, Back and a
 * link lead there. `filters` stays the same object until the address changes.
 */
export function useAddressState<Filters, Order extends string>(
  address: ListAddress<Filters, Order>,
): AddressState<Filters, Order> {
  const [query, setQuery] = useSearchParams()
  const place = useMemo(() => readPlace(query, address), [query, address])
  const none = useMemo(() => noFilters(address), [address])

  const go = (next: ListPlace<Filters, Order>, { replace = false }: Manner = {}) => {
    const there = writePlace(query, address, next)
    if (there.toString() === writePlace(query, address, place).toString()) return false
    setQuery(there, { replace })
    return true
  }
  const { page, pageSize, orderBy } = place
  return {
    ...place,
    none,
    asked: { page: page - 1, pageSize, orderBy },
    toPage: (to, manner) => void go({ ...place, page: to }, manner),
    toPageSize: (to) => go({ ...place, page: 1, pageSize: to }),
    sortBy: (to) => go({ ...place, page: 1, orderBy: to }),
    filterBy: (to, manner) => go({ ...place, page: 1, filters: to }, manner),
  }
}
