import type { UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { Endpoint } from '../../flows/request'

export type Read = <Arg, Result>(endpoint: Endpoint<Arg, Result>, arg: NoInfer<Arg>) => Promise<Result>

/** Reads something once, past the cache and for nobody else. Throws the Refusal when it cannot be read. */
export function useRead(): Read {
  const dispatch = useDispatch()
  return <Arg, Result>(endpoint: Endpoint<Arg, Result>, arg: Arg) => {
    // dispatch answers what the thunk middleware returned, which its type cannot say
    const thunk = endpoint.initiate(arg, { subscribe: false, forceRefetch: true }) as unknown as UnknownAction
    return (dispatch(thunk) as unknown as { unwrap(): Promise<Result> }).unwrap()
  }
}

/** As `useRead`; undefined when it cannot be read. */
export function useLookUp(): <Arg, Result>(
  endpoint: Endpoint<Arg, Result>,
  arg: NoInfer<Arg>,
) => Promise<Result | undefined> {
  const read = useRead()
  return (endpoint, arg) => read(endpoint, arg).catch(() => undefined)
}
