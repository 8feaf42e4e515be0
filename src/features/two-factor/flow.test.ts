import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { sessionApi, twoFactorApi } from '../../api'
import { noticesSlice } from '../../flows/notices'
import { createAnswers, createTestBrowser, createTestNavigator, Refused } from '../../flows/testing'
import { timings } from '../../timings'
import { twoFactorFlow } from './flow'
import { shownSetup } from './shown-setup'
import {
  disablingAsked,
  disablingConfirmed,
  setUpAsked,
  setUpCodeGiven,
  twoFactor,
  twoFactorLeft,
} from './state'

const { getOwnTotpQrCode, enableOwnTotp, disableOwnTotp } = twoFactorApi.endpoints
const { getCurrentUser } = sessionApi.endpoints
const reducer = combineReducers({ twoFactor: twoFactor.reducer, notices: noticesSlice.reducer })
type State = ReturnType<typeof reducer>

const KEY = 'PLANTEDTOTPKEY234'
const setup = { qrcode: 'UGxhbnRlZA==', secretKeys: KEY }
const wrong = { status: 409, message: 'Invalid key', said: 'Invalid key' }
const done = { success: true }

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => jest.useRealTimers())

/** A promise to settle later. */
function later<T>() {
  let settle!: (value: T) => void
  const promise = new Promise<T>((resolve) => (settle = resolve))
  return { promise, settle }
}

