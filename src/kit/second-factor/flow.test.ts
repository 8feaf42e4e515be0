import { combineReducers, createAction } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga'
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

/** A flow with such a request. */
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

test('TWOFA-16 ORGLIST-51 what cannot be undone is asked about before its code', async () => {
  const request = open(done)
  await request.tell(begun({ question }))
  expect(request.now().secondFactor.step).toEqual({ name: 'confirming', question })
  await request.tell(codeGiven(CODE))
  expect(request.asked).toEqual([])
  await request.tell(questionConfirmed())
  expect(request.now().secondFactor).toEqual({ step: { name: 'code', purpose }, sending: false })
})

test('ORGCOMMON-16 S33 nothing is sent before a code is given, and it is sent with it', async () => {
  const request = open(done)
  await request.tell(begun({}))
  expect(request.asked).toEqual([])
  await request.tell(codeGiven(CODE))
  expect(request.asked).toEqual([{ name: 'delete', arg: { orgId: 'org-haiau', otpCode: CODE } }])
  expect(request.now().outcome).toEqual({ name: 'done', result: done })
  expect(request.now().secondFactor).toEqual({ sending: false })
})

test('B38 one code is sent once, however often it is given', async () => {
  const request = open(never)
  await request.tell(begun({}), codeGiven(CODE), codeGiven(CODE), codeGiven('111111'))
  expect(request.asked).toHaveLength(1)
  expect(request.now().secondFactor.sending).toBe(true)
})

test('ORGCOMMON-23 a wrong code keeps the dialog, and another can be given', async () => {
  const request = open(refused(INVALID_PIN), done)
  await request.tell(begun({}))
  await request.tell(codeGiven('000001'))
  expect(request.now().secondFactor).toMatchObject({
    step: { name: 'code' },
    sending: false,
    refusal: { said: 'Invalid PIN, please try again!' },
  })
  expect(request.now().outcome).toBeNull()
  await request.tell(codeGiven(CODE))
  expect(request.now().outcome).toEqual({ name: 'done', result: done })
})

test.each([
  ['other words', refused('This organization does not exist any more')],
  ['almost the same words', refused('Invalid PIN')],
  ['no words', new Refused({ status: 409, message: 'Unhandle error' })],
  ['no answer', new Refused({ status: 10000, message: 'Failed to fetch' })],
])('ORGCOMMON-24 %s close the dialog, and the flow hears why', async (_, answer) => {
  const request = open(answer)
  await request.tell(begun({}))
  await request.tell(codeGiven(CODE))
  expect(request.now().secondFactor).toEqual({ sending: false })
  expect(request.now().outcome).toEqual(answer.refusal)
})

test('leaving before a code is given sends nothing', async () => {
  const request = open(done)
  await request.tell(begun({ question }))
  await request.tell(secondFactorLeft())
  expect(request.now()).toEqual({ secondFactor: { sending: false }, outcome: { name: 'left' } })
  await request.tell(begun({}))
  await request.tell(secondFactorLeft())
  expect(request.now().outcome).toEqual({ name: 'left' })
  expect(request.asked).toEqual([])
})

test.each([
  ['done', done, { name: 'done', result: done }],
  ['refused', refused('It does not exist any more'), { said: 'It does not exist any more' }],
  ['refused for its code', refused(INVALID_PIN), { said: INVALID_PIN }],
])('what was left after it was sent goes on without the dialog: %s', async (_how, answer, heard) => {
  let settle = () => {}
  const request = open(new Promise<void>((resolve) => (settle = resolve)).then(() => answer))
  await request.tell(begun({}))
  await request.tell(codeGiven(CODE))
  await request.tell(secondFactorLeft())
  expect(request.now()).toEqual({ secondFactor: { sending: false }, outcome: null })
  settle()
  await request.tell()
  expect(request.now()).toMatchObject({ secondFactor: { sending: false }, outcome: heard })
})

test('S33 the code is never in the store', async () => {
  const request = open(refused(INVALID_PIN), done)
  await request.tell(begun({ question }))
  await request.tell(questionConfirmed())
  await request.tell(codeGiven(CODE))
  await request.tell(codeGiven(CODE))
  expect(JSON.stringify(request.states)).not.toContain(CODE)
  expect(codeGiven.type).toMatch(/Given$/)
})

test('a flow that is ended while it waits for the code does nothing more, and the dialog closes', async () => {
  jest.useRealTimers()
  const stopped = createAction('test/stopped')
  function* confirmed(): SagaGenerator<void> {
    const outcome = yield* withSecondFactor({ purpose, send: () => call(() => done) as never })
    yield* put(ended(outcome))
  }
  const ran = await expectSaga(function* () {
    yield* race({ confirmed: call(confirmed), stopped: take(stopped) })
  })
    .withReducer(reducer)
    .dispatch(stopped())
    .run()
  expect(ran.storeState).toEqual({ outcome: null, secondFactor: { sending: false } })
})
