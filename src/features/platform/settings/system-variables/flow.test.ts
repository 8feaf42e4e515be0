import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { systemVariablesApi } from '../../../../api'
import { errorDetailSlice } from '../../../../flows/error-detail'
import { noticesSlice } from '../../../../flows/notices'
import { createAnswers, createTestNavigator, Refused } from '../../../../flows/testing'
import { INVALID_PIN } from '../../../../kit/second-factor/flow'
import { codeGiven, secondFactor, secondFactorLeft } from '../../../../kit/second-factor/state'
import { timings } from '../../../../timings'
import { variableSaveFlow, variableValueFlow } from './flow'
import { shownValue } from './shown-value'
import { valueAsked, valueHidden, variableGiven, variableSaveSlice } from './state'

const { addSystemVariable, updateSystemVariable, getSystemVariableValue } = systemVariablesApi.endpoints
const reducer = combineReducers({
  secondFactor: secondFactor.reducer,
  variableSave: variableSaveSlice.reducer,
  notices: noticesSlice.reducer,
  errorDetail: errorDetailSlice.reducer,
})
type State = ReturnType<typeof reducer>

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const KEY = 'zalo.oa.secret'
const VALUE = 'planted-value-of-a-variable'
const CODE = '409127'
const PAGE = '/console-system-setting?menu=system_configuration'

