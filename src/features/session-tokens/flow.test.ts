import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { NO_ANSWER, sessionTokensApi } from '../../api'
import { noticesSlice } from '../../flows/notices'
import { createAnswers, createTestNavigator, Refused } from '../../flows/testing'
import { sessionSlice } from '../../session/state'
import { storeLoginResult } from '../../session/storage'
import { sessionEndFlow } from './flow'
import { endAsked, endConfirmed, endLeft, sessionEnd } from './state'

const { logoutSession, searchOwnSessionTokens } = sessionTokensApi.endpoints
const reducer = combineReducers({
  sessionEnd: sessionEnd.reducer,
  notices: noticesSlice.reducer,
  session: sessionSlice.reducer,
})
const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

function open(address = '/security/my-account-tokens?lang=vi') {
  const navigator = createTestNavigator(address)
  const answers = createAnswers({ navigator })
  let state = reducer(undefined, { type: 'begin' })
  const saga = expectSaga(sessionEndFlow)
    .withReducer((known: typeof state | undefined, action) => (state = reducer(known, action)), state)
    .provide(answers as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  const tell = async (action: Parameters<typeof saga.dispatch>[0]) => {
    saga.dispatch(action)
    await turn()
  }
  return { tell, answers, asked: answers.asked, navigator, state: () => state }
}
const other = { name: 'one', session: { id: 'session-2' }, current: false } as const
const own = { name: 'one', session: { id: 'session-1' }, current: true } as const

test('TOKENS-04 a session is ended once it is confirmed, once, and a notice says so', async () => {
  const page = open()
  page.answers.on('end', logoutSession, { success: true })
  await page.tell(endAsked(other))
  expect(page.state().sessionEnd.step).toEqual(other)
  expect(page.asked).toEqual([])
  await page.tell(endConfirmed())
  await page.tell(endConfirmed())
  expect(page.asked).toEqual([{ name: 'end', arg: { id: 'session-2' } }])
  expect(page.state().sessionEnd.step).toBeUndefined()
  expect(page.state().notices[0]).toMatchObject({ tone: 'success', text: { id: 'logout.done' } })
  expect(page.navigator.went).toEqual([])
})

test('a refusal keeps the question open with its words', async () => {
  const page = open()
  page.answers.on('end', logoutSession, new Refused({ status: 409, message: 'x', said: 'Logout fail' }))
  await page.tell(endAsked(other))
  await page.tell(endConfirmed())
  expect(page.state().sessionEnd).toMatchObject({
    step: other,
    sending: false,
    refusal: { said: 'Logout fail' },
  })
  await page.tell(endLeft())
  expect(page.state().sessionEnd).toEqual({ sending: false })
})

test('ending the present session is signing out, in the language that was read', async () => {
  storeLoginResult({ status: 'authenticated' })
  const page = open()
  page.answers.on('end', logoutSession, { success: true })
  await page.tell(endAsked(own))
  await page.tell(endConfirmed())
  expect(page.navigator.went).toEqual(['/login?lang=vi'])
  expect(page.state().session.session.name).toBe('signedOut')
  expect({ ...localStorage }).toEqual({})
})

test.each([
  ['left', endLeft()],
  ['refused', undefined],
])(
  'a question that is %s while the present session ends leaves a session that can expire',
  async (_how, left) => {
    const page = open()
    let refuse = () => {}
    const answer = new Promise<unknown>((settle) => {
      refuse = () => settle(new Refused({ status: 409, message: 'x' }))
    })
    page.answers.on('end', logoutSession, answer)
    await page.tell(endAsked(own))
    await page.tell(endConfirmed())
    expect(page.state().session.ending).toBe('sent')
    if (left) await page.tell(left)
    else refuse()
    await turn()
    expect(page.state().session.ending).toBeUndefined()
  },
)

test('all of them end on the page of signing out, after a question', async () => {
  const page = open()
  await page.tell(endAsked({ name: 'all' }))
  expect(page.navigator.went).toEqual([])
  await page.tell(endConfirmed())
  expect(page.navigator.went).toEqual(['/logout?signoutall=true&lang=vi'])
  expect(page.asked).toEqual([])
})

describe('all but the present one', () => {
  const others = { name: 'others', current: 'session-1' } as const
  const page = (ids: readonly string[], number = 0, totalPages = 1) => ({
    success: true,
    results: {
      content: ids.map((id) => ({ id, expiredAt: 1, token: 'secret', ipAddress: '203.0.113.1' })),
      page: { currentPage: number, pageSize: 500, totalPages, totalRecords: 3 },
    },
  })
  const names = (state: ReturnType<ReturnType<typeof open>['state']>) => {
    const { step } = state.sessionEnd
    return step?.name === 'ending' ? step.sessions.map(({ name, session }) => [session.id, name]) : step
  }

  test('they end one after another, over all pages, and what came of each stays until one leaves', async () => {
    const { tell, answers, asked, state } = open()
    answers.on(
      'list',
      searchOwnSessionTokens,
      page(['session-1', 'session-2'], 0, 2),
      page(['session-3'], 1, 2),
    )
    answers.on(
      'end',
      logoutSession,
      new Refused({ status: 409, message: 'x', said: 'This session has ended already' }),
      { success: true },
    )
    await tell(endAsked(others))
    expect(asked).toEqual([])
    await tell(endConfirmed())
    expect(asked.map(({ name, arg }) => [name, (arg as { id?: string }).id])).toEqual([
      ['list', undefined],
      ['list', undefined],
      ['end', 'session-2'],
      ['end', 'session-3'],
    ])
    expect(names(state())).toEqual([
      ['session-2', 'refused'],
      ['session-3', 'ended'],
    ])
    expect(JSON.stringify(state())).not.toContain('secret')
    await tell(endLeft())
    expect(state().sessionEnd).toEqual({ sending: false })
    expect(state().notices).toEqual([])
  })

  test('without an answer the rest is not tried', async () => {
    const { tell, answers, state } = open()
    answers.on('list', searchOwnSessionTokens, page(['session-2', 'session-3']))
    answers.on('end', logoutSession, new Refused({ status: NO_ANSWER, message: 'cut' }))
    await tell(endAsked(others))
    await tell(endConfirmed())
    expect(state().sessionEnd.step).toMatchObject({ name: 'ending', isDone: true })
    expect(names(state())).toEqual([
      ['session-2', 'refused'],
      ['session-3', 'waiting'],
    ])
  })

  test('a list that cannot be read is told in the question, which stays', async () => {
    const { tell, answers, state } = open()
    answers.on('list', searchOwnSessionTokens, new Refused({ status: 500, message: 'x' }))
    await tell(endAsked(others))
    await tell(endConfirmed())
    expect(state().sessionEnd).toMatchObject({ step: others, refusal: { status: 500 } })
  })
})
