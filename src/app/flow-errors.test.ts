import { combineReducers, type UnknownAction } from '@reduxjs/toolkit'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runSaga, stdChannel } from 'redux-saga'
import type { SagaGenerator } from 'typed-redux-saga'
import { setConfig } from '../config'
import { captchaSlice } from '../domain/captcha/state'
import { apiAccountFlow } from '../features/api-account/flow'
import { changeConfirmed } from '../features/api-account/state'
import { exportDownloadFlow } from '../features/export-history/flow'
import { downloadAsked } from '../features/export-history/state'
import { logoutFlow } from '../features/logout/flow'
import { logoutAsked } from '../features/logout/state'
import { organizationChoiceFlow } from '../features/organization-choice/flow'
import { selectPageOpened } from '../features/organization-choice/state'
import { passwordPolicyFlow } from '../domain/password-policy/flow'
import { newPasswordGiven } from '../domain/password-policy/state'
import { passwordChangeFlow } from '../features/password/flow'
import { passwordChangeGiven } from '../features/password/state'
import { signInFlow } from '../features/sign-in/flow'
import { credentialsGiven, signIn } from '../features/sign-in/state'
import { twoFactorFlow } from '../features/two-factor/flow'
import { setUpAsked } from '../features/two-factor/state'
import { createTestNavigator, testConfig } from '../flows/testing'
import { runEndpoint } from '../flows/request'
import { enter } from '../session/flow'

/**
 * A mistake of ours must reach whoever runs the flow (`supervise` reports it), and is never told as what a server has
 * refused.
 */

const reducer = combineReducers({ signIn: signIn.reducer, captcha: captchaSlice.reducer })
const password = { oldPassword: 'a', newPassword: 'b', confirmPassword: 'b' }

beforeAll(() => setConfig(testConfig))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

type Effect = { readonly payload?: { readonly fn?: unknown } } | undefined

const flows: [string, () => SagaGenerator<void>, UnknownAction | undefined][] = [
  ['entering', enter, undefined],
  ['signing in', signInFlow, credentialsGiven({ userName: 'an@acme.example', password: 'a' })],
  ['choosing an organization', organizationChoiceFlow, selectPageOpened()],
  ['signing out', logoutFlow, logoutAsked({ allDevices: false, url: null })],
  ['judging a password', passwordPolicyFlow, newPasswordGiven('b')],
  ['changing the password', passwordChangeFlow, passwordChangeGiven(password)],
  ['a new API key', apiAccountFlow, changeConfirmed({ name: 'newKey' })],
  ['access by API', apiAccountFlow, changeConfirmed({ name: 'access', disabled: true })],
  ['downloading an export', exportDownloadFlow, downloadAsked('export-1')],
  ['setting up the second factor', twoFactorFlow, setUpAsked()],
]

test.each(flows)(
  '%s: a programming error stays one, and nothing of it is told',
  async (_name, flow, fact) => {
    const bug = new TypeError('undefined is not a function')
    const context: Record<string, unknown> = {
      navigator: createTestNavigator('/somewhere'),
      captcha: { solve: () => Promise.resolve('token') },
      tabs: { tell: () => undefined, hear: () => () => undefined },
    }
    const told: string[] = []
    const channel = stdChannel<UnknownAction>()
    let state = reducer(undefined, { type: 'begin' })
    const dispatch = (action: UnknownAction) => {
      told.push(action.type)
      state = reducer(state, action)
      channel.put(action)
      return action
    }
    const fail = () => {
      throw bug
    }
    const task = runSaga(
      {
        channel,
        dispatch,
        getState: () => state,
        context,
        onError: () => undefined,
        effectMiddlewares: [
          (next) => (effect: Effect) =>
            next(
              effect?.payload?.fn === runEndpoint
                ? { ...effect, payload: { ...effect.payload, fn: fail } }
                : effect,
            ),
        ],
      },
      flow,
    )
    let thrown: unknown
    task.toPromise().catch((error: unknown) => (thrown = error))
    await jest.advanceTimersByTimeAsync(0)
    if (fact) dispatch(fact)
    await jest.advanceTimersByTimeAsync(1_000)
    task.cancel()
    expect(thrown).toBe(bug)
    expect(told.filter((type) => /^notices|refused/i.test(type))).toEqual([])
  },
)

const root = join(__dirname, '..')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?<!\.test)\.tsx?$/.test(path),
)
/** They report the error themselves. */
const reports = ['flows/supervise.ts', 'domain/captcha/flow.ts'].map((path) => join(path))

test('every flow that catches throws on what is no refusal, or makes one of what could not be loaded', () => {
  const swallowed = sources.flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8')
    if (!source.includes("from 'typed-redux-saga'") || reports.includes(path)) return []
    return [...source.matchAll(/^( *)\} catch(?: \((\w+)\))? \{\n([^]*?)\n\1\}/gm)]
      .filter(([, , name, body]) => !body!.includes(`throw ${name ?? 'refuse('}`))
      .map(([found]) => `${path}: ${found}`)
  })
  expect(swallowed).toEqual([])
})