/** The flow on the screen, with every state it went through. */
function open(address = '/security/2fa-security') {
  const navigator = createTestNavigator(address)
  const browser = createTestBrowser()
  const answers = createAnswers({ navigator, tabs: browser.open() })
  answers.on('setUp', getOwnTotpQrCode, { success: true, result: setup })
  answers.on('user', getCurrentUser, { success: true, result: { id: 'an@acme.example' } })
  const states: State[] = []
  const saga = expectSaga(twoFactorFlow)
    .withReducer((state: State | undefined, action: Parameters<typeof reducer>[1]) => {
      const next = reducer(state, action)
      states.push(next)
      return next
    })
    .provide(answers as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  const now = () => states.at(-1)!
  const tell = async (fact: Parameters<typeof saga.dispatch>[0]) => {
    saga.dispatch(fact)
    await pass()
  }
  const asked = (name: string) => answers.asked.filter((call) => call.name === name)
  return { navigator, answers, asked, tell, states, now, otherTab: browser.open(), told: browser.told }
}
/** Lets everything that is due happen, after moving the time. */
const pass = (time = 0) => jest.advanceTimersByTimeAsync(time)

describe('switching it on', () => {
  test('TWOFA-05 TWOFA-08 the set-up is shown, and its code goes back with its key', async () => {
    const screen = open()
    screen.answers.on('enable', enableOwnTotp, done)
    await screen.tell(setUpAsked())
    expect(shownSetup()).toEqual(setup)
    expect(screen.now().twoFactor).toEqual({ step: { name: 'confirming', again: false }, sending: false })
    await screen.tell(setUpCodeGiven('409127'))
    expect(screen.asked('enable')).toEqual([
      { name: 'enable', arg: { twoFactorActivation: { authenCode: '409127', totpKey: KEY } } },
    ])
  })

  test('TWOFA-09 TWOFA-10 the server is quoted, and 0.7 s later the page is loaded again, language and all', async () => {
    const screen = open('/security/2fa-security?lang=vi#top')
    screen.answers.on('enable', enableOwnTotp, { ...done, message: 'Đã bật xác thực hai lớp' })
    await screen.tell(setUpAsked())
    await screen.tell(setUpCodeGiven('409127'))
    expect(screen.now().twoFactor.step).toEqual({ name: 'enabled' })
    expect(screen.now().notices).toMatchObject([
      { tone: 'success', title: { id: 'common.success' }, text: { said: 'Đã bật xác thực hai lớp' } },
    ])
    expect(shownSetup()).toBeUndefined()
    await pass(timings.twoFactorReload - 1)
    expect(screen.navigator.went).toEqual([])
    await pass(1)
    expect(screen.navigator.went).toEqual(['/security/2fa-security?lang=vi'])
  })

  test('without words of the server it has been updated successfully', async () => {
    const screen = open()
    screen.answers.on('enable', enableOwnTotp, done)
    await screen.tell(setUpAsked())
    await screen.tell(setUpCodeGiven('409127'))
    expect(screen.now().notices).toMatchObject([{ text: { id: 'common.updated' } }])
  })

  test('TWOFA-11 a refused code is told, and another one of the same set-up can be given', async () => {
    const screen = open()
    screen.answers.on('enable', enableOwnTotp, new Refused(wrong), done)
    await screen.tell(setUpAsked())
    await screen.tell(setUpCodeGiven('111111'))
    expect(screen.now().twoFactor).toEqual({
      step: { name: 'confirming', again: false },
      sending: false,
      refusal: wrong,
    })
    expect(shownSetup()).toEqual(setup)
    await screen.tell(setUpCodeGiven('409127'))
    expect(screen.now().twoFactor.step).toEqual({ name: 'enabled' })
    expect(screen.asked('setUp')).toHaveLength(1)
  })

  test('a code that is on its way is not sent twice', async () => {
    const screen = open()
    screen.answers.on('enable', enableOwnTotp, later<unknown>().promise)
    await screen.tell(setUpAsked())
    await screen.tell(setUpCodeGiven('409127'))
    await screen.tell(setUpCodeGiven('409127'))
    expect(screen.asked('enable')).toHaveLength(1)
  })

  test('TWOFA-14 cancelled, the set-up is gone; the next one is a new one', async () => {
    const screen = open()
    await screen.tell(setUpAsked())
    await screen.tell(twoFactorLeft())
    expect(screen.now().twoFactor).toEqual({ sending: false })
    expect(shownSetup()).toBeUndefined()
    await screen.tell(setUpCodeGiven('409127'))
    await screen.tell(setUpAsked())
    expect(screen.asked('setUp')).toHaveLength(2)
    expect(screen.asked('enable')).toEqual([])
  })

  test('a set-up that comes after it was cancelled is not shown', async () => {
    const screen = open()
    const answer = later<unknown>()
    screen.answers.on('setUp', getOwnTotpQrCode, answer.promise)
    await screen.tell(setUpAsked())
    expect(screen.now().twoFactor.step).toEqual({ name: 'starting' })
    await screen.tell(twoFactorLeft())
    answer.settle({ success: true, result: setup })
    await pass()
    expect(shownSetup()).toBeUndefined()
    expect(screen.now().twoFactor).toEqual({ sending: false })
  })

  test.each([
    ['stays, and it is on', done, 'enabled'],
    ['ends with it when it is refused', new Refused(wrong), undefined],
  ])('left while a code is on its way, what was sent %s', async (_, outcome, step) => {
    const screen = open()
    const answer = later<unknown>()
    screen.answers.on('enable', enableOwnTotp, answer.promise)
    await screen.tell(setUpAsked())
    await screen.tell(setUpCodeGiven('409127'))
    await screen.tell(twoFactorLeft())
    answer.settle(outcome)
    await pass()
    expect(screen.now().twoFactor.step?.name).toBe(step)
    expect(shownSetup()).toBeUndefined()
  })

  test('a set-up that is refused is told, and the person is read again', async () => {
    const screen = open()
    const refusal = { status: 409, message: 'Unhandle error' }
    screen.answers.on('setUp', getOwnTotpQrCode, new Refused(refusal))
    await screen.tell(setUpAsked())
    expect(screen.now().notices).toMatchObject([
      { tone: 'danger', title: { id: 'common.error' }, text: { id: 'common.somethingWentWrong' } },
    ])
    expect(screen.now().twoFactor).toEqual({ sending: false })
    expect(screen.asked('user')).toHaveLength(1)
  })

  test('neither key, picture nor code ever stands in the state', async () => {
    const screen = open()
    screen.answers.on('enable', enableOwnTotp, new Refused(wrong), done)
    await screen.tell(setUpAsked())
    await screen.tell(setUpCodeGiven('111111'))
    await screen.tell(setUpCodeGiven('409127'))
    for (const secret of [KEY, setup.qrcode, '111111', '409127'])
      expect(JSON.stringify(screen.states)).not.toContain(secret)
  })
})

describe('switching it off', () => {
  test('TWOFA-12 TWOFA-13 it asks first; confirmed it is off, told, and the person is read again', async () => {
    const screen = open()
    screen.answers.on('disable', disableOwnTotp, { ...done, message: 'Đã tắt' })
    await screen.tell(disablingAsked())
    expect(screen.now().twoFactor.step).toEqual({ name: 'disabling' })
    expect(screen.asked('disable')).toEqual([])
    await screen.tell(disablingConfirmed())
    expect(screen.answers.asked.map(({ name }) => name)).toEqual(['disable', 'user'])
    expect(screen.now().notices).toMatchObject([{ tone: 'success', text: { said: 'Đã tắt' } }])
    expect(screen.now().twoFactor).toEqual({ sending: false })
    expect(screen.navigator.went).toEqual([])
  })

  test('TWOFA-12 the question can be left', async () => {
    const screen = open()
    await screen.tell(disablingAsked())
    await screen.tell(twoFactorLeft())
    await screen.tell(disablingConfirmed())
    expect(screen.now().twoFactor).toEqual({ sending: false })
    expect(screen.answers.asked).toEqual([])
  })

  test('a refusal stays in the question; whoever then leaves it sees how things stand', async () => {
    const screen = open()
    const refusal = { status: 409, message: 'Two-factor authentication is off already' }
    screen.answers.on('disable', disableOwnTotp, new Refused(refusal))
    await screen.tell(disablingAsked())
    await screen.tell(disablingConfirmed())
    expect(screen.now().twoFactor).toEqual({ step: { name: 'disabling' }, sending: false, refusal })
    await screen.tell(twoFactorLeft())
    expect(screen.now().twoFactor).toEqual({ sending: false })
    expect(screen.asked('user')).toHaveLength(1)
  })

  test('it is off even when the person cannot be read again', async () => {
    const screen = open()
    screen.answers.on('disable', disableOwnTotp, done)
    screen.answers.on('user', getCurrentUser, new Refused({ status: 503, message: 'Unhandle error' }))
    await screen.tell(disablingAsked())
    await screen.tell(disablingConfirmed())
    expect(screen.now().notices).toMatchObject([{ tone: 'success', text: { id: 'common.updated' } }])
    expect(screen.now().twoFactor).toEqual({ sending: false })
  })
})

describe('a key that counts no more', () => {
  test('begun in another tab it says so here, shows no key, and can begin again', async () => {
    const { tell, now, otherTab, asked, told } = open()
    await tell(setUpAsked())
    expect(told).toEqual([{ kind: 'secondFactorBegun' }])
    otherTab.tell({ kind: 'secondFactorBegun' })
    await pass()
    expect([now().twoFactor.step, shownSetup()]).toEqual([{ name: 'replaced' }, undefined])
    await tell(setUpAsked())
    expect(now().twoFactor.step).toMatchObject({ name: 'confirming' })
    expect(asked('setUp')).toHaveLength(2)
  })

  test('a code that is on its way is waited for', async () => {
    const { tell, now, answers, otherTab } = open()
    answers.on('enable', enableOwnTotp, new Promise(() => undefined))
    await tell(setUpAsked())
    await tell(setUpCodeGiven('409127'))
    otherTab.tell({ kind: 'secondFactorBegun' })
    await pass()
    expect(now().twoFactor).toMatchObject({ step: { name: 'confirming' }, sending: true })
  })

  test('after a reload it says that the one shown before is replaced; after Cancel it does not', async () => {
    const first = open()
    await first.tell(setUpAsked())
    expect(first.now().twoFactor.step).toEqual({ name: 'confirming', again: false })
    const second = open() // a reload leaves without a word
    await second.tell(setUpAsked())
    expect(second.now().twoFactor.step).toEqual({ name: 'confirming', again: true })
    await second.tell(twoFactorLeft())
    await second.tell(setUpAsked())
    expect(second.now().twoFactor.step).toEqual({ name: 'confirming', again: false })
  })
})
