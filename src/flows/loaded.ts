import { call, type SagaGenerator } from 'typed-redux-saga'
import { refuse } from '../api'

/**
 * A part that a flow seldom needs: flows load with the app, `load` (an `import()`) when it is wanted. Throws a refusal
 * when it cannot be loaded.
 */
export function* loaded<Part>(load: () => Promise<Part>): SagaGenerator<Part> {
  try {
    return yield* call(load)
  } catch {
    throw refuse('common.somethingWentWrong')
  }
}
