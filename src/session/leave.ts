import { call, type SagaGenerator } from 'typed-redux-saga'
import { navigator, parameters } from '../flows/navigation'
import { tellTabs } from '../flows/tabs'
import { paths, withLang } from '../paths'
import { clearStoredSession } from './storage'

/** The session has ended by what the person has done: nothing of it stays, and /login is loaded in their language. */
export function* leaveForNewSignIn(): SagaGenerator<void> {
  clearStoredSession()
  yield* tellTabs({ kind: 'signedOut' })
  const { load } = yield* navigator()
  const lang = (yield* parameters()).get('lang')
  yield* call(load, withLang(paths.signIn, lang))
}
