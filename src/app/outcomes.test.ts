import { combineSlices, configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import createSagaMiddleware from 'redux-saga'
import type { SagaGenerator } from 'typed-redux-saga'
import { api, isRefusal, organizationsApi } from '../api'
import { configured } from '../api/testing'
import { exportFlow } from '../domain/exports/flow'
import { exportAsked } from '../domain/exports/state'
import { apiAccountFlow } from '../features/api-account/flow'
import { apiAccountSlice, changeBegun, changeConfirmed } from '../features/api-account/state'
import { passwordChangeFlow } from '../features/password/flow'
import { passwordChangeGiven, passwordChangeSlice } from '../features/password/state'
import { customModelFlow, organizationDeletionFlow } from '../features/platform/organizations/flow'
import { deletionAsked } from '../features/platform/organizations/state'
import { variableSaveFlow, variableValueFlow } from '../features/platform/settings/system-variables/flow'
import {
  valueAsked,
  variableGiven,
  variableSaveSlice,
} from '../features/platform/settings/system-variables/state'
import { organizationUpdateFlow } from '../features/profile/flow'
import { organizationEdited, organizationUpdateSlice } from '../features/profile/state'
import { sessionEndFlow } from '../features/session-tokens/flow'
import { endAsked, endConfirmed, sessionEnd } from '../features/session-tokens/state'
import { twoFactorFlow } from '../features/two-factor/flow'
import {
  disablingAsked,
  disablingConfirmed,
  setUpAsked,
  setUpCodeGiven,
  twoFactor,
} from '../features/two-factor/state'
import { errorDetailSlice } from '../flows/error-detail'
import { noticesSlice } from '../flows/notices'
import { createTestBrowser, createTestNavigator } from '../flows/testing'
import { codeGiven, questionConfirmed, secondFactor } from '../kit/second-factor/state'
import { leaveWhenUnauthorized, showForbiddenUnless, warnOfTooManyRequests } from '../session/flow'
import { sessionSlice } from '../session/state'

/**
 * HTTP-18 ORGCOMMON-25: whatever becomes of a change, a person is told exactly once: in place, by a notice, by the error
 * drawer, or by the session. Changes of one request are `useChange` (kit/change); the table holds every flow that sends
 * one, the second test that there is no third way.
 */

beforeEach(() => {
  configured()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const answer = (status: number, body: object) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))
const outcomes: Readonly<Record<string, () => Promise<Response>>> = {
  '401': answer(401, { success: false, message: 'Unauthorized' }),
  '403': answer(403, { success: false, message: 'Forbidden' }),
  '409 with words': answer(409, { success: false, message: 'No' }),
  '409 without words': answer(409, { success: false }),
  '409 that is one too many': answer(409, { success: false, errorCode: 'TOO_MANY_REQUEST' }),
  '429': answer(429, { success: false, errorCode: 'TOO_MANY_REQUEST' }),
  '500': answer(500, { success: false }),
  'a time-out': () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError')),
  'a cut connection': () => Promise.reject(new TypeError('Failed to fetch')),
}

const reducer = combineSlices(
  api,
  noticesSlice,
  errorDetailSlice,
  sessionSlice,
  apiAccountSlice,
  passwordChangeSlice,
  organizationUpdateSlice,
  variableSaveSlice,
  {
    secondFactor: secondFactor.reducer,
    sessionEnd: sessionEnd.reducer,
    twoFactor: twoFactor.reducer,
  },
)

type Flow = {
  readonly flow: () => SagaGenerator<void>
  /** What the person does until the change is sent. */
  readonly facts: readonly UnknownAction[]
  /** The end of the address of the change; every other call is answered. */
  readonly call: RegExp
}
const created = {
  type: `${api.reducerPath}/executeMutation/fulfilled`,
  payload: { success: true, result: { id: 'org-may' } },
  meta: {
    arg: { type: 'mutation', endpointName: organizationsApi.endpoints.createOrganization.name },
    requestId: '1',
    requestStatus: 'fulfilled',
  },
}
const off = { name: 'access', disabled: true } as const
const flows: Readonly<Record<string, Flow>> = {
  'deleting an organization': {
    flow: organizationDeletionFlow,
    facts: [deletionAsked({ id: 'org-acme', name: 'Acme' }), questionConfirmed(), codeGiven('409127')],
    call: /mngmnt\/orgs\/org-acme/,
  },
  'the model of a new organization': { flow: customModelFlow, facts: [created], call: /model/ },
  'an export': {
    flow: exportFlow,
    facts: [exportAsked({ type: 'organizations', timezone: 7, criteria: {} }), codeGiven('409127')],
    call: /export/,
  },
  'a new variable of the platform': {
    flow: variableSaveFlow,
    facts: [variableGiven({ key: 'KEY', value: 'value', isNew: true }), codeGiven('409127')],
    call: /variables\/add/,
  },
  'the value of a variable of the platform': {
    flow: variableValueFlow,
    facts: [valueAsked('KEY'), codeGiven('409127')],
    call: /variables\/get/,
  },
  'access by API': { flow: apiAccountFlow, facts: [changeBegun(off), changeConfirmed(off)], call: /api-key/ },
  'a new API key': {
    flow: apiAccountFlow,
    facts: [changeBegun({ name: 'newKey' }), changeConfirmed({ name: 'newKey' })],
    call: /api-key/,
  },
  'switching the second factor on': {
    flow: twoFactorFlow,
    facts: [setUpAsked(), setUpCodeGiven('409127')],
    call: /totp(?!\/qrcode)/,
  },
  'switching the second factor off': {
    flow: twoFactorFlow,
    facts: [disablingAsked(), disablingConfirmed()],
    call: /totp/,
  },
  'ending a session': {
    flow: sessionEndFlow,
    facts: [endAsked({ name: 'one', session: { id: 'session-1' }, current: false }), endConfirmed()],
    call: /session|token|logout/,
  },
  'a new password': {
    flow: passwordChangeFlow,
    facts: [passwordChangeGiven({ oldPassword: 'a', newPassword: 'b', confirmPassword: 'b' })],
    call: /password|pwd/,
  },
  'the own organization': {
    flow: organizationUpdateFlow,
    facts: [organizationEdited({ name: 'A', address: 'B', industry: 'shopping', website: 'c', phone: '1' })],
    call: /mngmnt-client\/orgs\/update/,
  },
}

const user = {
  id: 'an@acme.example',
  name: 'An',
  totpEnabled: true,
  disabledApiAccess: false,
  changePassword: false,
  roles: ['ADMIN'],
  permission: { contextPermissions: [], ownerPermission: false },
  orgCtx: { id: 'x', orgId: 'org-acme', roles: ['ADMIN'], organization: { name: 'Acme' } },
}

/** Runs a flow over a server that answers its change by `outcome`; what the person is told then, by its place. */
async function tell({ flow, facts, call }: Flow, outcome: () => Promise<Response>) {
  let sent = 0
  globalThis.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (/users\/current\/?$/.test(pathname)) return answer(200, { success: true, result: user })()
    if (/get-totp/.test(pathname))
      return answer(200, { success: true, result: { qrcode: 'x', secretKeys: 'y' } })()
    if (!call.test(pathname)) return answer(200, { success: true, result: {} })()
    sent += 1
    return outcome()
  }
  const navigator = createTestNavigator('/console-organizations')
  const sagas = createSagaMiddleware({ context: { navigator, tabs: createTestBrowser().open() } })
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware, sagas),
  })
  const { getCurrentUser } = (await import('../api')).sessionApi.endpoints
  await store.dispatch(getCurrentUser.initiate(undefined, { subscribe: false }))
  const running = [leaveWhenUnauthorized, showForbiddenUnless(() => false), warnOfTooManyRequests, flow].map(
    (each) => sagas.run(each),
  )
  for (const fact of facts) {
    store.dispatch(fact)
    await jest.advanceTimersByTimeAsync(10)
  }
  const { notices, errorDetail, apiAccount, passwordChange, ...state } = store.getState()
  const inPlace = [
    state.secondFactor.refusal,
    state.variableSave.refusal,
    state.sessionEnd.refusal,
    state.twoFactor.refusal,
    'refusal' in apiAccount ? apiAccount.refusal : undefined,
    'refusal' in passwordChange ? passwordChange.refusal : undefined,
  ].filter((refusal) => isRefusal(refusal) && !refusal.toldBySession)
  running.forEach((task) => task.cancel())
  return {
    sent,
    told: [
      ...notices.map(() => 'notice'),
      ...(errorDetail ? ['error drawer'] : []),
      ...inPlace.map(() => 'in place'),
      ...navigator.went.map(() => 'sign-in page'),
    ],
  }
}

