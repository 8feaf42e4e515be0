import type { UnknownAction } from '@reduxjs/toolkit'
import type { SagaGenerator } from 'typed-redux-saga'
import { operations as described } from '../../openapi/testing'
import type { OperationTable } from '../api'
import type { PasswordChangeState } from '../features/password/state'
import type { TwoFactorStep } from '../features/two-factor/state'
import type { Dialogue } from '../flows/dialogue'

/**
 * Secrets are planted through the flows and through every secret endpoint; none may be found in the state, in what
 * the browser keeps, or in what devtools see. Devtools are those of the browser's extension, as the store finds them.
 */

const SECRETS = {
  password: 'Planted~password_1',
  newPassword: 'Planted~password_2',
  code: '974108',
  token: 'planted-token-of-a-session',
  apiKey: 'planted-api-key',
  generated: 'Planted~generated_3',
  totpKey: 'PLANTEDTOTPKEY234',
  variable: 'planted-value-of-a-variable',
}

type Options = { actionSanitizer: (action: UnknownAction) => UnknownAction }
type Create = (reducer: (state: unknown, action: UnknownAction) => unknown, state: unknown) => unknown
const seen: UnknownAction[] = []

/** The extension's way in: it hears what reaches the reducer. */
const devtools =
  ({ actionSanitizer }: Options) =>
  (...enhancers: ((create: Create) => Create)[]) =>
  (create: Create): Create => {
    const heard: Create = (reducer, initial) =>
      create((state, action) => {
        seen.push(actionSanitizer(action))
        return reducer(state, action)
      }, initial)
    return enhancers.reduceRight((inner, enhancer) => enhancer(inner), heard)
  }

/** Every text in a value, however deep, requests with their addresses and headers included. */
function textsIn(value: unknown, known = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || known.has(value)) return []
  known.add(value)
  if (value instanceof Request) return [value.url, ...[...value.headers].flat()]
  if (value instanceof Map || value instanceof Set) return [...value].flatMap((one) => textsIn(one, known))
  return Object.entries(value).flatMap(([key, one]) => [key, ...textsIn(one, known)])
}
function found(value: unknown): string[] {
  const texts = textsIn(value).join('\n')
  return Object.entries(SECRETS)
    .filter(([, secret]) => [secret, encodeURIComponent(secret)].some((form) => texts.includes(form)))
    .map(([name]) => name)
}
const stored = () => [localStorage, sessionStorage].map((storage) => ({ ...storage }))

const user = {
  id: 'an@acme.example',
  name: 'An',
  token: SECRETS.token,
  apiKey: SECRETS.apiKey,
  totpEnabled: true,
  disabledApiAccess: false,
  roles: ['USER'],
  permission: { contextPermissions: [], ownerPermission: false },
  changePassword: false,
}
function answerTo(pathname: string): unknown {
  if (pathname.endsWith('/login')) return { status: 'totp_required', token: SECRETS.token }
  if (pathname.endsWith('/2ft')) return { status: 'authenticated', token: SECRETS.token }
  if (pathname.endsWith('/users/current')) return user
  if (pathname.endsWith('/policy/verify')) return { level: 'Strong', errors: [] }
  if (pathname.endsWith('/generate')) return SECRETS.generated
  if (pathname.endsWith('/get-totp/qrcode')) return { qrcode: SECRETS.totpKey, secretKeys: SECRETS.totpKey }
  return undefined
}

type Case = { status: number }

async function setUp({ status }: Case) {
  const { configured, recordFetch } = await import('../api/testing')
  configured()
  const sent = recordFetch(({ url }) => {
    const result = answerTo(new URL(url).pathname)
    const others = { result: { ...SECRETS, qrcode: SECRETS.totpKey }, results: { value: SECRETS.variable } }
    return {
      status,
      body: { success: status === 200, ...(result ? { result } : others), token: SECRETS.token },
    }
  })
  const { createStore } = await import('./store')
  const { createTestBrowser, createTestNavigator } = await import('../flows/testing')
  const navigator = createTestNavigator('/login?url=/help')
  const { store, run, add } = createStore({
    navigator,
    captcha: { solve: () => Promise.resolve('solved') },
    tabs: createTestBrowser().open(),
  })
  return { sent, store, run, add, navigator }
}

/** Waits for what the flows do; nothing of it is timed. */
const until = async (happened: () => boolean) => {
  for (let turns = 0; turns < 800 && !happened(); turns += 1) await new Promise((next) => setTimeout(next, 5))
  if (!happened()) throw new Error('it did not happen')
}

beforeAll(() => Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: devtools }))
beforeEach(() => {
  seen.length = 0
  localStorage.clear()
  sessionStorage.clear()
})

