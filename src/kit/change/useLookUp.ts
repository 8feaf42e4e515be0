import type { UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { Endpoint } from '../../flows/request'

/** Reads something once, past the cache and for nobody else; undefined when it cannot be read. */
export function useLookUp(): <Arg, Result>(
  endpoint: Endpoint<Arg, Result>,
  arg: NoInfer<Arg>,
) => Promise<Result | undefined> {
  const dispatch = useDispatch()
  return async <Arg, Result>(endpoint: Endpoint<Arg, Result>, arg: Arg) => {
    // dispatch answers what the thunk middleware returned, which its type cannot say
    const thunk = endpoint.initiate(arg, { subscribe: false, forceRefetch: true }) as unknown as UnknownAction
    const { data } = await (dispatch(thunk) as unknown as Promise<{ data?: Result }>)
    return data
  }
}
