import type { UnknownAction } from '@reduxjs/toolkit'
import type { CurrentUser } from '../../api'
import { serverNow } from '../../clock'
import { equal } from '../form/equal'
import { filtersInForce, readPlace, type ListAddress } from './address'
import { usualSize, type ListParams } from './useListParams'

/** What a list is asked with, of where one stands in it. */
export type Asking<Filters, Order extends string> = Pick<ListParams<Filters, Order>, 'request' | 'filters'>

interface Endpoint<Arg> {
  initiate(arg: Arg, options: object): unknown
}

/**
 * The call of the list that an address names (`search`), as that person sees it; none where it cannot be known before its
 * screen is there.
 */
export type FirstList = (search: string, user: CurrentUser) => UnknownAction | undefined

/**
 * A list can be asked for before the code of its screen has come (app/first-list.ts). That screen takes an answer of the
 * last seconds: `useSearch…Query(argsOf(list), justRead)`.
 */
export const justRead = { refetchOnMountOrArgChange: 3 } as const

export const firstList =
  <Filters, Order extends string, Arg>(
    endpoint: Endpoint<Arg>,
    params: ListAddress<Filters, Order>,
    argsOf: (asking: Asking<Filters, Order>) => Arg,
  ): FirstList =>
  (search) => {
    const { page, pageSize, orderBy, filters } = readPlace(
      new URLSearchParams(search),
      params,
      usualSize(params),
    )
    const at = serverNow()
    const now = filtersInForce(params, filters, at)
    // A range that moves with the clock will be another one when the screen asks.
    if (!equal(now, filtersInForce(params, filters, at + 60_000))) return undefined
    const arg = argsOf({ request: { page: page - 1, pageSize, orderBy }, filters: now })
    // A thunk, which the type of a saga's put does not know.
    return endpoint.initiate(arg, { subscribe: false }) as UnknownAction
  }