describe.each(Object.keys(flows))('HTTP-18 ORGCOMMON-25 %s', (name) => {
  test.each(Object.keys(outcomes))('%s is told once', async (outcome) => {
    const { sent, told } = await tell(flows[name]!, outcomes[outcome]!)
    expect(sent).toBe(1)
    expect(told).toHaveLength(1)
  })
})

const src = join(__dirname, '..')
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|gen|stories)\.|testing/.test(file) && !file.startsWith('api/'),
)

/** Files whose mutation hooks tell their outcome by themselves, and why. */
const byThemselves: Readonly<Record<string, string>> = {
  'kit/list/columns/useColumnPreference.ts':
    'a choice of columns shows at once, and is taken back when refused',
  'features/platform/accounts/grants.ts': 'hands the call to the hook for changes of its question',
  'features/notifications/NotificationDrawer.tsx':
    'a notification is read by being seen: only a refusal is told',
}

test('ORGCOMMON-25 every change by one request is told by the one hook for changes', () => {
  const others = sources.filter((file) => {
    const text = readFileSync(join(src, file), 'utf8')
    return /\buse[A-Z]\w+Mutation\(/.test(text) && !/\buseChange\(|<AnswerDialog\b/.test(text)
  })
  expect(others.sort()).toEqual(Object.keys(byThemselves).sort())
})

/** Flows that send a change and are not in the table above, and why. */
const notInTheTable: Readonly<Record<string, string>> = {
  'domain/accounts/groups-undo.ts': 'it reads before it sends (its own tests)',
  'features/admin/permission-groups/undo.ts': 'it reads before it sends (its own tests)',
  'features/platform/accounts/undo.ts': 'it reads before it sends (its own tests)',
  'features/admin/account-invitations/flow.ts': 'what came of each person stands beside it (its own tests)',
  'features/logout/flow.ts': 'its page tells it: nobody is in a session any more',
  'features/sign-in/flow.ts': 'its page tells it: nobody is in a session yet',
  'features/organization-choice/flow.ts': 'the choice of an organization waits for a captcha (its own tests)',
  'features/organization-choice/terms.ts': 'the question tells it, as other dialogues do',
  'features/quick-access/flow.ts': 'a background call: nothing is told',
  'features/password/flow.ts': 'in the table',
  'session/expiry.ts': 'extends the session in the background; on a press its own notice tells it',
}
const reads = [
  'domain/password-policy/flow.ts',
  'features/export-history/flow.ts',
  'features/notifications/live-flow.ts',
  'session/enter.ts',
  'session/rights.ts',
  'session/tabs.ts',
]
const inTheTable = [
  'domain/exports/flow.ts',
  'features/api-account/flow.ts',
  'features/platform/organizations/flow.ts',
  'features/platform/settings/system-variables/flow.ts',
  'features/profile/organization-update.ts',
  'features/session-tokens/flow.ts',
  'features/two-factor/flow.ts',
]

test('ORGCOMMON-25 every flow that sends a change stands in the table, or says why not', () => {
  const senders = sources.filter(
    (file) =>
      !file.startsWith('flows/') &&
      /(?:yield\* |=> )request\(|return \(yield\* request/.test(readFileSync(join(src, file), 'utf8')),
  )
  const known = [...inTheTable, ...reads, ...Object.keys(notInTheTable)]
  expect(senders.filter((file) => !known.includes(file))).toEqual([])
})
