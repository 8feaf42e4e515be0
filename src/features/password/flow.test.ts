import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { passwordApi } from '../../api'
import { createAnswers, createTestNavigator, Refused } from '../../flows/testing'
import { noticesSlice } from '../../flows/notices'
import { storeLoginResult } from '../../session/storage'
import { timings } from '../../timings'
import { passwordFormLeft } from '../../domain/password-policy/state'
import { passwordChangeFlow } from './flow'
import { passwordChangeGiven, passwordChangeSlice, type PasswordChangeState } from './state'

const { changeOwnPassword } = passwordApi.endpoints
const reducer = combineReducers({
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
function open(address = '/security/change-password') {
  const navigator = createTestNavigator(address)
  const answers = createAnswers({ navigator })
  const states: State[] = []
  const remember = (state: State | undefined, action: Parameters<typeof reducer>[1]) => {
    const next = reducer(state, action)
    states.push(next)
    return next
  }
  const saga = expectSaga(passwordChangeFlow)
    .withReducer(remember)
    .provide(answers as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  const now = () => states.at(-1)!
  return { navigator, answers, asked: answers.asked, tell: saga.dispatch.bind(saga), states, now }
}

/** Lets everything that is due happen, after moving the time. */
const pass = (time = 0) => jest.advanceTimersByTimeAsync(time)

const change = { oldPassword: 'Console_2026', newPassword: 'Mua_Thu_2026', confirmPassword: 'Mua_Thu_2026' }
const done = { success: true }
const changeOf = (form: ReturnType<typeof open>): PasswordChangeState => form.now().passwordChange

test('PASSWORD-15 PASSWORD-17 PASSWORD-18 it is sent, told, and two seconds later one signs in again', async () => {
  storeLoginResult({ status: 'authenticated' })
  const form = open('/security/change-password?lang=vi')
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
  const form = open()
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
  const form = open()
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

test('no password ever stands in the state', async () => {
  const form = open()
  form.answers.on('change', changeOwnPassword, new Refused({ status: 409, message: 'No' }))
  const secret = 'planted-secret'
  form.tell(passwordChangeGiven({ oldPassword: secret, newPassword: secret, confirmPassword: secret }))
  await pass()
  expect(changeOf(form)).toMatchObject({ name: 'refused' })
  expect(JSON.stringify(form.states)).not.toContain(secret)
})
