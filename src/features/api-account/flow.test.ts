import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { apiAccountApi, sessionApi } from '../../api'
import { noticesSlice } from '../../flows/notices'
import { createAnswers, createTestNavigator, Refused } from '../../flows/testing'
import { storeLoginResult } from '../../session/storage'
import { timings } from '../../timings'
import { apiAccountFlow } from './flow'
import { apiAccountSlice, changeBegun, changeConfirmed, changeLeft, type AccessChange } from './state'

const { setOwnApiAccess, regenerateOwnApiKey } = apiAccountApi.endpoints
const { getCurrentUser } = sessionApi.endpoints
const reducer = combineReducers({ apiAccount: apiAccountSlice.reducer, notices: noticesSlice.reducer })
type State = ReturnType<typeof reducer>

const off: AccessChange = { name: 'access', disabled: true }
const newKey: AccessChange = { name: 'newKey' }
const done = { success: true }
const refusal = { status: 409, message: 'No', said: 'No' }

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

/** A promise to settle later. */
function later<T>() {
  let settle!: (value: T) => void
  const promise = new Promise<T>((resolve) => (settle = resolve))
  return { promise, settle }
}

/** Lets everything that is due happen, after moving the time. */
const pass = (time = 0) => jest.advanceTimersByTimeAsync(time)