test('signing in with password and code leaves no secret anywhere', async () => {
  const { store, run, navigator } = await setUp({ status: 200 })
  const { signInFlow } = await import('../features/sign-in/flow')
  const { credentialsGiven, codeGiven } = await import('../features/sign-in/state')
  const task = run(signInFlow)
  await until(() => store.getState().captcha === 'ready')
  store.dispatch(credentialsGiven({ userName: user.id, password: SECRETS.password }))
  await until(() => store.getState().signIn.step?.name === 'code')
  expect(found(store.getState())).toEqual([])
  store.dispatch(codeGiven(SECRETS.code))
  await until(() => navigator.went.length > 0)
  task.cancel()
  expect(seen.map(({ type }) => type)).toEqual(
    expect.arrayContaining([credentialsGiven.type, codeGiven.type]),
  )
  expect({ devtools: found(seen), state: found(store.getState()), stored: found(stored()) }).toEqual({
    devtools: [],
    state: [],
    stored: [],
  })
  // A token is not even kept cut short.
  expect(Object.values({ ...localStorage })).toEqual(['{"status":"authenticated"}'])
})

test('changing the password leaves no secret anywhere', async () => {
  const { store, run, add, sent } = await setUp({ status: 409 })
  const { parts } = await import('../features/password/flow')
  const { passwordChangeGiven } = await import('../features/password/state')
  const { newPasswordGiven } = await import('../domain/password-policy/state')
  add(parts.slices)
  const tasks = parts.flows.map((flow) => run(flow))
  const isRefused = () => (store.getState().passwordChange as PasswordChangeState).name === 'refused'
  const { password: oldPassword, newPassword } = SECRETS
  store.dispatch(newPasswordGiven(newPassword))
  store.dispatch(passwordChangeGiven({ oldPassword, newPassword, confirmPassword: newPassword }))
  await until(() => sent.length === 2 && isRefused())
  tasks.forEach((task) => task.cancel())
  expect({ devtools: found(seen), state: found(store.getState()), stored: found(stored()) }).toEqual({
    devtools: [],
    state: [],
    stored: [],
  })
})

test('setting up a second factor leaves no secret anywhere, not even while it is shown', async () => {
  const { store, run, add, navigator } = await setUp({ status: 200 })
  const { parts, twoFactorFlow } = await import('../features/two-factor/flow')
  const { setUpAsked, setUpCodeGiven } = await import('../features/two-factor/state')
  const { shownSetup } = await import('../features/two-factor/shown-setup')
  add(parts.slices)
  const task = run(twoFactorFlow)
  const stepNow = () => (store.getState().twoFactor as Dialogue<TwoFactorStep>).step?.name
  store.dispatch(setUpAsked())
  await until(() => stepNow() === 'confirming')
  expect(shownSetup()?.secretKeys).toBe(SECRETS.totpKey)
  expect(found(store.getState())).toEqual([])
  store.dispatch(setUpCodeGiven(SECRETS.code))
  await until(() => navigator.went.length > 0)
  task.cancel()
  expect(shownSetup()).toBeUndefined()
  expect({ devtools: found(seen), state: found(store.getState()), stored: found(stored()) }).toEqual({
    devtools: [],
    state: [],
    stored: [],
  })
})

test.each([{ status: 200 }, { status: 409 }])(
  'no secret call leaves a secret, answered with %j',
  async (answered) => {
    const { store, run } = await setUp(answered)
    const { operations } = await import('../api')
    const { argumentOf, endpoints } = await import('../api/testing')
    const { request } = await import('../flows/request')
    // Every secret in every place where an argument may stand.
    const all = Object.values(SECRETS).join(' ')
    const secret = described.filter((operation) => operation['x-secret'])
    expect(secret.map(({ operationId }) => operationId)).toEqual(
      Object.entries(operations as OperationTable)
        .filter(([, operation]) => operation.secret)
        .map(([id]) => id),
    )
    function* send(name: string, given?: unknown): SagaGenerator<void> {
      try {
        yield* request(endpoints[name] as never, given as never)
      } catch {
        // a refusal is one of the cases
      }
    }
    for (const operation of secret) {
      const arg = argumentOf(operation, () => all, { ...SECRETS })
      await run(() => send(operation.operationId, arg)).toPromise()
    }
    await run(() => send('getCurrentUser')).toPromise()
    expect({ devtools: found(seen), state: found(store.getState()), stored: found(stored()) }).toEqual({
      devtools: [],
      state: [],
      stored: [],
    })
  },
)

test('the search for secrets finds what is planted in the open', () => {
  expect(found({ deep: [{ text: `x${SECRETS.code}x` }] })).toEqual(['code'])
  expect(
    found({ meta: new Request(`https://x.example/?pwd=${encodeURIComponent(SECRETS.password)}`) }),
  ).toEqual(['password'])
})
