import { combineReducers, type UnknownAction } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { fork, take, type SagaGenerator } from 'typed-redux-saga'
import { timings } from '../../timings'
import { beginCaptcha, UnknownCaptcha, type BegunCaptcha } from './adapter'
import { captchaLife, spendCaptcha } from './flow'
import { captchaRenewed, captchaSlice, type Captcha } from './state'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (time = 0) => jest.advanceTimersByTimeAsync(time)
const pressed = { type: 'test/pressed' }
const reducer = combineReducers({ captcha: captchaSlice.reducer })

type Solve = (attempt: number, signal: AbortSignal) => Promise<string>

/** A page with a captcha and a button that spends its token. */
function open(solve: Solve, begun?: BegunCaptcha) {
  const spent: unknown[] = []
  const signals: AbortSignal[] = []
  const context = {
    ...(begun && { begun }),
    solve: (signal: AbortSignal) => {
      signals.push(signal)
      return solve(signals.length, signal)
    },
  }
  function* press(): SagaGenerator<void> {
    try {
      spent.push(yield* spendCaptcha('signIn.captchaRequired'))
    } catch (refusal) {
      spent.push(refusal)
    }
  }
  function* page(): SagaGenerator<void> {
    yield* fork(captchaLife)
    while (true) {
      yield* take(pressed.type)
      yield* fork(press)
    }
  }
  let state: { captcha: Captcha } = { captcha: 'solving' }
  const saga = expectSaga(page)
    .withReducer(
      (known: typeof state | undefined, action: UnknownAction) => (state = reducer(known, action)),
      state,
    )
    .provide({ getContext: () => context } as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  return {
    spent,
    signals,
    context,
    state: () => state.captcha,
    press: () => void saga.dispatch(pressed),
    retry: () => void saga.dispatch(captchaRenewed()),
  }
}
const numbered: Solve = (attempt) => Promise.resolve(`token-${attempt}`)
const never = () => new Promise<string>(() => undefined)
const required = { status: 0, message: 'signIn.captchaRequired', text: 'signIn.captchaRequired' }

test('SIGNIN-06 ORGSEL-32 the captcha solves itself, and its token is spent once', async () => {
  const page = open(numbered)
  expect(page.state()).toBe('solving')
  await pass()
  expect(page.state()).toBe('ready')
  page.press()
  page.press()
  await pass()
  expect(page.spent).toEqual(['token-1', required])
})

test('SIGNIN-07 ORGSEL-35 it refreshes by itself every 60 s, and the token of before is gone', async () => {
  const page = open((attempt) => (attempt === 1 ? Promise.resolve('old') : never()))
  await pass(60_000 - 1)
  expect(page.signals).toHaveLength(1)
  await pass(1)
  expect(page.signals).toHaveLength(2)
  expect(page.state()).toBe('solving')
  expect(page.context).not.toHaveProperty('unspent')
  expect(timings.captchaRefresh).toBe(60_000)
})

test('SIGNIN-06 SIGNIN-07 an attempt that began before the flow is used, and refreshed 60 s after it began', async () => {
  const begun = beginCaptcha(() => Promise.resolve('early'))
  await pass(20_000)
  const page = open(numbered, begun)
  await pass()
  expect([page.state(), page.context]).toEqual(['ready', expect.objectContaining({ unspent: 'early' })])
  await pass(40_000 - 1)
  expect(page.signals).toHaveLength(0)
  await pass(1)
  expect(page.context).toMatchObject({ unspent: 'token-1' })
  await pass(60_000)
  expect(page.context).toMatchObject({ unspent: 'token-2' })
})

test('SIGNIN-07 an attempt that began 60 s before the flow is too old', async () => {
  const begun = beginCaptcha(() => Promise.resolve('early'))
  await pass(60_000)
  const page = open(numbered, begun)
  await pass()
  expect(page.context).toMatchObject({ unspent: 'token-1' })
})

test('SIGNIN-08 SIGNIN-37 an attempt that began before the flow is aborted by a renewal, or has failed as any other', async () => {
  const signals: AbortSignal[] = []
  const page = open(
    numbered,
    beginCaptcha((signal) => {
      signals.push(signal)
      return never()
    }),
  )
  await pass()
  page.retry()
  await pass()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(page.context).toMatchObject({ unspent: 'token-1' })

  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const other = open(
    numbered,
    beginCaptcha(() => Promise.reject(new Error('blocked'))),
  )
  await pass()
  expect(other.state()).toBe('failed')
  other.retry()
  await pass()
  expect(other.context).toMatchObject({ unspent: 'token-1' })
  logged.mockRestore()
})

test('a press while the captcha is solving waits for the token', async () => {
  let solve: (token: string) => void = () => undefined
  const page = open(() => new Promise((resolve) => (solve = resolve)))
  await pass(3000)
  page.press()
  await pass(1000)
  expect(page.spent).toEqual([])
  solve('late')
  await pass()
  expect(page.spent).toEqual(['late'])
})

test('a press during a refresh waits for the new token', async () => {
  const waiting: ((token: string) => void)[] = []
  const page = open((attempt) =>
    attempt === 1 ? Promise.resolve('old') : new Promise((resolve) => waiting.push(resolve)),
  )
  await pass()
  page.retry()
  await pass()
  page.press()
  await pass()
  waiting[0]?.('new')
  await pass()
  expect(page.spent).toEqual(['new'])
})

test('SIGNIN-14 ORGSEL-33 no token within 5 s: it is explained, the press refused, and one that comes late is used', async () => {
  let solve: (token: string) => void = () => undefined
  const page = open(() => new Promise((resolve) => (solve = resolve)))
  await pass()
  page.press()
  await pass(5000 - 1)
  expect([page.state(), page.spent]).toEqual(['solving', []])
  await pass(1)
  expect([page.state(), page.spent]).toEqual(['slow', [required]])
  page.press()
  await pass()
  expect(page.spent).toEqual([required, required])
  solve('late')
  await pass()
  expect(page.state()).toBe('ready')
  page.press()
  await pass()
  expect(page.spent).toEqual([required, required, 'late'])
})

test('SIGNIN-37 one that cannot load is written to the console, a press is refused at once, and Retry loads it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = open((attempt) =>
    attempt === 1 ? Promise.reject(new Error('blocked')) : numbered(attempt, page.signals[1]!),
  )
  await pass()
  expect(page.state()).toBe('failed')
  expect(logged).toHaveBeenCalledTimes(1)
  page.press()
  await pass()
  expect(page.spent).toEqual([required])
  page.retry()
  await pass()
  page.press()
  await pass()
  expect(page.spent).toEqual([required, 'token-2'])
  logged.mockRestore()
})

