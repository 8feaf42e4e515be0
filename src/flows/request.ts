import type { UnknownAction } from '@reduxjs/toolkit'
import { call, cancelled, put, type SagaGenerator } from 'typed-redux-saga'

type Handle<Result> = Promise<unknown> & { unwrap(): Promise<Result>; abort(): void }

/** A generated endpoint, as far as a flow needs it: RTK's own types are invariant. */
export interface Endpoint<Arg, Result> {
  initiate(arg: Arg, options?: object): (dispatch: never, getState: never, extra: never) => Handle<Result>
}

const unwrap = <Result>(handle: Handle<Result>): Promise<Result> => handle.unwrap()

type RequestOptions = {
  /** A change that shall not be made any more once its flow is cancelled. */
  readonly aborts?: boolean
}

/** What `request` calls; tests of flows answer in its place. */
export function* runEndpoint<Arg, Result>(
  endpoint: Endpoint<Arg, Result>,
  arg: Arg,
  { aborts = false }: RequestOptions = {},
): SagaGenerator<Result> {
  // Query options and mutation options at once: an endpoint reads its own.
  const thunk = endpoint.initiate(arg, { subscribe: false, forceRefetch: true, track: false })
  // put answers what the thunk middleware returned, which its type cannot say
  const handle = (yield* put(thunk as unknown as UnknownAction)) as unknown as Handle<Result>
  try {
    return (yield* call(unwrap, handle)) as Result
  } finally {
    // A change that was sent goes on: whether it was made would else be unknown.
    if ((yield* cancelled()) && (aborts || 'refetch' in handle)) handle.abort()
  }
}

/** Sends one call and waits for its answer. Throws the Refusal; a cancelled flow aborts what it reads. */
export function* request<Arg, Result>(
  endpoint: Endpoint<Arg, Result>,
  arg: NoInfer<Arg>,
  options?: RequestOptions,
): SagaGenerator<Result> {
  return yield* call(
    runEndpoint as (e: Endpoint<Arg, Result>, a: Arg, o?: RequestOptions) => SagaGenerator<Result>,
    endpoint,
    arg,
    options,
  )
}
