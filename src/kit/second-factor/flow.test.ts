import { combineReducers, createAction } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { call, put, take, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, organizationsApi, type Refusal } from '../../api'
import { request } from '../../flows/request'
import { createAnswers, createTestNavigator, Refused } from '../../flows/testing'
import { INVALID_PIN, withSecondFactor, type Outcome } from './flow'
import { codeGiven, questionConfirmed, secondFactor, secondFactorLeft, type Question } from './state'

const { deleteOrganization } = organizationsApi.endpoints

const begun = createAction<{ question?: Question }>('test/begun')
const ended = createAction<Outcome<unknown> | Refusal>('test/ended')
const purpose = { id: 'organizations.deletePurpose', values: { name: 'Hải Âu' } } as const
const question: Question = { title: { id: 'organizations.deleteTitle' }, confirm: 'organizations.delete' }

/** A flow with such a deed. */
function* flow(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(begun)
    try {
      const outcome = yield* call(() =>
        withSecondFactor({
          ...payload,
          purpose,
          send: (otpCode) => request(deleteOrganization, { orgId: 'org-haiau', otpCode }),
        }),
      )
      yield* put(ended(outcome))
    } catch (error) {
      if (!isRefusal(error)) throw error
      yield* put(ended(error))
    }
  }
}

const outcome = (state: unknown = null, action: { type: string; payload?: unknown }) =>
  ended.match(action) ? action.payload : state
const reducer = combineReducers({ secondFactor: secondFactor.reducer, outcome: outcome as never })
type State = { secondFactor: ReturnType<typeof secondFactor.reducer>; outcome: unknown }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function open(...answers: unknown[]) {
  const server = createAnswers({ navigator: createTestNavigator('/console-organizations') })
  server.on('delete', deleteOrganization, ...answers)
  const states: State[] = []
  const saga = expectSaga(flow)
    .withReducer((state: State | undefined, action: Parameters<typeof reducer>[1]) => {
      const next = reducer(state, action)
      states.push(next)
      return next
    })
    .provide(server as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  const tell = async (...facts: Parameters<typeof saga.dispatch>[0][]) => {
    for (const fact of facts) saga.dispatch(fact)
    await jest.advanceTimersByTimeAsync(0)
  }
  return { tell, states, asked: server.asked, now: () => states.at(-1)! }
}

const done = { success: true, message: 'Deleted successfully' }
const refused = (said: string) => new Refused({ status: 409, message: said, said })
const never = new Promise(() => undefined)
const CODE = '409127'

test('TWOFA-16 ORGLIST-51 a deed that cannot be undone is asked about before its code', async () => {
  const deed = open(done)
  await deed.tell(begun({ question }))
  expect(deed.now().secondFactor.step).toEqual({ name: 'confirming', question })
  await deed.tell(codeGiven(CODE))
  expect(deed.asked).toEqual([])
  await deed.tell(questionConfirmed())
  expect(deed.now().secondFactor).toEqual({ step: { name: 'code', purpose }, sending: false })
})

test('ORGCOMMON-16 S33 nothing is sent before a code is given, and it is sent with it', async () => {
  const deed = open(done)
  await deed.tell(begun({}))
  expect(deed.asked).toEqual([])
  await deed.tell(codeGiven(CODE))
  expect(deed.asked).toEqual([{ name: 'delete', arg: { orgId: 'org-haiau', otpCode: CODE } }])
  expect(deed.now().outcome).toEqual({ name: 'done', result: done })
  expect(deed.now().secondFactor).toEqual({ sending: false })
})

test('B38 one code is sent once, however often it is given', async () => {
  const deed = open(never)
  await deed.tell(begun({}), codeGiven(CODE), codeGiven(CODE), codeGiven('111111'))
  expect(deed.asked).toHaveLength(1)
  expect(deed.now().secondFactor.sending).toBe(true)
})

test('ORGCOMMON-23 a wrong code keeps the dialog, and another can be given', async () => {
  const deed = open(refused(INVALID_PIN), done)
  await deed.tell(begun({}))
  await deed.tell(codeGiven('000001'))
  expect(deed.now().secondFactor).toMatchObject({
    step: { name: 'code' },
    sending: false,
    refusal: { said: 'Invalid PIN, please try again!' },
  })
  expect(deed.now().outcome).toBeNull()
  await deed.tell(codeGiven(CODE))
  expect(deed.now().outcome).toEqual({ name: 'done', result: done })
})

test.each([
  ['other words', refused('This organization does not exist any more')],
  ['almost the same words', refused('Invalid PIN')],
  ['no words', new Refused({ status: 409, message: 'Unhandle error' })],
  ['no answer', new Refused({ status: 10000, message: 'Failed to fetch' })],
])('ORGCOMMON-24 %s close the dialog, and the flow hears why', async (_, answer) => {
  const deed = open(answer)
  await deed.tell(begun({}))
  await deed.tell(codeGiven(CODE))
  expect(deed.now().secondFactor).toEqual({ sending: false })
  expect(deed.now().outcome).toEqual(answer.refusal)
})

test('leaving before a code is given sends nothing', async () => {
  const deed = open(done)
  await deed.tell(begun({ question }))
  await deed.tell(secondFactorLeft())
  expect(deed.now()).toEqual({ secondFactor: { sending: false }, outcome: { name: 'left', sent: false } })
  await deed.tell(begun({}))
  await deed.tell(secondFactorLeft())
  expect(deed.now().outcome).toEqual({ name: 'left', sent: false })
  expect(deed.asked).toEqual([])
})

test('leaving while the answer is on its way says so: it may be done', async () => {
  const deed = open(never)
  await deed.tell(begun({}))
  await deed.tell(codeGiven(CODE))
  await deed.tell(secondFactorLeft())
  expect(deed.now()).toEqual({ secondFactor: { sending: false }, outcome: { name: 'left', sent: true } })
})

test('S33 the code is never in the store', async () => {
  const deed = open(refused(INVALID_PIN), done)
  await deed.tell(begun({ question }))
  await deed.tell(questionConfirmed())
  await deed.tell(codeGiven(CODE))
  await deed.tell(codeGiven(CODE))
  expect(JSON.stringify(deed.states)).not.toContain(CODE)
  expect(codeGiven.type).toMatch(/Given$/)
})
