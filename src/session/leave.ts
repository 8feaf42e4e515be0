import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { navigator, parameters } from '../flows/navigation'
import { tellTabs } from '../flows/tabs'
import { paths, withLang } from '../paths'
import { sessionGoesOn, sessionEnding, sessionEndSent } from './state'
import { clearStoredSession } from './storage'

/**
 * Sends what ends the session once it is done. Another call may be refused for that before the answer is here: what its
 * 401 means is not said before this one is known.
 */
export function* sendEnd<Result>(send: () => SagaGenerator<Result>): SagaGenerator<Result> {
  yield* put(sessionEndSent())
  let isDone = false
  try {
    const result = yield* call(send)
    isDone = true
    return result
  } finally {
    yield* put(isDone ? sessionEnding() : sessionGoesOn())
  }
}

/** The session has ended by what the person has done: nothing of it stays, and /login is loaded in their language. */
export function* leaveForNewSignIn(): SagaGenerator<void> {
  clearStoredSession()
  yield* tellTabs({ kind: 'signedOut' })
  const { load } = yield* navigator()
  const lang = (yield* parameters()).get('lang')
  yield* call(load, withLang(paths.signIn, lang))
}
