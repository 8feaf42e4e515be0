import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { api, organizationSetupApi, organizationsApi } from '../../../api'
import { noticesSlice } from '../../../flows/notices'
import { createAnswers, createTestNavigator, Refused } from '../../../flows/testing'
import { INVALID_PIN } from '../../../kit/second-factor/flow'
import {
  codeGiven,
  questionConfirmed,
  secondFactor,
  secondFactorLeft,
} from '../../../kit/second-factor/state'
import { customModelFlow, organizationDeletionFlow } from './flow'
import { deletionAsked } from './state'

const { createOrganization, deleteOrganization } = organizationsApi.endpoints
const { createCustomModelFromTemplate } = organizationSetupApi.endpoints
const reducer = combineReducers({
  secondFactor: secondFactor.reducer,
  notices: noticesSlice.reducer,
})
type State = ReturnType<typeof reducer>

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function run(flow: typeof customModelFlow) {
  const navigator = createTestNavigator('/console-organizations?drawer=delete&record=org-haiau')
  const answers = createAnswers({ navigator })
  let state: State | undefined
  const saga = expectSaga(flow)
    .withReducer((before: State | undefined, action: Parameters<typeof reducer>[1]) => {
      state = reducer(before, action)
      return state
    })
    .provide(answers as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  const tell = async (...facts: Parameters<typeof saga.dispatch>[0][]) => {
    for (const fact of facts) {
      saga.dispatch(fact)
      await pass()
    }
  }
  return { answers, tell, closes: navigator.closes, now: () => state! }
}
const pass = (time = 0) => jest.advanceTimersByTimeAsync(time)

const asked = deletionAsked({ id: 'org-haiau', name: 'Hải Âu Airlines' })
const CODE = '409127'

function deleting(...answers: unknown[]) {
  const flow = run(organizationDeletionFlow)
  flow.answers.on('delete', deleteOrganization, ...answers)
  return flow
}

test('ORGLIST-51 ORGLIST-52 SHELL-42 the name is asked about, then the code', async () => {
  const flow = deleting({ success: true })
  await flow.tell(asked)
  expect(flow.now().secondFactor.step).toEqual({
    name: 'confirming',
    question: {
      title: { id: 'organizations.deleteOf', values: { name: 'Hải Âu Airlines' } },
      confirm: 'organizations.delete',
    },
  })
  await flow.tell(questionConfirmed())
  expect(flow.now().secondFactor.step).toMatchObject({
    name: 'code',
    purpose: { values: { name: 'Hải Âu Airlines' } },
  })
  expect(flow.answers.asked).toEqual([])
})

test('ORGLIST-53 deleted: told, and the drawer closes', async () => {
  const flow = deleting({ success: true, message: 'Deleted successfully' })
  await flow.tell(asked, questionConfirmed(), codeGiven(CODE))
  expect(flow.answers.asked).toEqual([{ name: 'delete', arg: { orgId: 'org-haiau', otpCode: CODE } }])
  expect(flow.now().notices).toMatchObject([{ tone: 'success', text: { said: 'Deleted successfully' } }])
  expect(flow.closes()).toBe(1)
})

test.each([
  ['the server has words', { said: 'This organization does not exist any more' }],
  ['it has none', { id: 'organizations.deleteFailed' }],
])('ORGLIST-54 HTTP-19 a refused deletion is told, and the drawer stays, when %s', async (_, text) => {
  const said = 'said' in text ? text.said : undefined
  const flow = deleting(
    new Refused({ status: 409, message: said ?? 'Unhandle error', ...(said && { said }) }),
  )
  await flow.tell(asked, questionConfirmed(), codeGiven(CODE))
  expect(flow.now().notices).toMatchObject([{ tone: 'danger', title: { id: 'common.failed' }, text }])
  expect(flow.now().secondFactor).toEqual({ sending: false })
  expect(flow.closes()).toBe(0)
})

test('ORGCOMMON-23 a wrong code is told in the dialog alone', async () => {
  const wrong = new Refused({ status: 409, message: INVALID_PIN, said: INVALID_PIN })
  const flow = deleting(wrong, { success: true })
  await flow.tell(asked, questionConfirmed(), codeGiven('000001'))
  expect(flow.now().secondFactor).toMatchObject({ step: { name: 'code' }, refusal: { said: INVALID_PIN } })
  expect(flow.now().notices).toEqual([])
  await flow.tell(codeGiven(CODE))
  expect(flow.closes()).toBe(1)
})

test('a deletion that is left under way goes on, and is told', async () => {
  let settle = () => {}
  const flow = deleting(new Promise<void>((resolve) => (settle = resolve)).then(() => ({ success: true })))
  await flow.tell(asked, questionConfirmed(), codeGiven(CODE), secondFactorLeft())
  expect(flow.now().notices).toEqual([])
  settle()
  await pass(0)
  expect(flow.now().notices).toMatchObject([{ tone: 'success', text: { id: 'common.deleted' } }])
})

test('a deletion that is left before its code changes nothing', async () => {
  const flow = deleting({ success: true })
  await flow.tell(asked, questionConfirmed(), secondFactorLeft())
  expect(flow.answers.asked).toEqual([])
  expect(flow.now().notices).toEqual([])
})

const created = {
  type: `${api.reducerPath}/executeMutation/fulfilled`,
  payload: { success: true, result: { id: 'org-may', name: 'Tiệm bánh Mây', status: 'active' } },
  meta: {
    arg: { type: 'mutation', endpointName: 'createOrganization' },
    requestId: '1',
    requestStatus: 'fulfilled',
  },
}

function creating(answer: unknown) {
  const flow = run(customModelFlow)
  flow.answers.on('model', createCustomModelFromTemplate, answer)
  expect(createOrganization.matchFulfilled(created as never)).toBe(true)
  return flow
}

test('STORAGE-11 a new organization gets its custom model once, without asking', async () => {
  const flow = creating({ success: true })
  await flow.tell(created)
  expect(flow.answers.asked).toEqual([
    { name: 'model', arg: { customModelCreation: { orgId: 'org-may', code: 'ZmaCheater' } } },
  ])
  expect(flow.now()?.notices ?? []).toEqual([])
})

test('STORAGE-11 a custom model that is refused is told', async () => {
  const flow = creating(new Refused({ status: 409, message: 'Unhandle error' }))
  await flow.tell(created)
  expect(flow.now().notices).toMatchObject([
    { tone: 'danger', title: { id: 'organizations.modelFailed' }, text: { id: 'common.failedToAdd' } },
  ])
})

test('STORAGE-11 HTTP-07 where an empty answer does not name the new organization, its custom model is told as not created', async () => {
  const flow = creating({ success: true })
  await flow.tell({ ...created, payload: { success: true } } as never)
  expect(flow.answers.asked).toEqual([])
  expect(flow.now().notices).toMatchObject([
    { tone: 'danger', title: { id: 'organizations.modelFailed' }, text: { id: 'common.failedToAdd' } },
  ])
})