function open(address = '/security/my-account-api?lang=vi') {
  const navigator = createTestNavigator(address)
  const answers = createAnswers({ navigator })
  answers.on('user', getCurrentUser, { success: true, result: { id: 'an@acme.example' } })
  answers.on('access', setOwnApiAccess, done)
  answers.on('key', regenerateOwnApiKey, done)
  let state = reducer(undefined, { type: 'begin' })
  const saga = expectSaga(apiAccountFlow)
    .withReducer((known: State | undefined, action) => (state = reducer(known, action)), state)
    .provide(answers as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  const tell = async (...facts: Parameters<typeof saga.dispatch>[0][]) => {
    for (const fact of facts) saga.dispatch(fact)
    await pass()
  }
  const asked = () => answers.asked.map(({ name, arg }) => (arg === undefined ? name : [name, arg]))
  return { navigator, answers, asked, tell, now: () => state }
}
const confirm = (change: AccessChange) => [changeBegun(change), changeConfirmed(change)] as const

describe('the access', () => {
  test('APIKEY-06 APIKEY-07 it asks first, and sends the new state once it is confirmed', async () => {
    const page = open()
    await page.tell(changeBegun(off))
    expect(page.now().apiAccount).toEqual({ name: 'asking', change: off })
    expect(page.asked()).toEqual([])
    await page.tell(changeConfirmed(off))
    expect(page.asked()).toEqual([['access', { disabled: true }]])
    expect(page.now().notices).toMatchObject([
      { tone: 'success', title: { id: 'common.success' }, text: { id: 'common.updated' } },
    ])
  })

  test('APIKEY-08 half a second after it was switched the person is read again', async () => {
    const page = open()
    await page.tell(...confirm(off))
    expect(page.now().apiAccount).toEqual({ name: 'reading' })
    await pass(timings.apiAccessRefresh - 1)
    expect(page.asked()).toHaveLength(1)
    await pass(1)
    expect(page.asked()).toEqual([['access', { disabled: true }], 'user'])
    expect(page.now().apiAccount).toEqual({ name: 'open' })
  })

  test('nothing else begins until then', async () => {
    const page = open()
    await page.tell(...confirm(off), changeConfirmed(off), changeBegun(newKey), changeConfirmed(newKey))
    await pass(timings.apiAccessRefresh)
    expect(page.asked()).toEqual([['access', { disabled: true }], 'user'])
  })

  test('a reading that fails is told, and the switch is free again', async () => {
    const page = open()
    page.answers.on('user', getCurrentUser, new Refused({ status: 503, message: 'Unhandle error' }))
    await page.tell(...confirm(off))
    await pass(timings.apiAccessRefresh)
    expect(page.now().apiAccount).toEqual({ name: 'open' })
    expect(page.now().notices[0]).toMatchObject({ tone: 'danger', text: { id: 'common.couldNotLoad' } })
  })

  test('a refusal stays in the question; asked anew it is gone', async () => {
    const page = open()
    page.answers.on('access', setOwnApiAccess, new Refused(refusal), done)
    await page.tell(...confirm(off))
    expect(page.now().apiAccount).toEqual({ name: 'asking', change: off, refusal })
    expect(page.now().notices).toEqual([])
    await page.tell(changeLeft(), changeBegun(off))
    expect(page.now().apiAccount).toEqual({ name: 'asking', change: off })
    await page.tell(changeConfirmed(off))
    expect(page.now().apiAccount).toEqual({ name: 'reading' })
  })

  test('left while it is on its way, it goes on, and a refusal comes as a notice', async () => {
    const page = open()
    const answer = later<unknown>()
    page.answers.on('access', setOwnApiAccess, answer.promise)
    await page.tell(...confirm(off), changeLeft())
    expect(page.now().apiAccount).toEqual({ name: 'sending', change: off, left: true })
    answer.settle(new Refused({ status: 409, message: 'Unhandle error' }))
    await pass()
    expect(page.now().apiAccount).toEqual({ name: 'open' })
    expect(page.now().notices).toMatchObject([
      { tone: 'danger', title: { id: 'common.failed' }, text: { id: 'common.failedToUpdate' } },
    ])
  })

  test('a question that is left sends nothing', async () => {
    const page = open()
    await page.tell(changeBegun(off), changeLeft())
    expect(page.now().apiAccount).toEqual({ name: 'open' })
    expect(page.asked()).toEqual([])
  })
})

describe('a new key', () => {
  test('APIKEY-09 APIKEY-11 it is made once, however often one presses, and told', async () => {
    const page = open()
    const answer = later<unknown>()
    page.answers.on('key', regenerateOwnApiKey, answer.promise)
    await page.tell(...confirm(newKey), changeConfirmed(newKey), changeConfirmed(newKey))
    answer.settle(done)
    await pass()
    await page.tell(changeBegun(newKey), changeConfirmed(newKey))
    await pass(timings.signInAgain)
    expect(page.asked()).toEqual(['key'])
    expect(page.now().notices).toMatchObject([
      { tone: 'success', title: { id: 'common.success' }, text: { id: 'apiAccount.keyChanged' } },
    ])
  })

  test('APIKEY-12 two seconds later one signs in again, and nothing of the session is kept', async () => {
    storeLoginResult({ status: 'authenticated' })
    const page = open()
    await page.tell(...confirm(newKey))
    expect(page.now().apiAccount).toEqual({ name: 'leaving' })
    await pass(timings.signInAgain - 1)
    expect(page.navigator.went).toEqual([])
    await pass(1)
    expect(page.navigator.went).toEqual(['/login?lang=vi'])
    expect(localStorage).toHaveLength(0)
  })

  test('APIKEY-12 leaving the page meanwhile changes nothing about it', async () => {
    const page = open('/security/my-account-api')
    await page.tell(...confirm(newKey), changeLeft())
    await page.tell(changeLeft())
    await pass(timings.signInAgain)
    expect(page.navigator.went).toEqual(['/login'])
  })

  test.each([
    ['a refusal', refusal],
    ['no answer', { status: 10000, message: 'Failed to fetch' }],
  ])('S18 %s is not tried again by itself', async (_, failure) => {
    const page = open()
    page.answers.on('key', regenerateOwnApiKey, new Refused(failure))
    await page.tell(...confirm(newKey))
    await pass(60_000)
    expect(page.asked()).toEqual(['key'])
    expect(page.now().apiAccount).toEqual({ name: 'asking', change: newKey, refusal: failure })
    expect(page.navigator.went).toEqual([])
  })
})
