import { call, cancelled, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { api, cacheTags, isRefusal, sessionApi } from '../api'
import { keepForNextDocument } from '../flows/kept-notice'
import { navigator, parameters } from '../flows/navigation'
import { request } from '../flows/request'
import { tabMessages, type TabMessage } from '../flows/tabs'
import { address, paths, withLang } from '../paths'
import {
  otherTabDialogLeft,
  extendedInOtherTab,
  organizationChosenInOtherTab,
  selectSession,
  selectUser,
  sessionUnsure,
  signedOut,
} from './state'
import { clearStoredSession } from './storage'

const { getCurrentUser } = sessionApi.endpoints

/** Follows what happens to the session in the other tabs of this browser. */
export function* followTabs(): SagaGenerator<void> {
  const heard = yield* call(tabMessages)
  try {
    while (true) yield* call(follow, yield* take(heard))
  } finally {
    if (yield* cancelled()) heard.close()
  }
}

function* follow(message: TabMessage): SagaGenerator<void> {
  if (message.kind === 'organizationChosen') yield* put(organizationChosenInOtherTab())
  if (message.kind === 'signedOut') yield* call(signOutToo)
  if (message.kind === 'signedIn' || message.kind === 'organizationChosen') yield* call(readOtherTabsSession)
  if (message.kind === 'extended') yield* put(extendedInOtherTab(message.expiredAt))
}

/** Signed out in another tab: nothing of the session stays here either. */
function* signOutToo(): SagaGenerator<void> {
  const { name } = yield* select(selectSession)
  const { here, load } = yield* navigator()
  if (name === 'signedOut' || here().pathname === paths.signOut) return
  clearStoredSession()
  yield* put(signedOut())
  keepForNextDocument('session.signedOutInOtherTab')
  const lang = (yield* parameters()).get('lang')
  yield* call(load, withLang(paths.signIn, lang))
}

/**
 * Somebody has signed in or chosen an organization in another tab: is it who and what this tab shows? The state says so
 * by itself; here it is only asked, and nothing is changed meanwhile (`guardFor`). After a new sign-in every list is
 * read again, since it may have been refused meanwhile (B16).
 */
function* readOtherTabsSession(): SagaGenerator<void> {
  const before = yield* select(selectUser)
  if (!before) return
  yield* put(sessionUnsure())
  try {
    const { result: user } = yield* request(getCurrentUser, undefined)
    const isHere = user.id === before.id && user.orgCtx?.orgId === before.orgCtx?.orgId
    if (isHere && user.session?.id !== before.session?.id) yield* put(api.util.invalidateTags([...cacheTags]))
  } catch (error) {
    if (!isRefusal(error)) throw error // a 401 has its own way out; whatever else shows at the next call
  }
}

/**
 * The person has answered that another tab is in another organization: on with that one, or back to the one shown here,
 * which is then chosen by itself.
 */
export function* leaveForOtherTab(): SagaGenerator<void> {
  while (true) {
    const { payload: way } = yield* take(otherTabDialogLeft)
    const { here, load } = yield* navigator()
    const { pathname, search } = here()
    const user = yield* select(selectUser)
    const lang = (yield* parameters()).get('lang')
    const back = { url: pathname + search, organization: user?.orgCtx?.orgId }
    yield* call(load, withLang(way === 'back' ? address(paths.selectOrganization, back) : way.on, lang))
  }
}
