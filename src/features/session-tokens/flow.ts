import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga'
import { bounds, isRefusal, NO_ANSWER, sessionTokensApi, type SessionToken } from '../../api'
import { keepForNextDocument } from '../../flows/kept-notice'
import { goTo } from '../../flows/navigation'
import { noticed } from '../../flows/notices'
import type { Parts } from '../../flows/parts'
import { request } from '../../flows/request'
import { paths } from '../../paths'
import { leaveForNewSignIn, sendEnd } from '../../session/leave'
import { signedOut } from '../../session/state'
import {
  endAsked,
  endConfirmed,
  endLeft,
  known,
  sessionEnd,
  type Ending,
  type EndStep,
  type Known,
} from './state'

const { logoutSession, searchOwnSessionTokens } = sessionTokensApi.endpoints

/** Asks before sessions end; a refusal is told in the question. Ending the present one is signing out (S27). */
export function* sessionEndFlow(): SagaGenerator<void> {
  while (true) {
    const { payload: step } = yield* take(endAsked)
    const { ended } = yield* race({
      ended: step.name === 'others' ? call(endOthers, step) : call(end, step),
      left: take(endLeft),
    })
    yield* put(sessionEnd.closed())
    if (ended) yield* call(step.name === 'one' && !step.current ? tell : leave, step)
  }
}

type Asked = ReturnType<typeof endAsked>['payload']

function* end(step: Asked): SagaGenerator<true> {
  return yield* sessionEnd.ask(step, endConfirmed, function* () {
    // All of them end on /logout, which has the call and its failure.
    if (step.name !== 'one') return true as const
    const send = () => request(logoutSession, { id: step.session.id })
    yield* step.current ? sendEnd(send) : send()
    return true as const
  })
}

/** All but the present one, by one call after another; what came of each stays on the screen until one leaves. */
function* endOthers(step: Extract<EndStep, { name: 'others' }>): SagaGenerator<void> {
  const others = yield* sessionEnd.ask(step, endConfirmed, function* () {
    const own = yield* call(ownSessions)
    return own.filter(({ id }) => id !== step.current)
  })
  let sessions: readonly Ending[] = others.map((session) => ({ name: 'waiting', session: known(session) }))
  let goesOn = true
  for (const [at, { session }] of sessions.entries()) {
    if (!goesOn) break
    yield* put(sessionEnd.asked({ name: 'ending', sessions, isDone: false }))
    const ending = yield* call(endOne, session)
    // Without an answer, or where the session itself says no, the next one would fare no better.
    goesOn =
      ending.name !== 'refused' || (ending.refusal.status !== NO_ANSWER && !ending.refusal.toldBySession)
    sessions = sessions.map((each, index) => (index === at ? ending : each))
  }
  yield* put(sessionEnd.asked({ name: 'ending', sessions, isDone: true }))
  yield* take(endLeft)
}

function* ownSessions(): SagaGenerator<readonly SessionToken[]> {
  const own: SessionToken[] = []
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const { results } = yield* request(searchOwnSessionTokens, {
      page,
      pageSize: bounds.PageSize.maximum,
      orderBy: 'lastAccessedAt:DESC',
      sessionTokenSearch: {},
    })
    own.push(...results.content)
    pages = results.page.totalPages
  }
  return own
}

function* endOne(session: Known): SagaGenerator<Ending> {
  try {
    yield* request(logoutSession, { id: session.id })
    return { name: 'ended', session }
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal
    return { name: 'refused', session, refusal }
  }
}

function* tell(): SagaGenerator<void> {
  yield* put(noticed({ tone: 'success', title: { id: 'common.success' }, text: { id: 'logout.done' } }))
}

function* leave(step: EndStep): SagaGenerator<void> {
  if (step.name === 'all') return yield* call(goTo, `${paths.signOut}?signoutall=true`)
  yield* put(signedOut())
  keepForNextDocument('logout.done')
  yield* call(leaveForNewSignIn)
}

export const parts: Parts = {
  flows: [sessionEndFlow],
  slices: [sessionEnd],
}
