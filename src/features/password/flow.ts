import { call, delay, put, take, takeLatest, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, passwordApi, type PasswordChange, type PasswordPolicyCheck } from '../../api'
import { noticed } from '../../flows/notices'
import type { Parts } from '../../flows/parts'
import { request } from '../../flows/request'
import { leaveForNewSignIn } from '../../session/leave'
import { sessionEnding } from '../../session/state'
import { timings } from '../../timings'
import {
  changeKnown,
  newPasswordGiven,
  passwordChangeGiven,
  passwordFormLeft,
  passwordChangeSlice,
  passwordPolicySlice,
  policyKnown,
  type PasswordChanged,
} from './state'
import { strengthOf } from './strength'

const { changeOwnPassword, verifyPasswordPolicy } = passwordApi.endpoints

/** Judges the new password once typing pauses; whatever is typed next, or leaving, ends the judging of before. */
export function* passwordPolicyFlow(): SagaGenerator<void> {
  yield* takeLatest([newPasswordGiven, passwordFormLeft], function* ({ payload: password }) {
    if (password) yield* call(judge, password)
  })
}

function* judge(pwd: string): SagaGenerator<void> {
  yield* delay(timings.policyCheckPause)
  yield* put(policyKnown({ name: 'checking' }))
  try {
    const { result } = yield* request(verifyPasswordPolicy, { pwd })
    yield* put(policyKnown(judgementOf(result)))
  } catch (error) {
    if (!isRefusal(error)) throw error
    yield* put(policyKnown({ name: 'failed' }))
  }
}

const judgementOf = ({ level, errors }: PasswordPolicyCheck) =>
  ({ name: 'judged', strength: strengthOf(level), errors }) as const

/** Changes the password; then the person has to sign in again. Leaving the form does not stop what was sent. */
export function* passwordChangeFlow(): SagaGenerator<void> {
  while (true) {
    const { payload, meta } = yield* take(passwordChangeGiven)
    if (yield* changed(payload)) yield* call(signInAgain, meta.success)
  }
}

function* changed(passwordChange: PasswordChange): SagaGenerator<boolean> {
  try {
    yield* request(changeOwnPassword, { passwordChange })
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    yield* put(changeKnown({ name: 'refused', refusal: error }))
    return false
  }
}

function* signInAgain(success: PasswordChanged): SagaGenerator<void> {
  yield* put(sessionEnding())
  yield* put(changeKnown({ name: 'changed' }))
  yield* put(noticed({ tone: 'success', title: { id: 'common.success' }, text: { id: success } }))
  yield* delay(timings.signInAgain)
  yield* call(leaveForNewSignIn)
}

export const parts: Parts = {
  flows: [passwordPolicyFlow, passwordChangeFlow],
  slices: [passwordPolicySlice, passwordChangeSlice],
}
