import { format } from 'date-fns/format'
import { call, delay, fork, put, race, select, take, takeLeading, type SagaGenerator } from 'typed-redux-saga'
import {
  extensionSignalled,
  forbidden,
  isRefusal,
  operations,
  type OperationTable,
  sessionApi,
  tooManyRequests,
  unauthorized,
} from '../api'
import { serverNow } from '../clock'
import { goTo, navigator } from '../flows/navigation'
import { keepForNextDocument } from '../flows/kept-notice'
import { noticeClosed, noticed, wordsOf } from '../flows/notices'
import { request } from '../flows/request'
import { address, isKnownPath, paths } from '../paths'
import { timings } from '../timings'
import { keepDrafts } from './drafts'
import { loadContext } from './enter'
import {
  extendAsked,
  screenForbidden,
  selectExpiry,
  selectSession,
  selectUser,
  sessionExtended,
  signedOut,
} from './state'

const { extendToken } = sessionApi.endpoints
const SIGN_IN_PAGES: readonly string[] = [paths.signIn, paths.signOut]
const EXPIRY_NOTICE = 'session-expiry'

/** On entry: who is signed in? Whoever is not goes to /login, whatever the failure (SESSION-02). */
export function* enter(): SagaGenerator<void> {
  try {
    yield* call(loadContext)
  } catch (error) {
    if (!isRefusal(error)) throw error
    yield* put(signedOut())
    if (error.status !== 401) yield* call(leaveForSignIn)
  }
}

/**
 * To /login, with the address to come back to. A path that is no screen stays: it is not found for everybody;
 * so does whoever is signing in or out.
 */
function* leaveForSignIn(): SagaGenerator<void> {
  const { here } = yield* navigator()
  const { pathname, search, hash } = here()
  if (!isKnownPath(pathname) || SIGN_IN_PAGES.includes(pathname)) return
  const wanted = pathname === paths.home ? undefined : pathname + search + hash
  yield* goTo(address(paths.signIn, { url: wanted }))
}

/** 401: one warning and one navigation, however many calls were refused (decisions 13). */
export function* leaveWhenUnauthorized(): SagaGenerator<void> {
  while (true) {
    yield* take(unauthorized)
    const { pathname } = (yield* navigator()).here()
    // A flow that has signed the person out is leaving already; its lists are refused on the way.
    const { name } = yield* select(selectSession)
    if (name === 'signedOut' || SIGN_IN_PAGES.includes(pathname)) continue
    const user = yield* select(selectUser)
    if (user) keepDrafts(user.id)
    yield* put(signedOut())
    if (!isKnownPath(pathname)) continue
    if (pathname !== paths.home) keepForNextDocument('session.expired')
    yield* call(leaveForSignIn)
    return // the document is being left: whatever follows belongs to the next one
  }
}

/** 403 on the query that fills a screen shows the forbidden page; a write fails in place, background is silent. */
export function* showForbidden(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(forbidden)
    const table: OperationTable = operations
    if (table[payload.endpoint]?.background) continue
    if (payload.kind === 'query') yield* put(screenForbidden())
    else yield* fork(quietlyReload) // a screen that is refused meanwhile is heard
  }
}

/** After a refused write the permissions are read again (decisions 14). */
function* quietlyReload(): SagaGenerator<void> {
  try {
    yield* call(loadContext)
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}

/** 429: one notice at a time, and one in ten seconds. */
export function* warnOfTooManyRequests(): SagaGenerator<void> {
  yield* takeLeading(tooManyRequests, function* () {
    yield* put(
      noticed({
        id: 'too-many-requests',
        tone: 'warning',
        title: { id: 'tooManyRequests.title' },
        text: { id: 'tooManyRequests.text' },
      }),
    )
    yield* delay(timings.tooManyRequestsQuiet)
  })
}

const DAY = 24 * 60 * 60 * 1000
const never = () => take(() => false)

/** Keeps the session: extends it silently when the server signals, offers it near its end; one at a time. */
export function* keepSession(): SagaGenerator<void> {
  let offered: number | undefined
  while (true) {
    const expiry = yield* select(selectExpiry)
    const untilOffer =
      expiry === undefined || expiry === offered ? undefined : expiry - timings.expiryWarning - serverNow()
    const due = yield* race({
      signalled: take(extensionSignalled),
      asked: take(extendAsked),
      known: take([sessionExtended, signedOut, sessionApi.endpoints.getCurrentUser.matchFulfilled]),
      // A browser's timer holds 24 days at most; after a day it is looked at again.
      near: untilOffer === undefined ? never() : delay(Math.min(Math.max(untilOffer, 0), DAY)),
    })
    if (due.signalled) yield* call(extendSilently)
    if (due.asked) yield* call(extendInView)
    if (due.near && untilOffer !== undefined && untilOffer <= DAY && expiry !== undefined) {
      offered = expiry
      yield* put(expiryNotice(expiry))
    }
  }
}

const expiryNotice = (expiry: number, busy = false) =>
  noticed({
    id: EXPIRY_NOTICE,
    tone: 'warning',
    title: { id: 'session.expiring' },
    text: { id: 'session.expiringText', values: { time: format(expiry, 'HH:mm') } },
    closes: 'stays',
    action: { label: 'session.extend', busyLabel: 'session.extending', fact: extendAsked(), busy },
  })

function* extendSilently(): SagaGenerator<void> {
  if (!(yield* select(selectUser))) return
  try {
    const { result } = yield* request(extendToken, undefined)
    yield* put(sessionExtended(result.expiredAt))
    yield* put(noticeClosed(EXPIRY_NOTICE))
  } catch (error) {
    if (!isRefusal(error)) throw error // a refused extension shows when the session ends
  }
}

function* extendInView(): SagaGenerator<void> {
  const expiry = yield* select(selectExpiry)
  if (expiry !== undefined) yield* put(expiryNotice(expiry, true))
  try {
    const { result } = yield* request(extendToken, undefined)
    yield* put(sessionExtended(result.expiredAt))
    yield* put(
      noticed({
        id: EXPIRY_NOTICE,
        tone: 'success',
        title: { id: 'session.extended' },
        closes: timings.extendedNotice,
      }),
    )
  } catch (error) {
    if (!isRefusal(error)) throw error
    yield* put(noticeClosed(EXPIRY_NOTICE))
    yield* put(
      noticed({
        tone: 'danger',
        title: { id: 'common.failed' },
        text: wordsOf(error, 'common.somethingWasWrong'),
      }),
    )
  }
}
