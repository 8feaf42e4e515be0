import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { put, takeEvery, type SagaGenerator } from 'typed-redux-saga'

type Undo = {
  /** The notice that offered it. */
  readonly notice: string
  /** The fact that the flow of the change takes back by. */
  readonly undo: UnknownAction
}

/** The person pressed Undo in the notice of a change. */
export const undoAsked = createAction<Undo>('notices/undoAsked')

/** Hands the undo of a change to the flow that knows how. */
export function* undoFlow(): SagaGenerator<void> {
  yield* takeEvery(undoAsked, function* ({ payload }) {
    yield* put(payload.undo)
  })
}
