import { useEffect, useEffectEvent } from 'react'
import type { AddressState } from './useAddressState'
import { pageToStepBackTo, type ListQuery } from './listView'

/** Leaves an empty page behind the first for the last one with rows: rows go, and anyone can type an address. */
export function useStepBack(list: Pick<AddressState<unknown>, 'toPage'>, query: ListQuery<unknown>): void {
  const page = query.isFetching ? undefined : pageToStepBackTo(query.currentData?.results)
  const stepBack = useEffectEvent((to: number) => list.toPage(to, { replace: true }))
  // The address is outside React.
  useEffect(() => {
    if (page !== undefined) stepBack(page)
  }, [page])
}
