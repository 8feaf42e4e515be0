import type { UnknownAction } from '@reduxjs/toolkit'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Endpoint } from '../../flows/request'
import type { Mutation } from './useChange'

type State = { readonly isLoading: boolean; readonly error?: unknown }

/**
 * A mutation whose argument or answer is a secret (`x-secret`): as its generated hook, but nothing of it enters the
 * store's cache.
 */
export function useUntracked<Arg, Result>(endpoint: Endpoint<Arg, Result>): Mutation<Arg, Result> {
  const dispatch = useDispatch()
  const [state, setState] = useState<State>({ isLoading: false })
  const send = async (arg: Arg) => {
    setState({ isLoading: true })
    // dispatch answers what the thunk middleware returned, which its type cannot say
    const thunk = endpoint.initiate(arg, { track: false }) as unknown as UnknownAction
    const answer = await (dispatch(thunk) as unknown as Promise<{ data?: Result; error?: unknown }>)
    setState({ isLoading: false, error: answer.error })
    return answer
  }
  return [send, state]
}