function run(flow: typeof variableSaveFlow, at: string) {
  const navigator = createTestNavigator(at)
  const answers = createAnswers({ navigator })
  const states: State[] = []
  const saga = expectSaga(flow)
    .withReducer((before: State | undefined, action: Parameters<typeof reducer>[1]) => {
      const next = reducer(before, action)
      states.push(next)
      return next
    })
    .provide(answers as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  const pass = (time: number) => jest.advanceTimersByTimeAsync(time)
  const tell = async (...facts: Parameters<typeof saga.dispatch>[0][]) => {
    for (const fact of facts) {
      saga.dispatch(fact)
      await pass(0)
    }
  }
  return { answers, tell, pass, states, closes: navigator.closes, now: () => states.at(-1)! }
}

const refused = (said?: string, errorCode?: string) =>
  new Refused({
    status: 409,
    message: said ?? 'Unhandle error',
    ...(said && { said }),
    ...(errorCode && { errorCode }),
  })
const wrong = refused(INVALID_PIN, 'INVALID_OTP_CODE')

describe('saving', () => {
  const added = variableGiven({ key: KEY, value: VALUE, isNew: true })
  const changed = variableGiven({ key: KEY, value: VALUE, isNew: false })
  function saving(at: string, ...answers: unknown[]) {
    const flow = run(variableSaveFlow, at)
    flow.answers.on('add', addSystemVariable, ...answers)
    flow.answers.on('update', updateSystemVariable, ...answers)
    return flow
  }
  const adding = (...answers: unknown[]) => saving(`${PAGE}&drawer=create`, ...answers)
  const updating = (...answers: unknown[]) => saving(`${PAGE}&drawer=update&record=${KEY}`, ...answers)

  test('TWOFA-18 SYSVAR-05 nothing is added before a code is given, and it is added with it', async () => {
    const flow = adding({ success: true, message: 'Added successfully' })
    await flow.tell(added)
    expect(flow.now().secondFactor.step).toMatchObject({ name: 'code', purpose: { values: { key: KEY } } })
    expect(flow.answers.asked).toEqual([])
    await flow.tell(codeGiven(CODE))
    const systemVariableInput = { id: KEY, value: VALUE }
    expect(flow.answers.asked).toEqual([{ name: 'add', arg: { otpCode: CODE, systemVariableInput } }])
    expect(flow.now().notices).toMatchObject([{ tone: 'success', text: { said: 'Added successfully' } }])
    expect(flow.closes()).toBe(1)
  })

  test('SYSVAR-06 SYSVAR-10 a change is sent with a code, and closes its own drawer', async () => {
    const flow = updating({ success: true })
    await flow.tell(changed, codeGiven(CODE))
    expect(flow.answers.asked).toMatchObject([{ name: 'update', arg: { otpCode: CODE } }])
    expect(flow.now().notices).toMatchObject([{ text: { id: 'common.updated' } }])
    expect(flow.closes()).toBe(1)
  })

  test('SYSVAR-05 ORGCOMMON-23 a wrong code keeps its dialog, and another can be given', async () => {
    const flow = adding(wrong, { success: true })
    await flow.tell(added, codeGiven('000001'))
    expect(flow.now()).toMatchObject({
      secondFactor: { step: { name: 'code' }, sending: false, refusal: { said: INVALID_PIN } },
      variableSave: { sending: false },
      notices: [],
    })
    await flow.tell(codeGiven(CODE))
    expect(flow.closes()).toBe(1)
  })

  test.each([
    ['with words', refused('It exists', 'SYSTEM_VARIABLE_EXISTS'), 'It exists (SYSTEM_VARIABLE_EXISTS)'],
    ['alone', refused(undefined, 'SYSTEM_VARIABLE_EXISTS'), 'SYSTEM_VARIABLE_EXISTS'],
    ['without one, the words', refused('The service does not answer'), 'The service does not answer'],
  ])('SYSVAR-12 SYSVAR-13 the error code is told in the form: %s', async (_, answer, said) => {
    const flow = adding(answer)
    await flow.tell(added, codeGiven(CODE))
    expect(flow.now()).toMatchObject({
      secondFactor: { sending: false },
      variableSave: { sending: false, refusal: { said } },
      notices: [],
    })
    expect(flow.closes()).toBe(0)
    await flow.tell(added)
    await flow.tell(secondFactorLeft())
    expect(flow.now().variableSave).toEqual({ sending: false })
  })

  test('SYSVAR-13 what says nothing is a common error, and what got no answer opens its details', async () => {
    const silent = adding(refused())
    await silent.tell(added, codeGiven(CODE))
    expect(silent.now().notices).toMatchObject([
      { title: { id: 'common.error' }, text: { id: 'common.somethingWentWrong' } },
    ])
    const cut = adding(new Refused({ status: 10000, message: 'Failed to fetch', also: 'network.mayBeDone' }))
    await cut.tell(added, codeGiven(CODE))
    expect(cut.now()).toMatchObject({ notices: [], errorDetail: { status: 10000 } })
  })

  test('what is refused after its form was left is told by a notice', async () => {
    const flow = saving(PAGE, refused('It exists', 'SYSTEM_VARIABLE_EXISTS'))
    await flow.tell(added, codeGiven(CODE))
    expect(flow.now().notices).toMatchObject([{ text: { said: 'It exists (SYSTEM_VARIABLE_EXISTS)' } }])
    expect(flow.now().variableSave).toEqual({ sending: false })
  })

  test('without a code nothing is sent, and the form stays', async () => {
    const flow = adding({ success: true })
    await flow.tell(added, secondFactorLeft())
    expect(flow.answers.asked).toEqual([])
    expect(flow.closes()).toBe(0)
  })

  test('S33 neither value nor code is ever in the store', async () => {
    const flow = adding(wrong, refused('It exists', 'SYSTEM_VARIABLE_EXISTS'), { success: true })
    await flow.tell(added, codeGiven(CODE), codeGiven(CODE), added, codeGiven(CODE))
    expect(flow.answers.asked).toHaveLength(3)
    expect(JSON.stringify(flow.states)).not.toMatch(new RegExp(`${VALUE}|${CODE}`))
    expect(variableGiven.type).toMatch(/Given$/)
  })
})

describe('viewing', () => {
  const answer = { success: true, results: { value: VALUE } }
  function viewing(...answers: unknown[]) {
    const flow = run(variableValueFlow, PAGE)
    flow.answers.on('get', getSystemVariableValue, ...answers)
    return flow
  }
  const look = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  afterEach(() => jest.restoreAllMocks())
  const hiddenAgain = [{ tone: 'info', title: { id: 'systemVariables.hidden', values: { key: KEY } } }]

  test('TWOFA-17 SYSVAR-07 SYSVAR-11 a value is shown with a code, for thirty seconds', async () => {
    const flow = viewing(answer)
    await flow.tell(valueAsked(KEY))
    expect([flow.answers.asked, shownValue()]).toEqual([[], undefined])
    await flow.tell(codeGiven(CODE))
    expect(flow.answers.asked).toEqual([{ name: 'get', arg: { id: KEY, otpCode: CODE } }])
    expect(shownValue()).toEqual({ key: KEY, value: VALUE, secondsLeft: 30 })
    await flow.pass(12_000)
    expect(shownValue()).toMatchObject({ secondsLeft: 18 })
    await flow.pass(17_999)
    expect(shownValue()).toMatchObject({ secondsLeft: 1 })
    await flow.pass(1)
    expect(shownValue()).toBeUndefined()
    expect(flow.now().notices).toMatchObject(hiddenAgain)
  })

  test('SYSVAR-07 a device that slept finds it gone when it wakes', async () => {
    const flow = viewing(answer)
    await flow.tell(valueAsked(KEY), codeGiven(CODE))
    jest.setSystemTime(Date.now() + timings.valueShown)
    await flow.pass(1000)
    expect(shownValue()).toBeUndefined()
  })

  test.each([
    ['by Hide now', valueHidden(), []],
    ['by leaving', secondFactorLeft(), []],
  ])('SYSVAR-07 it is forgotten at once %s', async (_, fact, notices) => {
    const flow = viewing(answer)
    await flow.tell(valueAsked(KEY), codeGiven(CODE), fact)
    expect(shownValue()).toBeUndefined()
    expect(flow.now().notices).toEqual(notices)
  })

  test('SYSVAR-07 it is forgotten when nobody looks at the tab, and not shown where nobody does', async () => {
    const flow = viewing(answer, answer)
    await flow.tell(valueAsked(KEY), codeGiven(CODE))
    look('hidden')
    await flow.pass(0)
    expect(shownValue()).toBeUndefined()
    expect(flow.now().notices).toMatchObject(hiddenAgain)
    await flow.tell(valueAsked(KEY), codeGiven(CODE))
    expect(shownValue()).toBeUndefined()
  })

  test('SYSVAR-07 what comes after one has left is not shown', async () => {
    let settle = () => {}
    const flow = viewing(new Promise<void>((resolve) => (settle = resolve)).then(() => answer))
    await flow.tell(valueAsked(KEY), codeGiven(CODE), secondFactorLeft())
    settle()
    await flow.pass(0)
    expect(shownValue()).toBeUndefined()
    expect(flow.now().secondFactor).toEqual({ sending: false })
  })

  test('SYSVAR-07 ORGCOMMON-23 a wrong code keeps its dialog and shows nothing', async () => {
    const flow = viewing(wrong, answer)
    await flow.tell(valueAsked(KEY), codeGiven('000001'))
    expect(flow.now().secondFactor).toMatchObject({ step: { name: 'code' }, refusal: { said: INVALID_PIN } })
    expect(shownValue()).toBeUndefined()
    await flow.tell(codeGiven(CODE))
    expect(shownValue()).toMatchObject({ value: VALUE })
    await flow.tell(valueHidden())
  })

  test.each([
    [
      'its words',
      refused('This variable does not exist any more'),
      { said: 'This variable does not exist any more' },
    ],
    ['the common error', refused(), { id: 'common.somethingWentWrong' }],
  ])('SYSVAR-13 another refusal is told by %s', async (_, answered, text) => {
    const flow = viewing(answered)
    await flow.tell(valueAsked(KEY), codeGiven(CODE))
    expect(flow.now().notices).toMatchObject([{ title: { id: 'common.error' }, text }])
    expect(flow.now().secondFactor).toEqual({ sending: false })
  })

  test('SYSVAR-11 the value is never in the store', async () => {
    const flow = viewing(answer)
    await flow.tell(valueAsked(KEY), codeGiven(CODE))
    await flow.pass(timings.valueShown)
    expect(JSON.stringify(flow.states)).not.toContain(VALUE)
  })
})
