import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga'
import { sessionTokensApi } from '../../api'
import { keepForNextDocument } from '../../flows/kept-notice'
import { goTo } from '../../flows/navigation'
import { noticed } from '../../flows/notices'
import type { Parts } from '../../flows/parts'
import { request } from '../../flows/request'
import { paths } from '../../paths'
import { leaveForNewSignIn } from '../../session/leave'
import { signedOut } from '../../session/state'
import { endAsked, endConfirmed, endLeft, sessionEnd, type EndStep } from './state'

const { logoutSession } = sessionTokensApi.endpoints

/** Asks before sessions end; a refusal is told in the question. Ending the present one is signing out (S27). */
export function* sessionEndFlow(): SagaGenerator<void> {
  while (true) {
    const { payload: step } = yield* take(endAsked)
    const { ended } = yield* race({ ended: call(end, step), left: take(endLeft) })
    yield* put(sessionEnd.closed())
    if (ended) yield* call(step.name === 'one' && !step.current ? tell : leave, step)
  }
}

function* end(step: EndStep): SagaGenerator<true> {
  return yield* sessionEnd.ask(step, endConfirmed, function* () {
    // All of them end on /logout, which has the call and its failure.
    if (step.name === 'one') yield* request(logoutSession, { id: step.id })
    return true as const
  })
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
