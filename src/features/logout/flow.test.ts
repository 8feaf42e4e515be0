import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { sessionApi } from '../../api'
import { setConfig } from '../../config'
import { takeKeptNotice } from '../../flows/kept-notice'
import { noticesSlice } from '../../flows/notices'
import {
  createAnswers,
  createTestBrowser,
  createTestNavigator,
  Refused,
  testConfig,
} from '../../flows/testing'
import { sessionSlice } from '../../session/state'
import { storeLoginResult, storeOrganizationResult } from '../../session/storage'
import { logoutFlow } from './flow'
import { logout as dialogue, logoutAsked } from './state'

const { logout, logoutAllDevices } = sessionApi.endpoints
const reducer = combineReducers({
  logout: dialogue.reducer,
  notices: noticesSlice.reducer,
  session: sessionSlice.reducer,
})
const done = { success: true }
const silent = new Refused({ status: 10000, message: 'Network error' })
const refused = new Refused({ status: 409, message: 'Not now', said: 'Not now' })

beforeAll(() => setConfig(testConfig))
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

type Asked = Parameters<typeof logoutAsked>[0]

/** /logout at `address`, told the facts one after the other; answers what came of it. */
async function open(address: string, answers: unknown[], ...facts: Asked[]) {
  storeLoginResult({ status: 'authenticated' })
  storeOrganizationResult('org-acme', { status: 'authenticated' })
  const events: string[] = []
  const kept = () => Object.keys(localStorage).length
  const navigator = createTestNavigator(address)
  const { told, open: openTab } = createTestBrowser()
  const load = (target: string) => {
    events.push(`load ${target} with ${kept()} stored results`)
    return new Promise<void>(() => undefined)
  }
  const server = createAnswers({ navigator: { ...navigator, load }, tabs: openTab() })
  server.on('logout', logout, ...answers)
  server.on('logout/all', logoutAllDevices, ...answers)
  const saga = expectSaga(logoutFlow)
    .withReducer(reducer)
    .provide(server as never)
  for (const fact of facts) saga.delay(0).dispatch(logoutAsked(fact))
  const run = (await saga.silentRun(50)) as { storeState: ReturnType<typeof reducer> }
  return { state: run.storeState, events, calls: server.asked.map(({ name }) => name), kept: kept(), told }
}

const here = (url: string | null = null): Asked => ({ allDevices: false, url })

test('LOGOUT-03 LOGOUT-05 LOGOUT-06 signs out here, clears what is stored, then loads /login', async () => {
  const { state, events, calls } = await open('/logout', [done], here())
  expect(calls).toEqual(['logout'])
  expect(events).toEqual(['load /login with 0 stored results'])
  expect(state.session.session).toEqual({ name: 'signedOut' })
  expect(takeKeptNotice()).toBe('logout.done')
})

test.each([true, false])(
  'LOGOUT-01 while it is under way the page knows of what: all devices %s',
  async (allDevices) => {
    const { state } = await open('/logout', [new Promise(() => undefined)], { allDevices, url: null })
    expect(state.logout).toEqual({ step: { name: 'leaving', allDevices }, sending: true })
  },
)

test('LOGOUT-03 LOGOUT-06 it is told to the person, here and on the page that follows, and to the other tabs', async () => {
  const { state, told } = await open('/logout', [done], here())
  expect(state.notices).toMatchObject([
    { tone: 'success', title: { id: 'common.success' }, text: { id: 'logout.done' } },
  ])
  expect(takeKeptNotice()).toBe('logout.done')
  expect(told).toEqual([{ kind: 'signedOut' }])
})

test('LOGOUT-06 the page of another host is told nothing', async () => {
  await open('/logout', [done], here('https://data-hub.example/x'))
  expect(takeKeptNotice()).toBeUndefined()
})

test('LOGOUT-02 signs out all devices', async () => {
  const { calls, events } = await open('/logout', [done], { allDevices: true, url: null })
  expect(calls).toEqual(['logout/all'])
  expect(events).toHaveLength(1)
})

test.each([
  ['/help?a=1#b', '/logout', '/help?a=1#b'],
  ['/help', '/logout?lang=vi', '/help?lang=vi'],
  [null, '/logout?lang=vi', '/login?lang=vi'],
  ['https://data-hub.example/x', '/logout?lang=vi', 'https://data-hub.example/x'],
  ['https://evil.example', '/logout', '/login'],
  ['//evil.example', '/logout', '/login'],
  ['/\\evil.example', '/logout', '/login'],
  ['javascript:alert(1)', '/logout', '/login'],
  ['/logout', '/logout', '/login'],
])('LOGOUT-04 LOGOUT-05 the url %s at %s leads to %s', async (url, address, target) => {
  const { events } = await open(address, [done], here(url))
  expect(events).toEqual([`load ${target} with 0 stored results`])
})

test('LOGOUT-07 a refusal is shown, nothing is cleared and nobody moves', async () => {
  const { state, events, kept } = await open('/logout', [refused], here())
  expect(state.logout).toMatchObject({ sending: false, refusal: { said: 'Not now' } })
  expect(events).toEqual([])
  expect(kept).toBe(2)
  expect(state.session.session.name).toBe('asking')
})

test('LOGOUT-07 after a failure it can be tried again', async () => {
  const { state, events, calls } = await open('/logout', [silent, done], here(), here())
  expect(calls).toEqual(['logout', 'logout'])
  expect(events).toEqual(['load /login with 0 stored results'])
  expect(state.logout.refusal).toBeUndefined()
})

test('LOGOUT-05 whoever has no session any more counts as signed out', async () => {
  const gone = new Refused({ status: 401, message: 'Unauthorized' })
  const { state, events } = await open('/logout', [gone], here())
  expect(events).toEqual(['load /login with 0 stored results'])
  expect(state.logout.refusal).toBeUndefined()
})

test('LOGOUT-03 told twice, it signs out once', async () => {
  const { calls, events } = await open('/logout', [done], here(), here())
  expect(calls).toEqual(['logout'])
  expect(events).toHaveLength(1)
})
