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
  /** `change` makes the new order of the present one. */
  readonly sortBy: (change: (orderBy: Order) => Order) => boolean
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

  const go = (
    change: (present: ListPlace<Filters, Order>) => Partial<ListPlace<Filters, Order>>,
    { replace = false }: Manner = {},
  ) => {
    // Where one stands now: the screen may not have drawn the change before yet.
    const here = new URLSearchParams(window.location.search)
    const present = readPlace(here, address)
    const there = writePlace(here, address, { ...present, page: 1, ...change(present) })
    if (there.toString() === writePlace(here, address, present).toString()) return false
    setQuery(there, { replace })
    return true
  }
  const { page, pageSize, orderBy } = place
  return {
    ...place,
    none,
    asked: { page: page - 1, pageSize, orderBy },
    toPage: (to, manner) => void go(() => ({ page: to }), manner),
    toPageSize: (to) => go(() => ({ pageSize: to })),
    sortBy: (change) => go(({ orderBy: present }) => ({ orderBy: change(present) })),
    filterBy: (to, manner) => go(() => ({ filters: to }), manner),
  }
}
