import { combineReducers, type UnknownAction } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import {
  NO_ANSWER,
  organizationChoiceApi,
  preferencesApi,
  sessionApi,
  termsApi,
  type UserOrganization,
} from '../../api'
import { setConfig } from '../../config'
import { noticesReducer } from '../../flows/notices'
import { createAnswers, createTestNavigator, Refused, testConfig } from '../../flows/testing'
import { captchaSlice } from '../../domain/captcha/state'
import { organizationChosenInOtherTab, sessionSlice } from '../../session/state'
import { isFirstChoice, markFirstChoice } from '../../session/storage'
import { timings } from '../../timings'
import { organizationChoiceFlow } from './flow'
import * as facts from './state'

const { listOwnOrganizations, selectOrganization, getOwnUiSetting, getOwnDataSetting } =
  organizationChoiceApi.endpoints
const { getPlatformTerm, checkOrganizationTermAcceptance, acceptOrganizationTerm } = termsApi.endpoints

const reducer = combineReducers({
  organizationChoice: facts.organizationChoice.reducer,
  captcha: captchaSlice.reducer,
  session: sessionSlice.reducer,
  notices: noticesReducer,
})
type State = ReturnType<typeof reducer>

const free: UserOrganization = { id: 'free', name: 'Free' }
const bound: UserOrganization = {
  id: 'bound',
  name: 'Bound',
  term: { active: true, term: '<p>Org</p>', orgId: 'bound' },
}
const lapsed: UserOrganization = {
  id: 'lapsed',
  name: 'Lapsed',
  term: { active: false, term: '<p>Old</p>', orgId: 'lapsed' },
}

const result = (value: unknown) => ({ success: true, result: value })
const done = { success: true }
const refused = (said: string) => new Refused({ status: 409, message: said, said })
const user = {
  id: 'an@acme.example',
  changePassword: false,
  orgCtx: { orgId: 'free', roles: [] },
  permission: {},
}

beforeAll(() => setConfig(testConfig))
beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => jest.useRealTimers())

type Options = {
  address?: string
  solve?: (attempt: number) => Promise<string>
  organizations?: UserOrganization[]
}