test('one that asks for a way of solving that the console does not have says so, and a press does not wait for it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = open(() => Promise.reject(new UnknownCaptcha('ARGON2ID')))
  page.press()
  await pass()
  expect(page.state()).toBe('unknown')
  expect(page.spent).toEqual([required])
  logged.mockRestore()
})

test('a press that waits while the captcha fails is refused then, not after 5 s', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let fail: (error: Error) => void = () => undefined
  const page = open(() => new Promise((_resolve, reject) => (fail = reject)))
  await pass()
  page.press()
  await pass(100)
  fail(new Error('blocked'))
  await pass()
  expect(page.spent).toEqual([required])
  logged.mockRestore()
})

test('SIGNIN-08 a renewal aborts the solving of before, whose token is never used', async () => {
  const solvers: ((token: string) => void)[] = []
  const page = open(() => new Promise((resolve) => solvers.push(resolve)))
  await pass()
  page.retry()
  await pass()
  expect(page.signals.map(({ aborted }) => aborted)).toEqual([true, false])
  solvers[0]?.('stale')
  await pass()
  expect(page.state()).toBe('solving')
  solvers[1]?.('fresh')
  await pass()
  page.press()
  await pass()
  expect(page.spent).toEqual(['fresh'])
})

test('leaving the page ends the solving', async () => {
  const aborted: boolean[] = []
  function* visit(): SagaGenerator<void> {
    const life = yield* fork(captchaLife)
    yield* take(pressed.type)
    life.cancel()
  }
  const solve = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => aborted.push(true))
    return never()
  }
  const saga = expectSaga(visit)
    .withReducer(reducer)
    .provide({ getContext: () => ({ solve }) } as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  await pass()
  expect(aborted).toEqual([])
  saga.dispatch(pressed)
  await pass()
  expect(aborted).toEqual([true])
})
