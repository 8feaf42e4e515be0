import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { api, organizationLinksApi, type LinkedCompanyInput } from '../../api'
import { noticesSlice } from '../../flows/notices'
import { createAnswers, createTestNavigator, Refused } from '../../flows/testing'
import { deedsSlice } from '../../kit/second-factor/state'
import { newLinkFlow } from './flow'
import { linkGiven, linkLeft, newLinkSlice } from './state'

const { createLinkedCompany } = organizationLinksApi.endpoints
const reducer = combineReducers({
  newLink: newLinkSlice.reducer,
  deeds: deedsSlice.reducer,
  notices: noticesSlice.reducer,
})
type State = ReturnType<typeof reducer>

const link: LinkedCompanyInput = {
  integrationName: 'CRM zen',
  apiKey: 'planted-secret',
  linkedOrgId: 'crm-9',
  linkedOrgName: 'Zen CRM',
  linkedSource: 'O2OCRM',
  o2oCdpOrgId: 'org-zenbrew',
}
const FORM = 'the-form'
const given = linkGiven({ key: FORM, link })
const silent = { status: 409, message: 'Unhandle error' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (time = 0) => jest.advanceTimersByTimeAsync(time)

/** A promise to settle later. */
function later() {
  let settle!: (value: unknown) => void
  const promise = new Promise((resolve) => (settle = resolve))
  return { promise, settle }
}

function open(...answers: unknown[]) {
  const server = createAnswers({ navigator: createTestNavigator('/console-link-orgs') })
  server.on('create', createLinkedCompany, ...answers)
  const states: State[] = []
  const reread: unknown[] = []
  const saga = expectSaga(newLinkFlow)
    .withReducer((before: State | undefined, action: Parameters<typeof reducer>[1]) => {
      if (action.type === api.util.invalidateTags([]).type)
        reread.push((action as { payload?: unknown }).payload)
      const next = reducer(before, action)
      states.push(next)
      return next
    })
    .provide(server as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  const tell = async (...facts: Parameters<typeof saga.dispatch>[0][]) => {
    for (const fact of facts) saga.dispatch(fact)
    await pass()
  }
  return { tell, asked: server.asked, states, reread, now: () => states.at(-1)! }
}

test('LINK-24 LINK-26 a link is sent once, told, and its form closes; a second later the links are read again', async () => {
  const answer = later()
  const form = open(answer.promise)
  await form.tell(given)
  expect(form.now().newLink).toEqual({ name: 'sending', key: FORM })
  answer.settle({ success: true })
  await pass()
  expect(form.asked).toEqual([{ name: 'create', arg: { linkedCompanyInput: link } }])
  expect(form.now().notices).toMatchObject([
    { tone: 'success', title: { id: 'common.success' }, text: { id: 'common.added' } },
  ])
  expect(form.now().deeds.done).toBe(FORM)
  await pass(999)
  expect(form.reread).toEqual([])
  await pass(1)
  expect(form.reread).toEqual([['LinkedCompany']])
})

test.each([
  ['has words', { ...silent, said: 'No' }],
  ['has none', silent],
])('LINK-27 a refusal that %s is told in the form, and it can be sent again', async (_, refusal) => {
  const form = open(new Refused(refusal), { success: true })
  await form.tell(given)
  expect(form.now().newLink).toEqual({ name: 'refused', key: FORM, refusal })
  expect(form.now().notices).toEqual([])
  await form.tell(given)
  expect(form.asked).toHaveLength(2)
  expect(form.now().deeds.done).toBe(FORM)
})

test('a form that is left is told by notices, and another one has nothing to do with it', async () => {
  const answer = later()
  const form = open(answer.promise, { success: true })
  await form.tell(given, linkLeft(FORM))
  expect(form.now().newLink).toEqual({ name: 'open' })
  await form.tell(linkGiven({ key: 'another', link }))
  expect(form.now().deeds.done).toBe('another')
  answer.settle(new Refused(silent))
  await pass()
  expect(form.now().newLink).toEqual({ name: 'sending', key: 'another' })
  expect(form.now().notices).toMatchObject([
    { tone: 'danger', text: { id: 'organizationLinks.failed' } },
    { tone: 'success' },
  ])
})

test('LINK-20 the key of a company is never in the store', async () => {
  const form = open(new Refused(silent), { success: true })
  await form.tell(given)
  await form.tell(given)
  expect(form.states.length).toBeGreaterThan(4)
  expect(JSON.stringify(form.states)).not.toContain('planted')
})
