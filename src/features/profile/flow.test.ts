import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { organizationPageApi, organizationsApi, type CurrentUser } from '../../api'
import { noticesSlice } from '../../flows/notices'
import { createAnswers, createTestNavigator, Refused } from '../../flows/testing'
import { timings } from '../../timings'
import { organizationUpdateFlow } from './flow'
import { organizationEdited, organizationUpdateSlice } from './state'

const { updateCurrentOrganization } = organizationPageApi.endpoints
const { searchOrganizations, updateOrganization } = organizationsApi.endpoints
const reducerFor = (user: CurrentUser) =>
  combineReducers({
    session: () => ({ session: { name: 'signedIn', user } }),
    organizationUpdate: organizationUpdateSlice.reducer,
    notices: noticesSlice.reducer,
  })
type State = ReturnType<ReturnType<typeof reducerFor>>

const details = {
  name: 'Acme & Sons',
  address: 'Huế',
  industry: 'shopping',
  website: 'a.example',
  phone: '09',
}
const platform = {
  id: 'org-acme',
  name: 'Acme',
  status: 'active',
  code: 'ACME',
  fullName: 'Acme Ltd.',
  accountType: 'Basic',
  phase: 'Pilot',
  environment: 'Staging',
  email: 'hello@acme.example',
  createdAt: 1,
}
const admin: CurrentUser = {
  id: 'an@acme.example',
  name: 'An',
  totpEnabled: false,
  disabledApiAccess: true,
  changePassword: false,
  roles: ['ADMIN'],
  permission: { contextPermissions: [], ownerPermission: false },
  orgCtx: {
    id: 'x',
    orgId: 'org-acme',
    roles: ['ADMIN'],
    organization: { name: 'Acme', email: 'hello@acme.example' },
  },
}
const superAdmin: CurrentUser = { ...admin, orgCtx: { ...admin.orgCtx!, roles: ['SUPER_ADMIN'] } }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function run(
  flow: typeof organizationUpdateFlow,
  user = admin,
  address = '/profile?lang=vi&drawer=organization',
) {
  const navigator = createTestNavigator(address)
  const answers = createAnswers({ navigator })
  const states: State[] = []
  const reducer = reducerFor(user)
  const remember = (state: State | undefined, action: Parameters<typeof reducer>[1]) => {
    const next = reducer(state, action)
    states.push(next)
    return next
  }
  const saga = expectSaga(flow)
    .withReducer(remember)
    .provide(answers as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  return {
    navigator,
    answers,
    asked: answers.asked,
    tell: saga.dispatch.bind(saga),
    states,
    now: () => states.at(-1)!,
  }
}
const pass = (time = 0) => jest.advanceTimersByTimeAsync(time)
const done = { success: true }
const page = (...content: object[]) => ({ success: true, results: { content } })

describe('the organization', () => {
  test('OWNFORMS-26 OWNFORMS-28 an administrator changes the own one; 200 ms later the page loads again', async () => {
    const form = run(organizationUpdateFlow)
    form.answers.on('update', updateCurrentOrganization, done)
    form.tell(organizationEdited(details))
    expect(form.now().organizationUpdate).toBe('sending')
    await pass()
    const email = 'hello@acme.example'
    expect(form.asked).toEqual([
      { name: 'update', arg: { id: 'org-acme', currentOrganizationInput: { ...details, email } } },
    ])
    expect(form.now().organizationUpdate).toBe('saved')
    expect(form.now().notices).toMatchObject([
      { tone: 'success', text: { id: 'profile.organizationUpdated', values: { name: 'Acme & Sons' } } },
    ])
    await pass(timings.organizationReload - 1)
    expect(form.navigator.went).toEqual([])
    await pass(1)
    expect(form.navigator.went).toEqual(['/profile?lang=vi'])
    expect(timings.organizationReload).toBe(200)
  })

  test('OWNFORMS-26 a super administrator sends the whole of it, as the platform has it', async () => {
    const form = run(organizationUpdateFlow, superAdmin)
    form.answers.on('search', searchOrganizations, page({ ...platform, id: 'org-other' }, platform))
    form.answers.on('update', updateOrganization, done)
    form.tell(organizationEdited(details))
    await pass()
    const { code, fullName, accountType, phase, environment, email } = platform
    expect(form.asked).toEqual([
      {
        name: 'search',
        arg: expect.objectContaining({ organizationCriteria: { freeText: 'Acme' } }) as object,
      },
      {
        name: 'update',
        arg: {
          orgId: 'org-acme',
          organizationInput: { ...details, code, fullName, accountType, phase, environment, email },
        },
      },
    ])
  })

  test.each([
    ['which the platform does not find', page()],
    ['of which it does not know all that it asks for', page({ ...platform, phase: undefined })],
  ])('a super administrator sends one %s as the own one: nothing is made up', async (_, found) => {
    const form = run(organizationUpdateFlow, superAdmin)
    form.answers.on('search', searchOrganizations, found)
    form.answers.on('update', updateCurrentOrganization, done)
    form.tell(organizationEdited(details))
    await pass()
    expect(form.asked.map(({ name }) => name)).toEqual(['search', 'update'])
    expect(form.now().organizationUpdate).toBe('saved')
  })

  test.each([
    ['the words of the server', { status: 409, message: 'No', said: 'No' }, { said: 'No' }],
    ['our words', { status: 409, message: 'Unhandle error' }, { id: 'common.somethingWentWrong' }],
  ])('a refusal is told in %s, nothing reloads, and it can be sent again', async (_, refusal, text) => {
    const form = run(organizationUpdateFlow)
    form.answers.on('update', updateCurrentOrganization, new Refused(refusal), done)
    form.tell(organizationEdited(details))
    await pass(timings.organizationReload)
    expect(form.now().organizationUpdate).toBe('open')
    expect(form.now().notices).toMatchObject([{ tone: 'danger', text }])
    expect(form.navigator.went).toEqual([])
    form.tell(organizationEdited(details))
    await pass(timings.organizationReload)
    expect(form.navigator.went).toHaveLength(1)
  })

  test('a search that is refused is told too', async () => {
    const form = run(organizationUpdateFlow, superAdmin)
    form.answers.on('search', searchOrganizations, new Refused({ status: 500, message: 'Unhandle error' }))
    form.tell(organizationEdited(details))
    await pass()
    expect(form.now().organizationUpdate).toBe('open')
    expect(form.now().notices).toMatchObject([{ tone: 'danger' }])
  })
})
