import { expectSaga } from 'redux-saga-test-plan'
import { passwordApi } from '../../api'
import { createAnswers, createTestNavigator, Refused } from '../../flows/testing'
import { timings } from '../../timings'
import { passwordPolicyFlow } from './flow'
import { newPasswordGiven, passwordFormLeft, passwordPolicySlice, type PasswordPolicy } from './state'

const { verifyPasswordPolicy } = passwordApi.endpoints

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** The flow on a form, with everything that was known of the new password, one after the other. */
function open() {
  const answers = createAnswers({ navigator: createTestNavigator('/security/change-password') })
  const states: PasswordPolicy[] = []
  const remember = (
    state: PasswordPolicy | undefined,
    action: Parameters<typeof passwordPolicySlice.reducer>[1],
  ) => {
    const next = passwordPolicySlice.reducer(state, action)
    states.push(next)
    return next
  }
  const saga = expectSaga(passwordPolicyFlow)
    .withReducer(remember)
    .provide(answers as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  return { answers, asked: answers.asked, tell: saga.dispatch.bind(saga), states, now: () => states.at(-1)! }
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

test('PASSWORD-06 PASSWORD-07 PWFORM-10 a new password is checked once, when typing has paused for half a second', async () => {
  const form = open()
  form.answers.on('verify', verifyPasswordPolicy, judgement('Good'))
  form.tell(newPasswordGiven('M'))
  await pass(pause - 1)
  form.tell(newPasswordGiven('Mu'))
  await pass(pause - 1)
  expect(form.now()).toEqual({ name: 'waiting' })
  expect(form.asked).toEqual([])
  await pass(1)
  expect(form.asked).toEqual([{ name: 'verify', arg: { pwd: 'Mu' } }])
  expect(form.now()).toEqual(judged(3))
})

test('PASSWORD-09 a new password is not judged while the answer is on its way, nor when the check fails', async () => {
  const form = open()
  const answer = later<unknown>()
  form.answers.on('verify', verifyPasswordPolicy, answer.promise)
  form.tell(newPasswordGiven('Mua_Thu_2026'))
  await pass(pause)
  expect(form.now()).toEqual({ name: 'checking' })
  answer.settle(new Refused({ status: 500, message: 'Unhandle error' }))
  await pass()
  expect(form.now()).toEqual({ name: 'failed' })
})

test('PASSWORD-09 the answer for an older text never decides, even when it comes last', async () => {
  const form = open()
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
  expect(form.now()).toEqual(judged(1, 'Too short'))
})

test('PASSWORD-09 typing on takes the judgement back at once', async () => {
  const form = open()
  form.answers.on('verify', verifyPasswordPolicy, judgement('Strong'))
  form.tell(newPasswordGiven('Mua_Thu_2026'))
  await pass(pause)
  form.tell(newPasswordGiven('Mua_Thu_202'))
  expect(form.now()).toEqual({ name: 'waiting' })
})

test.each([[newPasswordGiven('')], [passwordFormLeft()]])('nothing is checked after %j', async (fact) => {
  const form = open()
  form.answers.on('verify', verifyPasswordPolicy, judgement('Strong'))
  form.tell(newPasswordGiven('Mua_Thu_2026'))
  form.tell(fact)
  await pass(pause)
  expect(form.now()).toEqual({ name: 'idle' })
  expect(form.asked).toEqual([])
})

test('no password ever stands in the state', async () => {
  const form = open()
  form.answers.on('verify', verifyPasswordPolicy, judgement('Strong'))
  form.tell(newPasswordGiven('planted-secret'))
  await pass(pause)
  expect(form.now()).toEqual(judged(4))
  expect(JSON.stringify(form.states)).not.toContain('planted-secret')
})
