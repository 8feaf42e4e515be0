import { call, delay, put, race, select, take, takeLeading, type SagaGenerator } from 'typed-redux-saga'
import {
  forbidden,
  isRefusal,
  operations,
  type OperationTable,
  type Refusal,
  tooManyRequests,
  unauthorized,
} from '../api'
import { goTo, navigator, opened, parameters } from '../flows/navigation'
import { hasKeptNotice, keepForNextDocument } from '../flows/kept-notice'
import { noticed } from '../flows/notices'
import { address, knownPath, paths } from '../paths'
import { timings } from '../timings'
import { keepDrafts } from './drafts'
import { loadContext } from './enter'
import {
  enterAgainAsked,
  rightsGrewOld,
  screenForbidden,
  selectEnding,
  selectEndSent,
  selectSession,
  sessionEnding,
  sessionGoesOn,
  sessionUnreachable,
  signedOut,
} from './state'

const SIGN_IN_PAGES: readonly string[] = [paths.signIn, paths.signOut]

/** The question was not answered: that says nothing of who is signed in. */
const isUnreachable = ({ status }: Refusal) => status >= 500 // NO_ANSWER is greater

/**
 * On entry: who is signed in? Whoever is not goes to /login, whatever was refused (SESSION-02). Where no answer came, or
 * the server failed, it is asked again: when the person wants it, and by itself.
 */
export function* enter(): SagaGenerator<void> {
  while (true) {
    try {
      yield* call(loadContext)
      return
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (!isUnreachable(error)) {
        yield* put(signedOut())
        if (error.status !== 401) yield* call(leaveForSignIn)
        return
      }
      yield* put(sessionUnreachable(error))
    }
    yield* race({ asked: take(enterAgainAsked), later: delay(timings.readAgain) })
  }
}

/**
 * To /login, with the address to come back to. A path that is no screen stays: it is not found for everybody;
 * so does whoever is signing in or out.
 */
function* leaveForSignIn(): SagaGenerator<void> {
  const { here } = yield* navigator()
  const { pathname, search, hash } = here()
  if (!knownPath(pathname) || SIGN_IN_PAGES.includes(pathname)) return
  const wanted = pathname === paths.home ? undefined : pathname + search + hash
  yield* goTo(address(paths.signIn, { url: wanted }))
}

/** 401: one warning and one navigation, however many calls were refused (decisions 13). */
export function* leaveWhenUnauthorized(): SagaGenerator<void> {
  while (true) {
    yield* take(unauthorized)
    const { pathname } = (yield* navigator()).here()
    if (yield* select(selectEndSent)) yield* take([sessionEnding, sessionGoesOn])
    // A flow that has signed the person out is leaving already; its lists are refused on the way.
    const { name } = yield* select(selectSession)
    const isOver = name === 'signedOut' || (yield* select(selectEnding))
    if (isOver || SIGN_IN_PAGES.includes(pathname)) continue
    keepDrafts()
    yield* put(signedOut())
    if (!knownPath(pathname)) continue
    // Who has just signed out, and was led on to a page that needs a session, has lost none.
    const tellsAlready = name === 'asking' && hasKeptNotice()
    if (pathname !== paths.home && !tellsAlready) keepForNextDocument('session.expired')
    yield* call(leaveForSignIn)
    return // the document is being left: whatever follows belongs to the next one
  }
}

/**
 * A refused call says that the rights are old (decisions 14, 43): they are read again. Where the query that fills a screen
 * was refused the forbidden page comes; not while something is typed there, nor for what is open over the page, since that
 * is no reason to lose the page. A write fails in place, and the background is silent.
 */
export const showForbiddenUnless = (isTyped: () => boolean) =>
  function* showForbidden(): SagaGenerator<void> {
    while (true) {
      const { payload } = yield* take(forbidden)
      const table: OperationTable = operations
      if (table[payload.endpoint]?.background) continue
      const isOverlaid = (yield* parameters()).has(opened.name)
      if (payload.kind === 'query' && !isOverlaid && !isTyped()) yield* put(screenForbidden())
      yield* put(rightsGrewOld())
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
