import { call, delay, put, takeLatest, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, passwordApi, type PasswordPolicyCheck } from '../../api'
import { request } from '../../flows/request'
import { timings } from '../../timings'
import { newPasswordGiven, passwordFormLeft, policyKnown } from './state'
import { strengthOf } from './strength'

const { verifyPasswordPolicy } = passwordApi.endpoints

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
