import { call, delay, fork, type SagaGenerator } from 'typed-redux-saga'

/** A flow that fails at once must not spin. */
const PAUSE = 1000

/**
 * Runs flows side by side, each by itself: one that throws is reported and started again, and the others
 * never notice.
 */
export function* supervise(flows: readonly (() => SagaGenerator<void>)[]): SagaGenerator<void> {
  for (const flow of flows)
    yield* fork(function* restarted() {
      while (true) {
        try {
          yield* call(flow)
          return
        } catch (error) {
          console.error(error)
          yield* delay(PAUSE)
        }
      }
    })
}
