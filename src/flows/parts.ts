import type { Reducer } from '@reduxjs/toolkit'
import type { SagaGenerator } from 'typed-redux-saga'

/**
 * What a screen needs of the store beside its calls. It comes with the screen, once a document, and stays: a flow is
 * never stopped, so what was sent goes on when the person leaves.
 */
export type Parts = {
  readonly flows: readonly (() => SagaGenerator<void>)[]
  /** Each under a key that no other has. */
  readonly slices: readonly { readonly reducerPath: string; readonly reducer: Reducer }[]
}
