import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { filtersInForce, noFilters, readPlace, writePlace, type ListAddress, type ListPlace } from './address'

type Manner = {
  /** Takes the place of the present entry of the history instead of following it. */
  readonly replace?: boolean
}

export type ListParams<Filters, Order extends string = string> = ListPlace<Filters, Order> & {
  /** What the list is filtered by: of what was chosen, what holds. */
  readonly filters: Filters
  /** What stands in the form, half a range too. */
  readonly chosen: Filters
  /** The filters that filter nothing. */
  readonly emptyFilters: Filters
  /** Page, size and order as the calls want them: the first page is 0 (HTTP-06). */
  readonly request: { readonly page: number; readonly pageSize: number; readonly orderBy: Order }
  readonly toPage: (page: number, manner?: Manner) => void
  /** Like all that follow: back to the first page. False when one stands there already. */
  readonly toPageSize: (pageSize: number) => boolean
  /** `change` makes the new order of the present one. */
  readonly sortBy: (change: (orderBy: Order) => Order) => boolean
  readonly filterBy: (filters: Filters, manner?: Manner) => boolean
}

/** What a form of filters needs of it. */
export type Filterable<Filters> = Pick<ListParams<Filters>, 'chosen' | 'emptyFilters' | 'filterBy'>

/**
 * Where one stands in a list (page, size, order, filters): in the address, so that reload, Back and a link lead there,
 * or in the component's state, where the address is that of another list. `filters` and `chosen` stay the same objects
 * until that changes.
 */
export function useListParams<Filters, Order extends string>(
  params: ListAddress<Filters, Order>,
  { in: where = 'address' }: { in?: 'address' | 'state' } = {},
): ListParams<Filters, Order> {
  const [address, setAddress] = useSearchParams()
  const [state, setState] = useState(() => new URLSearchParams())
  const query = where === 'address' ? address : state
  const place = useMemo(() => readPlace(query, params), [query, params])
  const filters = useMemo(() => filtersInForce(params, place.filters), [params, place])
  const emptyFilters = useMemo(() => noFilters(params), [params])

  const go = (
    change: (present: ListPlace<Filters, Order>) => Partial<ListPlace<Filters, Order>>,
    { replace = false }: Manner = {},
  ) => {
    // Where one stands now: the screen may not have drawn the change before yet.
    const here = where === 'address' ? new URLSearchParams(window.location.search) : state
    const present = readPlace(here, params)
    const there = writePlace(here, params, { ...present, page: 1, ...change(present) })
    if (there.toString() === writePlace(here, params, present).toString()) return false
    if (where === 'address') setAddress(there, { replace })
    else setState(there)
    return true
  }
  const { page, pageSize, orderBy } = place
  return {
    ...place,
    filters,
    chosen: place.filters,
    emptyFilters,
    request: { page: page - 1, pageSize, orderBy },
    toPage: (to, manner) => void go(() => ({ page: to }), manner),
    toPageSize: (to) => go(() => ({ pageSize: to })),
    sortBy: (change) => go(({ orderBy: present }) => ({ orderBy: change(present) })),
    filterBy: (to, manner) => go(() => ({ filters: to }), manner),
  }
}
