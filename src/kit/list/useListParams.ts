import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { serverNow } from '../../clock'
import { keepPageSize, pageSizeOf } from '../../session/page-sizes'
import { equal } from '../form/equal'
import { useChosenZone } from '../time/zone'
import {
  filtersInForce,
  noFilters,
  pageSizes,
  readPlace,
  writePlace,
  type ListAddress,
  type ListPlace,
} from './address'

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
  /** How large its pages can be. */
  readonly sizes: readonly number[]
  /** Page, size and order as the calls want them: the first page is 0 (HTTP-06). */
  readonly request: { readonly page: number; readonly pageSize: number; readonly orderBy: Order }
  /** Tells times that move with the clock anew. False when they are the same still. */
  readonly renew: () => boolean
  readonly toPage: (page: number, manner?: Manner) => void
  /** Like all that follow: back to the first page. False when one stands there already. */
  readonly toPageSize: (pageSize: number) => boolean
  /** `change` makes the new order of the present one. */
  readonly sortBy: (change: (orderBy: Order) => Order) => boolean
  readonly filterBy: (filters: Filters, manner?: Manner) => boolean
}

/** What a form of filters needs of it. */
export type Filterable<Filters> = Pick<
  ListParams<Filters>,
  'filters' | 'chosen' | 'emptyFilters' | 'filterBy'
>

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
  const [usual, setUsual] = useState(() => usualSize(params))
  const place = useMemo(() => readPlace(query, params, usual), [query, params, usual])
  const zone = useChosenZone()
  // Times that move with the clock are told anew with each place, with another zone, and with each reading that a person asks for.
  const [asked, setAsked] = useState(() => ({ place, zone, at: serverNow() }))
  if (asked.place !== place || asked.zone !== zone) setAsked({ place, zone, at: serverNow() })
  const filters = useMemo(() => filtersInForce(params, place.filters, asked.at), [params, place, asked])

  const emptyFilters = useMemo(() => noFilters(params), [params])

  const go = (
    change: (present: ListPlace<Filters, Order>) => Partial<ListPlace<Filters, Order>>,
    { replace = false }: Manner = {},
  ) => {
    // Where one stands now: the screen may not have drawn the change before yet.
    const here = where === 'address' ? new URLSearchParams(window.location.search) : state
    const present = readPlace(here, params, usual)
    const there = writePlace(here, params, { ...present, page: 1, ...change(present) }, usual)
    if (there.toString() === writePlace(here, params, present, usual).toString()) return false
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
    sizes: params.sizes ?? pageSizes,
    request: { page: page - 1, pageSize, orderBy },
    toPage: (to, manner) => void go(() => ({ page: to }), manner),
    toPageSize: (to) => {
      if (params.name !== undefined) keepPageSize(params.name, to)
      setUsual(to)
      return go(() => ({ pageSize: to }))
    },
    renew: () => {
      const at = serverNow()
      if (equal(filtersInForce(params, place.filters, at), filters)) return false
      setAsked({ place, zone, at })
      return true
    },
    sortBy: (change) => go(({ orderBy: present }) => ({ orderBy: change(present) })),
    filterBy: (to, manner) => go(() => ({ filters: to }), manner),
  }
}

/** The size that was chosen last, if it is still one of those to choose from. */
export function usualSize({
  name,
  sizes = pageSizes,
}: Pick<ListAddress<unknown, string>, 'name' | 'sizes'>): number | undefined {
  const size = name === undefined ? undefined : pageSizeOf(name)
  return sizes.find((each) => each === size)
}
