import { call, delay, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { apiAccountApi, isRefusal } from '../../api'
import { failed, succeeded, unlessRefused } from '../../flows/outcomes'
import type { Parts } from '../../flows/parts'
import { request } from '../../flows/request'
import { loadContext } from '../../session/enter'
import { leaveForNewSignIn, sendEnd } from '../../session/leave'
import { timings } from '../../timings'
import {
  apiAccountSlice,
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
    else yield* sendEnd(() => request(regenerateOwnApiKey, undefined))
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    const now = yield* select(selectApiAccount)
    // The question tells it, unless it has been left.
    if (now.name === 'sending' && now.left) yield* put(failed(error, 'common.failedToUpdate'))
    yield* put(changeRefused(error))
    return false
  }
}

/** The platform needs a moment; until then the switch stands still. */
function* readAgain(): SagaGenerator<void> {
  yield* put(changeDone('reading'))
  yield* put(succeeded({ id: 'common.updated' }))
  yield* delay(timings.apiAccessRefresh)
  yield* unlessRefused(loadContext(), (refusal) => failed(refusal, 'common.couldNotLoad'))
  yield* put(changeOver())
}

/** All sessions have ended with the old key, this one too. */
function* signInAgain(): SagaGenerator<void> {
  yield* put(changeDone('leaving'))
  yield* put(succeeded({ id: 'apiAccount.keyChanged' }))
  yield* delay(timings.signInAgain)
  yield* call(leaveForNewSignIn)
}

export const parts: Parts = {
  flows: [apiAccountFlow],
  slices: [apiAccountSlice],
}
