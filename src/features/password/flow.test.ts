import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { passwordApi } from '../../api'
import { createAnswers, createTestNavigator, Refused } from '../../flows/testing'
import { noticesSlice } from '../../flows/notices'
import { storeLoginResult } from '../../session/storage'
import { timings } from '../../timings'
import { passwordPolicyFlow } from '../../domain/password-policy/flow'
import {
  newPasswordGiven,
  passwordFormLeft,
  passwordPolicySlice,
  type PasswordPolicy,
} from '../../domain/password-policy/state'
import { passwordChangeFlow } from './flow'
import { passwordChangeGiven, passwordChangeSlice, type PasswordChangeState } from './state'

const { changeOwnPassword, verifyPasswordPolicy } = passwordApi.endpoints
const reducer = combineReducers({
  passwordPolicy: passwordPolicySlice.reducer,
  passwordChange: passwordChangeSlice.reducer,
  notices: noticesSlice.reducer,
})
type State = ReturnType<typeof reducer>

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

/** A flow on the form, with every state it went through. */
function open(flow: typeof passwordPolicyFlow, address = '/security/change-password') {
  const navigator = createTestNavigator(address)
  const answers = createAnswers({ navigator })
  const states: State[] = []
  const remember = (state: State | undefined, action: Parameters<typeof reducer>[1]) => {
    const next = reducer(state, action)
    states.push(next)
    return next
  }
  const saga = expectSaga(flow)
    .withReducer(remember)
    .provide(answers as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  const now = () => states.at(-1)!
  return { navigator, answers, asked: answers.asked, tell: saga.dispatch.bind(saga), states, now }
}

/** Lets everything that is due happen, after moving the time. */
const pass = (time = 0) => jest.advanceTimersByTimeAsync(time)
const pause = timings.policyCheckPause
const judgement = (level: string, ...errors: string[]) => ({ success: true, result: { level, errors } })
const judged = (strength: number, ...errors: string[]) =>
  ({ name: 'judged', strength, errors }) as PasswordPolicy

/** A promise to settle later. */
function later<T>() {
  let settle!: (value: T) => void
  const promise = new Promise<T>((resolve) => (settle = resolve))
  return { promise, settle }
}

describe('the policy check', () => {
  test('PASSWORD-06 PASSWORD-07 PWFORM-10 the new password is checked once, when typing has paused for half a second', async () => {
    const form = open(passwordPolicyFlow)
    form.answers.on('verify', verifyPasswordPolicy, judgement('Good'))
    form.tell(newPasswordGiven('M'))
    await pass(pause - 1)
    form.tell(newPasswordGiven('Mu'))
    await pass(pause - 1)
    expect(form.now().passwordPolicy).toEqual({ name: 'waiting' })
    expect(form.asked).toEqual([])
    await pass(1)
    expect(form.asked).toEqual([{ name: 'verify', arg: { pwd: 'Mu' } }])
    expect(form.now().passwordPolicy).toEqual(judged(3))
  })

  test('PASSWORD-09 it is not judged while the answer is on its way, nor when the check fails', async () => {
    const form = open(passwordPolicyFlow)
    const answer = later<unknown>()
    form.answers.on('verify', verifyPasswordPolicy, answer.promise)
    form.tell(newPasswordGiven('Mua_Thu_2026'))
    await pass(pause)
    expect(form.now().passwordPolicy).toEqual({ name: 'checking' })
    answer.settle(new Refused({ status: 500, message: 'Unhandle error' }))
    await pass()
    expect(form.now().passwordPolicy).toEqual({ name: 'failed' })
  })

  test('PASSWORD-09 the answer for an older text never decides, even when it comes last', async () => {
    const form = open(passwordPolicyFlow)
    const [first, second] = [later<unknown>(), later<unknown>()]
    form.answers.on('verify', verifyPasswordPolicy, first.promise, second.promise)
    form.tell(newPasswordGiven('Mua_Thu_2026'))
    await pass(pause)
    form.tell(newPasswordGiven('Mua'))
    await pass(pause)
    expect(form.asked.map(({ arg }) => arg)).toEqual([{ pwd: 'Mua_Thu_2026' }, { pwd: 'Mua' }])
    second.settle(judgement('Low', 'Too short'))
    await pass()
    first.settle(judgement('Strong'))
    await pass()
    expect(form.now().passwordPolicy).toEqual(judged(1, 'Too short'))
  })

  test('PASSWORD-09 typing on takes the judgement back at once', async () => {
    const form = open(passwordPolicyFlow)
    form.answers.on('verify', verifyPasswordPolicy, judgement('Strong'))
    form.tell(newPasswordGiven('Mua_Thu_2026'))
    await pass(pause)
    form.tell(newPasswordGiven('Mua_Thu_202'))
    expect(form.now().passwordPolicy).toEqual({ name: 'waiting' })
  })

  test.each([[newPasswordGiven('')], [passwordFormLeft()]])('nothing is checked after %j', async (fact) => {
    const form = open(passwordPolicyFlow)
    form.answers.on('verify', verifyPasswordPolicy, judgement('Strong'))
    form.tell(newPasswordGiven('Mua_Thu_2026'))
    form.tell(fact)
    await pass(pause)
    expect(form.now().passwordPolicy).toEqual({ name: 'idle' })
    expect(form.asked).toEqual([])
  })
})

describe('the change', () => {
  const change = { oldPassword: 'Console_2026', newPassword: 'Mua_Thu_2026', confirmPassword: 'Mua_Thu_2026' }
  const done = { success: true }
  const changeOf = (form: ReturnType<typeof open>): PasswordChangeState => form.now().passwordChange

  test('PASSWORD-15 PASSWORD-17 PASSWORD-18 it is sent, told, and two seconds later one signs in again', async () => {
    storeLoginResult({ status: 'authenticated' })
    const form = open(passwordChangeFlow, '/security/change-password?lang=vi')
    form.answers.on('change', changeOwnPassword, done)
    form.tell(passwordChangeGiven(change))
    await pass()
    expect(form.asked).toEqual([{ name: 'change', arg: { passwordChange: change } }])
    expect(changeOf(form)).toEqual({ name: 'changed' })
    expect(form.now().notices).toMatchObject([
      { tone: 'success', title: { id: 'common.success' }, text: { id: 'password.changed' } },
    ])
    await pass(timings.signInAgain - 1)
    expect(form.navigator.went).toEqual([])
    await pass(1)
    expect(form.navigator.went).toEqual(['/login?lang=vi'])
    expect(localStorage).toHaveLength(0)
  })

  test('PASSWORD-18 leaving the page in these two seconds changes nothing about it', async () => {
    const form = open(passwordChangeFlow)
    form.answers.on('change', changeOwnPassword, done)
    form.tell(passwordChangeGiven(change))
    await pass()
    form.tell(passwordFormLeft())
    form.tell(passwordChangeGiven(change))
    await pass(timings.signInAgain)
    expect(form.navigator.went).toEqual(['/login'])
    expect(form.asked).toHaveLength(1)
  })

  test('PASSWORD-19 a refusal stays on the form until the next press; whoever comes back does not find it', async () => {
    const form = open(passwordChangeFlow)
    const refusal = { status: 409, message: 'No', said: 'No' }
    form.answers.on('change', changeOwnPassword, new Refused(refusal), new Refused(refusal), done)
    form.tell(passwordChangeGiven(change))
    await pass()
    expect(changeOf(form)).toEqual({ name: 'refused', refusal })
    expect(form.now().notices).toEqual([])
    form.tell(passwordFormLeft())
    expect(changeOf(form)).toEqual({ name: 'open' })
    form.tell(passwordChangeGiven(change))
    await pass()
    form.tell(passwordChangeGiven(change))
    expect(changeOf(form)).toEqual({ name: 'sending' })
    await pass()
    expect(changeOf(form)).toEqual({ name: 'changed' })
  })
})

test('no password ever stands in the state', async () => {
  const policy = open(passwordPolicyFlow)
  policy.answers.on('verify', verifyPasswordPolicy, judgement('Strong'))
  policy.tell(newPasswordGiven('planted-secret'))
  await pass(pause)
  const change = open(passwordChangeFlow)
  change.answers.on('change', changeOwnPassword, new Refused({ status: 409, message: 'No' }))
  const secret = 'planted-secret'
  change.tell(passwordChangeGiven({ oldPassword: secret, newPassword: secret, confirmPassword: secret }))
  await pass()
  expect(JSON.stringify([...policy.states, ...change.states])).not.toContain(secret)
})