/** The select page, open, before a platform without terms of its own. */
async function open({
  address = '/companies/select',
  solve,
  organizations = [free, bound, lapsed],
}: Options = {}) {
  let attempts = 0
  const solveNext = () => {
    attempts += 1
    return solve ? solve(attempts) : Promise.resolve(`token-${attempts}`)
  }
  const navigator = createTestNavigator(address)
  const answers = createAnswers({ navigator, captcha: { solve: solveNext } })
  const on = answers.on.bind(answers)
  on('list', listOwnOrganizations, { success: true, results: organizations })
  on('platform', getPlatformTerm, result({ active: false, term: '' }))
  on('check', checkOrganizationTermAcceptance, result(false))
  on('accept', acceptOrganizationTerm, done)
  on('select', selectOrganization, result({ status: 'authenticated', token: 'secret' }))
  on('user', sessionApi.endpoints.getCurrentUser, result(user))
  on('uiSetting', getOwnUiSetting, result({ themeColor: '#0a5a9c' }))
  on('dataSetting', getOwnDataSetting, result({}))
  on('dateFormat', preferencesApi.endpoints.getDateFormatConstants, result([]))

  let state = reducer(undefined, { type: '' })
  const seen = (before: State | undefined, action: UnknownAction) => (state = reducer(before, action))
  const noted = /resetApiState|organizationChang/
  const saga = expectSaga(organizationChoiceFlow)
    .withReducer(seen)
    .provide({
      ...answers,
      put({ action }: { action: UnknownAction | (() => unknown) }, next: () => unknown) {
        if (typeof action === 'function') return [] // no query is running
        if (noted.test(action.type)) answers.asked.push({ name: action.type, arg: undefined })
        return next()
      },
    } as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  saga.dispatch(facts.selectPageOpened())
  await pass()
  return {
    navigator,
    on,
    state: () => state,
    step: () => state.organizationChoice.step?.name,
    asked: () => answers.asked.map(({ name }) => name).filter((name) => name !== 'list'),
    argsOf: (call: string) => answers.asked.filter(({ name }) => name === call).map(({ arg }) => arg),
    async tell(fact: UnknownAction, time = 0) {
      saga.dispatch(fact)
      await pass(time)
    },
  }
}

/** Lets everything that is due happen, after moving the time. */
const pass = (time = 0) => jest.advanceTimersByTimeAsync(time)
const { organizationChosen, selectPageLeft, termsAgreed, termsClosed } = facts
const context = ['uiSetting', 'user', 'dataSetting', 'dateFormat'] // the last two are not waited for

test('TERMS-01 TERMS-05 ORGSEL-36 check, then the terms, then accept, then select', async () => {
  const page = await open()
  await page.tell(organizationChosen('bound'))
  expect(page.asked()).toEqual(['platform', 'check'])
  expect(page.state().organizationChoice.step).toEqual({
    name: 'organizationTerms',
    orgId: 'bound',
    html: '<p>Org</p>',
  })
  await page.tell(termsAgreed(undefined))
  expect(page.asked().slice(0, 4)).toEqual(['platform', 'check', 'accept', 'select'])
  expect(page.argsOf('check')).toEqual([{ orgId: 'bound' }])
  expect(page.argsOf('accept')).toEqual([{ orgId: 'bound' }])
  expect(page.argsOf('select')).toEqual([
    { orgId: 'bound', captcha: 'token-1', 'X-Client-User-Agent': navigator.userAgent },
  ])
})

test.each([
  ['TERMS-03 terms that are not active', 'lapsed', false],
  ['TERMS-03 no terms', 'free', false],
  ['TERMS-04 accepted terms', 'bound', true],
])('%s are not asked for', async (_case, orgId, accepted) => {
  const page = await open()
  page.on('check', checkOrganizationTermAcceptance, result(accepted))
  await page.tell(organizationChosen(orgId))
  expect(page.asked().slice(0, 3)).toEqual(['platform', 'check', 'select'])
})

test("TERMS-08 the platform's terms come before the organization's", async () => {
  const page = await open()
  page.on('platform', getPlatformTerm, result({ active: true, term: '<p>Platform</p>' }))
  await page.tell(organizationChosen('bound'))
  expect(page.step()).toBe('platformTerms')
  await page.tell(termsAgreed(undefined))
  expect(page.step()).toBe('organizationTerms')
  await page.tell(termsAgreed(undefined))
  expect(page.asked().slice(0, 6)).toEqual(['platform', 'check', 'accept', 'check', 'accept', 'select'])
  expect(page.argsOf('accept')).toEqual([{}, { orgId: 'bound' }])
})

test('TERMS-08 accepted terms of the platform are not asked for again', async () => {
  const page = await open()
  page.on('platform', getPlatformTerm, result({ active: true, term: '<p>Platform</p>' }))
  page.on('check', checkOrganizationTermAcceptance, result(true))
  await page.tell(organizationChosen('bound'))
  expect(page.asked().slice(0, 4)).toEqual(['platform', 'check', 'check', 'select'])
})

test('TERMS-10 closed terms accept nothing and select nothing, and another organization can be chosen', async () => {
  const page = await open()
  await page.tell(organizationChosen('bound'))
  await page.tell(termsClosed())
  expect(page.step()).toBeUndefined()
  expect(page.asked()).toEqual(['platform', 'check'])
  await page.tell(organizationChosen('free'))
  expect(page.argsOf('select')).toMatchObject([{ orgId: 'free' }])
})

test('TERMS-05 C4 a refused accept is told in place, the terms are shown as they are now, and Continue sends it again', async () => {
  const page = await open()
  const changed = { ...bound, term: { active: true, term: '<p>New</p>', orgId: 'bound' } }
  page.on('accept', acceptOrganizationTerm, refused('The terms have changed'), done)
  await page.tell(organizationChosen('bound'))
  page.on('list', listOwnOrganizations, { success: true, results: [changed] })
  await page.tell(termsAgreed(undefined))
  expect(page.state().organizationChoice.step).toMatchObject({ html: '<p>New</p>', reading: 1 })
  expect(page.state().organizationChoice).toMatchObject({
    sending: false,
    refusal: { said: 'The terms have changed' },
  })
  expect(page.asked()).not.toContain('select')
  await page.tell(termsAgreed(undefined))
  expect(page.asked()).toContain('select')
})

test('TERMS-01 a refused check is told, and nothing is selected', async () => {
  const page = await open()
  page.on('check', checkOrganizationTermAcceptance, refused('No such organization'))
  await page.tell(organizationChosen('free'))
  expect(page.asked()).toEqual(['platform', 'check'])
  expect(page.step()).toBeUndefined()
  expect(page.state().notices).toMatchObject([
    { title: { id: 'common.failed' }, text: { said: 'No such organization' } },
  ])
})

test('ORGSEL-35 after a refused selection the captcha is fresh and the page stays', async () => {
  const page = await open()
  page.on(
    'select',
    selectOrganization,
    refused('Your captcha is incorect'),
    result({ status: 'authenticated' }),
  )
  await page.tell(organizationChosen('free'))
  expect(page.state().notices).toMatchObject([
    { title: { id: 'common.failed' }, text: { said: 'Your captcha is incorect' } },
  ])
  expect(isFirstChoice()).toBe(true)
  await page.tell(organizationChosen('free'))
  expect(page.argsOf('select')).toMatchObject([{ captcha: 'token-1' }, { captcha: 'token-2' }])
})

test.each([
  ['nothing at all', null],
  ['no result', { success: true }],
])('a selection that is answered with %s has failed, in words', async (_, answer) => {
  const page = await open()
  page.on('select', selectOrganization, answer)
  await page.tell(organizationChosen('free'))
  expect(page.state().notices).toMatchObject([
    { title: { id: 'common.failed' }, text: { id: 'common.somethingWasWrong' } },
  ])
  expect(page.step()).toBeUndefined()
})

test('TERMS-05 C4 an agreement that met no answer stays ticked: the terms are not asked anew', async () => {
  const page = await open()
  page.on('accept', acceptOrganizationTerm, new Refused({ status: NO_ANSWER, message: 'cut' }))
  await page.tell(organizationChosen('bound'))
  await page.tell(termsAgreed(undefined))
  expect(page.state().organizationChoice).toMatchObject({ refusal: { message: 'cut' } })
  expect(page.state().organizationChoice.step).not.toHaveProperty('reading')
})

const withoutToken = () => new Promise<string>(() => undefined)

test('ORGSEL-32 ORGSEL-33 ORGSEL-34 C4 a slow captcha is waited for; without a token it is said after 20 s, and a second later the page reloads', async () => {
  const page = await open({ solve: withoutToken })
  await page.tell(organizationChosen('free'), timings.captchaPatience)
  expect(page.state().captcha).toBe('slow')
  await pass(timings.slowCaptcha - timings.captchaPatience - 1)
  expect(page.step()).toBe('entering')
  await pass(1)
  expect(page.asked()).not.toContain('select')
  expect(page.state().notices).toMatchObject([{ text: { id: 'organizationChoice.captchaRequired' } }])
  await pass(timings.captchaReload - 1)
  expect(page.navigator.reloads()).toBe(0)
  await pass(1)
  expect(page.navigator.reloads()).toBe(1)
})

test('ORGSEL-33 ORGSEL-34 without a token the automatic choice says so, and does not reload', async () => {
  const page = await open({ organizations: [free], solve: withoutToken })
  await pass(timings.slowCaptcha + timings.captchaReload)
  expect(page.state().notices[0]).toMatchObject({ text: { id: 'organizationChoice.captchaRequired' } })
  expect(page.navigator.reloads()).toBe(0)
  expect(page.step()).toBeUndefined()
})

test('ORGSEL-32 a press while the captcha is solving waits, and is sent once', async () => {
  let solve: (token: string) => void = () => undefined
  const page = await open({ solve: () => new Promise((resolve) => (solve = resolve)) })
  await page.tell(organizationChosen('free'), timings.captchaPatience - 1)
  await page.tell(organizationChosen('lapsed'))
  expect(page.state().organizationChoice.step).toMatchObject({ name: 'entering', orgId: 'free' })
  solve('late')
  await pass()
  expect(page.argsOf('select')).toMatchObject([{ orgId: 'free', captcha: 'late' }])
})

test('ORGSEL-32 C4 a captcha that comes after more than 5 s is used', async () => {
  let solve: (token: string) => void = () => undefined
  const page = await open({ solve: () => new Promise((resolve) => (solve = resolve)) })
  await pass(timings.captchaPatience + 1)
  await page.tell(organizationChosen('free'), timings.captchaPatience)
  solve('late')
  await pass()
  expect(page.argsOf('select')).toMatchObject([{ orgId: 'free', captcha: 'late' }])
})

test('leaving the page ends the choice: a late answer selects nothing, and coming back begins anew', async () => {
  let answer: (value: unknown) => void = () => undefined
  const page = await open()
  page.on('select', selectOrganization, new Promise((resolve) => (answer = resolve)))
  await page.tell(organizationChosen('free'))
  await page.tell(selectPageLeft())
  answer(result({ status: 'authenticated' }))
  await pass()
  expect(page.step()).toBeUndefined()
  expect(page.asked().at(-1)).toBe('select')
  expect(isFirstChoice()).toBe(true)
  page.on('select', selectOrganization, result({ status: 'authenticated' }))
  await page.tell(facts.selectPageOpened())
  await page.tell(organizationChosen('lapsed'))
  expect(page.navigator.went).toEqual(['/my-account-info'])
})

test('ORGSEL-27 ORGSEL-28 ORGSEL-30 one organization is entered without a click, on the first choice', async () => {
  const page = await open({ organizations: [free] })
  expect(page.argsOf('select')).toMatchObject([{ orgId: 'free' }])
  expect(page.state().notices).toMatchObject([{ title: { id: 'organizationChoice.redirected' } }])
  expect(page.navigator.went).toEqual(['/my-account-info'])
  expect(isFirstChoice()).toBe(false)
})

test('ORGSEL-29 later on one organization waits for the click', async () => {
  markFirstChoice()
  const page = await open({ organizations: [free] })
  expect(page.asked()).toEqual([])
  await page.tell(organizationChosen('free'))
  expect(page.navigator.went).toEqual(['/my-account-info'])
})

test('ORGSEL-38 ORGSEL-39 ORGSEL-40 everything of before is gone when user and setting are read, then one goes on', async () => {
  const page = await open()
  await page.tell(organizationChosen('free'))
  await page.tell(selectPageLeft()) // the page unmounts while the organization is being entered
  expect(page.asked().slice(3)).toEqual([
    'session/organizationChanging',
    'api/resetApiState',
    ...context,
    'session/organizationChanged',
  ])
  expect(JSON.parse(localStorage.getItem('console.organizationResult') ?? '')).toEqual({
    orgId: 'free',
    status: 'authenticated',
  })
  expect(page.state().session).toMatchObject({ changing: false, colour: '#0a5a9c' })
  expect(page.navigator.went).toEqual(['/my-account-info'])
})

test('ORGSEL-39 when the user cannot be read a fresh document asks again', async () => {
  const page = await open({ address: '/companies/select?url=/help&lang=vi' })
  page.on('user', sessionApi.endpoints.getCurrentUser, new Refused({ status: 500, message: 'x' }))
  await page.tell(organizationChosen('free'))
  expect(page.navigator.went).toEqual(['/help?lang=vi'])
  expect(page.asked()).not.toContain('session/organizationChanged')
})

test('an organization that was joined since can be entered', async () => {
  const page = await open({ organizations: [bound, lapsed] })
  page.on('list', listOwnOrganizations, { success: true, results: [bound, lapsed, free] })
  await page.tell(organizationChosen('free'))
  expect(page.argsOf('select')).toMatchObject([{ orgId: 'free' }])
  expect(page.argsOf('list')).toHaveLength(2)
})

test('no organization leads to /companies/empty, and keeps where the person was going', async () => {
  const page = await open({ address: '/companies/select?url=/help&target=ga&lang=vi', organizations: [] })
  expect(page.navigator.went).toEqual(['/companies/empty?url=%2Fhelp&target=ga&lang=vi'])
})

test.each([
  ['ORGSEL-06', '', '/my-account-info'],
  ['ORGSEL-04', '?target=my-account-info', '/my-account-info'],
  ['ORGSEL-05', '?target=ga', '/my-account-info/ga'],
  ['ORGSEL-06', '?target=elsewhere', '/my-account-info'],
  ['ORGSEL-07', '?target=ga&lang=vi', '/my-account-info/ga?lang=vi'],
  ['ORGSEL-07', '?lang=en', '/my-account-info?lang=en'],
  ['ORGSEL-03', '?url=/help%3Fa=1%23b&target=ga', '/help?a=1#b'],
  ['ORGSEL-03 ORGSEL-07', '?url=/help%3Fa=1%23b&lang=vi', '/help?a=1&lang=vi#b'],
  ['ORGSEL-03', '?url=https://data-hub.example/x', 'https://data-hub.example/x'],
  ['ORGSEL-06', '?url=//evil.example', '/my-account-info'],
  ['ORGSEL-06', '?url=/%5Cevil.example', '/my-account-info'],
  ['ORGSEL-06', '?url=javascript:alert(1)', '/my-account-info'],
  ['ORGSEL-05', '?url=https://good@evil.example&target=ga', '/my-account-info/ga'],
])('%s select%s leads to %s', async (_id, search, destination) => {
  const page = await open({ address: `/companies/select${search}` })
  await page.tell(organizationChosen('free'))
  expect(page.navigator.went).toEqual([destination])
})

test('B15 an organization chosen in another tab takes this one along, by a fresh document', async () => {
  const page = await open({ address: '/companies/select?url=%2Fhelp&lang=vi' })
  await page.tell(organizationChosenInOtherTab())
  await pass()
  expect(page.navigator.went).toEqual(['/help?lang=vi'])
  expect(page.asked()).not.toContain('select')
})
