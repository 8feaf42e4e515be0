import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { setConfig } from '../../config'
import { createAnswers, createTestBrowser, createTestNavigator, testConfig } from '../../flows/testing'
import { captchaSlice } from '../../domain/captcha/state'
import { signInFlow } from './flow'
import { signIn } from './state'

/** For the tests of the flow of sign-in: it runs over answers that a test gives, in time that it moves. */

export const credentials = { userName: 'an@acme.example', password: 'Console_2026' }
export const reducer = combineReducers({ signIn: signIn.reducer, captcha: captchaSlice.reducer })

export function createSignInWorld() {
  beforeAll(() => setConfig(testConfig))
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  return { open }
}

/** The flow on a page at `address`, over a captcha whose tokens are token-1, token-2, … */
function open(
  address = '/login',
  solve?: (attempt: number) => Promise<string>,
  tabs = createTestBrowser().open(),
) {
  let attempts = 0
  const solveNext = () => {
    attempts += 1
    return solve ? solve(attempts) : Promise.resolve(`token-${attempts}`)
  }
  const navigator = createTestNavigator(address)
  const answers = createAnswers({ navigator, tabs, captcha: { solve: solveNext } })
  const saga = expectSaga(signInFlow)
    .withReducer(reducer)
    .provide(answers as never)
  return { navigator, answers, saga, attempts: () => attempts, asked: answers.asked }
}

/** Lets everything that is due happen, after moving the time. */
export const pass = (time = 0) => jest.advanceTimersByTimeAsync(time)
export const status = (value: string) => ({ success: true, result: { status: value } })
