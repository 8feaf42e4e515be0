import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { accountsApi, organizationsApi } from '../../api'
import { noticesSlice } from '../../flows/notices'
import { createAnswers, createTestNavigator, Refused } from '../../flows/testing'
import { timings } from '../../timings'
import { codeGiven, secondFactor, secondFactorLeft } from '../../kit/second-factor/state'
import { exportFlow } from './flow'
import { exportAsked, type ExportJob } from './state'

const { exportOrganizations } = organizationsApi.endpoints
const { exportAccounts, exportPlatformAccounts } = accountsApi.endpoints
const reducer = combineReducers({
  secondFactor: secondFactor.reducer,
  notices: noticesSlice.reducer,
})
type State = ReturnType<typeof reducer>

const job: ExportJob = {
  type: 'organizations',
  timezone: -3,
  criteria: { freeText: 'huế', status: ['active'] },
}
const BEGUN = 'The export job is running. A download link will be sent to your email when the job is done.'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function open(answer: unknown) {
  const navigator = createTestNavigator('/console-organizations?drawer=export')
  const server = createAnswers({ navigator })
  server.on('export', exportOrganizations, answer)
  server.on('export accounts', exportAccounts, answer)
  server.on('export platform accounts', exportPlatformAccounts, answer)
  let state: State | undefined
  const saga = expectSaga(exportFlow)
    .withReducer((before: State | undefined, action: Parameters<typeof reducer>[1]) => {
      state = reducer(before, action)
      return state
    })
    .provide(server as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  const tell = async (fact: Parameters<typeof saga.dispatch>[0]) => {
    saga.dispatch(fact)
    await pass()
  }
  return { tell, asked: server.asked, closes: navigator.closes, now: () => state! }
}
const pass = (time = 0) => jest.advanceTimersByTimeAsync(time)

test('EXPORTJOB-08 EXPORTJOB-09 EXPORTJOB-10 a code is asked for, then zone and criteria go with it', async () => {
  const drawer = open({ success: true })
  await drawer.tell(exportAsked(job))
  expect(drawer.now().secondFactor.step).toMatchObject({ name: 'code' })
  expect(drawer.asked).toEqual([])
  await drawer.tell(codeGiven('409127'))
  expect(drawer.asked).toEqual([
    { name: 'export', arg: { timezone: -3, otpCode: '409127', organizationCriteria: job.criteria } },
  ])
})

test('ACCOUNTS-77 SUPERACC-45 accounts go by the call of their list, with its criteria', async () => {
  const criteria = { freeText: 'hằng', roles: ['API' as const] }
  const drawer = open({ success: true })
  await drawer.tell(exportAsked({ type: 'accounts', timezone: 7, criteria }))
  await drawer.tell(codeGiven('409127'))
  await drawer.tell(
    exportAsked({ type: 'platform accounts', timezone: 14, criteria: { ...criteria, orgIds: ['org-acme'] } }),
  )
  await drawer.tell(codeGiven('409127'))
  expect(drawer.asked).toEqual([
    { name: 'export accounts', arg: { timezone: 7, otpCode: '409127', accountSearch: criteria } },
    {
      name: 'export platform accounts',
      arg: {
        timezone: 14,
        otpCode: '409127',
        platformAccountSearch: { ...criteria, orgIds: ['org-acme'] },
      },
    },
  ])
})

test('EXPORTJOB-11 EXPORTJOB-12 a begun export is told, and its drawer closes 1 s later', async () => {
  const drawer = open({ success: true, message: BEGUN })
  await drawer.tell(exportAsked(job))
  await drawer.tell(codeGiven('409127'))
  expect(drawer.now().notices).toMatchObject([
    { tone: 'success', title: { id: 'common.success' }, text: { said: BEGUN } },
  ])
  await pass(timings.exportDrawer - 1)
  expect(drawer.closes()).toBe(0)
  await pass(1)
  expect(drawer.closes()).toBe(1)
  expect(timings.exportDrawer).toBe(1000)
})

test.each([
  ['the server has words', { said: 'At most 1,000,000 records can be exported' }],
  ['it has none', { id: 'exports.failed' }],
])('EXPORTJOB-13 HTTP-20 a refused export is an Error, when %s', async (_, text) => {
  const said = 'said' in text ? text.said : undefined
  const drawer = open(new Refused({ status: 409, message: said ?? 'Unhandle error', ...(said && { said }) }))
  await drawer.tell(exportAsked(job))
  await drawer.tell(codeGiven('409127'))
  expect(drawer.now().notices).toMatchObject([{ tone: 'danger', title: { id: 'common.error' }, text }])
  expect(drawer.now().secondFactor.step).toBeUndefined()
  expect(drawer.closes()).toBe(0)
})

test('EXPORTJOB-14 an export of an unknown type is a failure, without a code and a call', async () => {
  const drawer = open({ success: true })
  await drawer.tell(exportAsked({ ...job, type: 'toString' as 'organizations' }))
  expect(drawer.now().notices).toMatchObject([{ tone: 'danger', text: { id: 'exports.failed' } }])
  expect(drawer.now().secondFactor.step).toBeUndefined()
  expect(drawer.asked).toEqual([])
})

test('leaving the code exports nothing, and the next press asks again', async () => {
  const drawer = open({ success: true })
  await drawer.tell(exportAsked(job))
  await drawer.tell(secondFactorLeft())
  expect(drawer.now().secondFactor.step).toBeUndefined()
  await drawer.tell(exportAsked(job))
  expect(drawer.now().secondFactor.step).toMatchObject({ name: 'code' })
  expect(drawer.asked).toEqual([])
})

test('what the session tells by itself is told once', async () => {
  const drawer = open(new Refused({ status: 429, message: 'TOO_MANY_REQUEST', toldBySession: true }))
  await drawer.tell(exportAsked(job))
  await drawer.tell(codeGiven('409127'))
  expect(drawer.now().notices).toEqual([])
})
