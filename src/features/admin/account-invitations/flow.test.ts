import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { accountInvitationsApi, NO_ANSWER } from '../../../api'
import { createAnswers, createTestNavigator, Refused } from '../../../flows/testing'
import { invitePeopleFlow } from './flow'
import { batchLeft, invitationBatch, peopleInvited, triedAgain } from './state'

const { addInvitation } = accountInvitationsApi.endpoints
const reducer = combineReducers({ invitationBatch: invitationBatch.reducer })
const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

function open() {
  const answers = createAnswers({ navigator: createTestNavigator('/console-users') })
  let state = reducer(undefined, { type: 'begin' })
  const saga = expectSaga(invitePeopleFlow)
    .withReducer((known: typeof state | undefined, action) => (state = reducer(known, action)), state)
    .provide(answers as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  const tell = async (action: Parameters<typeof saga.dispatch>[0]) => {
    saga.dispatch(action)
    await turn()
  }
  return { tell, answers, batch: () => state.invitationBatch, asked: answers.asked }
}
const people = (...emails: string[]) => peopleInvited({ emails, invitation: { reason: 'Tết', expiredAt: 0 } })
const sentTo = (page: ReturnType<typeof open>) =>
  page.asked.map(
    ({ arg }) => (arg as { accountInvitationInput: { userId: string } }).accountInvitationInput.userId,
  )
const outcomes = (page: ReturnType<typeof open>) => page.batch()?.people.map(({ name }) => name)

test('INVITEADM-23 INVITEADM-25 several people are invited by one call after another, with the same words', async () => {
  const page = open()
  page.answers.on('add', addInvitation, { success: true })
  await page.tell(people('an@acme.example', 'binh@acme.example'))
  expect(page.asked.map(({ arg }) => arg)).toEqual([
    { accountInvitationInput: { userId: 'an@acme.example', reason: 'Tết', expiredAt: 0 } },
    { accountInvitationInput: { userId: 'binh@acme.example', reason: 'Tết', expiredAt: 0 } },
  ])
  expect(page.batch()).toEqual({
    running: false,
    people: [
      { userId: 'an@acme.example', name: 'invited' },
      { userId: 'binh@acme.example', name: 'invited' },
    ],
  })
})

test('INVITEADM-15 who cannot be invited stops nobody, and is tried again alone or with the others', async () => {
  const page = open()
  const noAccount = new Refused({ status: 409, message: 'x', said: 'No account' })
  page.answers.on('add', addInvitation, noAccount, { success: true }, noAccount)
  await page.tell(people('an@acme.example', 'binh@acme.example', 'chi@acme.example'))
  expect(outcomes(page)).toEqual(['refused', 'invited', 'refused'])
  page.answers.on('add', addInvitation, { success: true })
  await page.tell(triedAgain('chi@acme.example'))
  expect(outcomes(page)).toEqual(['refused', 'invited', 'invited'])
  await page.tell(triedAgain(undefined))
  expect(outcomes(page)).toEqual(['invited', 'invited', 'invited'])
  expect(sentTo(page).slice(3)).toEqual(['chi@acme.example', 'an@acme.example'])
})

test('without an answer the others are not tried, until they are asked for again', async () => {
  const page = open()
  page.answers.on('add', addInvitation, new Refused({ status: NO_ANSWER, message: 'cut' }), { success: true })
  await page.tell(people('an@acme.example', 'binh@acme.example'))
  expect(outcomes(page)).toEqual(['refused', 'waiting'])
  expect(page.batch()?.running).toBe(false)
  await page.tell(triedAgain('binh@acme.example'))
  expect(outcomes(page)).toEqual(['refused', 'invited'])
})

test('who leaves stops it, and finds an empty form the next time', async () => {
  const page = open()
  let settle!: (answer: unknown) => void
  page.answers.on('add', addInvitation, new Promise((resolve) => (settle = resolve)))
  await page.tell(people('an@acme.example', 'binh@acme.example'))
  expect(outcomes(page)).toEqual(['sending', 'waiting'])
  await page.tell(batchLeft())
  settle({ success: true })
  await turn()
  expect(page.batch()).toBeNull()
  expect(sentTo(page)).toEqual(['an@acme.example'])
})
