import { call, delay, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { apiAccountApi, isRefusal } from '../../api'
import { noticed, refusalNotice } from '../../flows/notices'
import { request } from '../../flows/request'
import { loadContext } from '../../session/enter'
import { leaveForNewSignIn } from '../../session/leave'
import { sessionEnding } from '../../session/state'
import { timings } from '../../timings'
import {
  changeConfirmed,
  changeDone,
  changeOver,
  changeRefused,
  selectApiAccount,
  type AccessChange,
} from './state'

const { setOwnApiAccess, regenerateOwnApiKey } = apiAccountApi.endpoints

/**
 * Switches the own access by API, or makes a new key: each confirmed press sends one request, and what is pressed
 * meanwhile sends none (B56). Leaving the page does not stop what was sent.
 */
export function* apiAccountFlow(): SagaGenerator<void> {
  while (true) {
    const { payload: change } = yield* take(changeConfirmed)
    if (yield* done(change)) yield* call(change.name === 'access' ? readAgain : signInAgain)
  }
}

function* done(change: AccessChange): SagaGenerator<boolean> {
  try {
    if (change.name === 'access') yield* request(setOwnApiAccess, { disabled: change.disabled })
    else yield* request(regenerateOwnApiKey, undefined)
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    const now = yield* select(selectApiAccount)
    // The question tells it, unless it has been left.
    if (now.name === 'sending' && now.left)
      yield* put(refusalNotice(error, { otherwise: 'common.failedToUpdate' }))
    yield* put(changeRefused(error))
    return false
  }
}

/** The platform needs a moment; until then the switch stands still. */
function* readAgain(): SagaGenerator<void> {
  yield* put(changeDone('reading'))
  yield* put(noticed({ tone: 'success', title: { id: 'common.success' }, text: { id: 'common.updated' } }))
  yield* delay(timings.apiAccessRefresh)
  try {
    yield* call(loadContext)
  } catch (error) {
    if (!isRefusal(error)) throw error
    yield* put(refusalNotice(error, { otherwise: 'common.couldNotLoad' }))
  }
  yield* put(changeOver())
}

/** All sessions have ended with the old key, this one too. */
function* signInAgain(): SagaGenerator<void> {
  yield* put(sessionEnding())
  yield* put(changeDone('leaving'))
  yield* put(
    noticed({ tone: 'success', title: { id: 'common.success' }, text: { id: 'apiAccount.keyChanged' } }),
  )
  yield* delay(timings.signInAgain)
  yield* call(leaveForNewSignIn)
}
