import { call, delay, put, take, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, passwordApi, type PasswordChange } from '../../api'
import { passwordPolicyFlow } from '../../domain/password-policy/flow'
import { passwordPolicySlice } from '../../domain/password-policy/state'
import { noticed } from '../../flows/notices'
import type { Parts } from '../../flows/parts'
import { request } from '../../flows/request'
import { leaveForNewSignIn, sendEnd } from '../../session/leave'
import { timings } from '../../timings'
import { changeKnown, passwordChangeGiven, passwordChangeSlice, type PasswordChanged } from './state'

const { changeOwnPassword } = passwordApi.endpoints

/** Changes the password; then the person has to sign in again. Leaving the form does not stop what was sent. */
export function* passwordChangeFlow(): SagaGenerator<void> {
  while (true) {
    const { payload, meta } = yield* take(passwordChangeGiven)
    if (yield* changed(payload)) yield* call(signInAgain, meta.success)
  }
}

function* changed(passwordChange: PasswordChange): SagaGenerator<boolean> {
  try {
    yield* sendEnd(() => request(changeOwnPassword, { passwordChange }))
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    yield* put(changeKnown({ name: 'refused', refusal: error }))
    return false
  }
}

function* signInAgain(success: PasswordChanged): SagaGenerator<void> {
  yield* put(changeKnown({ name: 'changed' }))
  yield* put(noticed({ tone: 'success', title: { id: 'common.success' }, text: { id: success } }))
  yield* delay(timings.signInAgain)
  yield* call(leaveForNewSignIn)
}

export const parts: Parts = {
  flows: [passwordPolicyFlow, passwordChangeFlow],
  slices: [passwordPolicySlice, passwordChangeSlice],
}
