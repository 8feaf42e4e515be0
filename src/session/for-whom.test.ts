import { configureStore } from '@reduxjs/toolkit'
import { api, organizationLinksApi, sessionApi, type CurrentUser } from '../api'
import { configured } from '../api/testing'
import { guardFor } from './for-whom'
import { sessionSlice, sessionUnsure } from './state'
import { user } from './testing'

beforeEach(configured)

const { deleteLinkedCompany } = organizationLinksApi.endpoints
const { getCurrentUser, logout } = sessionApi.endpoints

const organizationB = { ...user.orgCtx!, orgId: 'org-b', organization: { name: 'B' } }
const notChosen: CurrentUser = { ...user }
delete notChosen.orgCtx
const others: readonly (readonly [string, CurrentUser])[] = [
  ['another person', { ...user, id: 'binh@acme.example' }],
  ['another organization', { ...user, orgCtx: organizationB }],
  ['another person in another organization', { ...user, id: 'binh@acme.example', orgCtx: organizationB }],
  ['another person who has chosen no organization', { ...notChosen, id: 'binh@acme.example' }],
  [
    'the same person, who has signed in again and chosen none',
    { ...notChosen, session: { id: 'session-2', expiredAt: 0 } },
  ],
]

/** A tab in which `user` is signed in, over a server whose session is that of `now()`. */
async function open({ hears }: { hears: boolean }) {
  let now: CurrentUser | Response = user
  const sent: string[] = []
  globalThis.fetch = (input) => {
    const { pathname } = new URL((input as Request).url)
    sent.push(pathname.split('/').slice(-2).join('/'))
    if (!pathname.endsWith('/users/current')) return Promise.resolve(new Response('{"success":true}'))
    return Promise.resolve(
      now instanceof Response ? now : new Response(JSON.stringify({ success: true, result: now })),
    )
  }
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionSlice.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { guard: guardFor({ hears }) } } }).concat(api.middleware),
  })
  await store.dispatch(getCurrentUser.initiate())
  sent.length = 0
  return {
    sent,
    becomes: (next: typeof now) => (now = next),
    hear: () => store.dispatch(sessionUnsure()),
    read: () => store.dispatch(getCurrentUser.initiate(undefined, { forceRefetch: true })),
    change: () => store.dispatch(deleteLinkedCompany.initiate({ id: 'link-1' })),
    signOut: () => store.dispatch(logout.initiate()),
    session: () => store.getState().session,
  }
}

describe.each([
  ['the other tab has just been heard', { hears: true }],
  ['no tab can be heard', { hears: false }],
])('%s', (_when, tabs) => {
  test.each(others)('B17 S22 nothing goes out for %s', async (_who, other) => {
    const tab = await open(tabs)
    tab.becomes(other)
    if (tabs.hears) tab.hear()
    const { error } = await tab.change()
    expect(tab.sent).toEqual(['users/current'])
    expect(error).toMatchObject({ text: 'otherTab.notSent', toldBySession: true })
    expect(tab.session().otherTabUser).toEqual(other)
  })

  test('B17 for the same person and organization it goes out', async () => {
    const tab = await open(tabs)
    if (tabs.hears) tab.hear()
    expect((await tab.change()).error).toBeUndefined()
    expect(tab.sent).toHaveLength(2)
    expect(tab.session().otherTabUser).toBeUndefined()
  })

  test('B17 nothing goes out while it cannot be found out', async () => {
    const tab = await open(tabs)
    tab.becomes(new Response('{"success":false}', { status: 500 }))
    if (tabs.hears) tab.hear()
    expect((await tab.change()).error).toMatchObject({ status: 500 })
    expect(tab.sent).toEqual(['users/current'])
  })
})

test.each(others)('B17 once it is known, nothing more is asked or sent: %s', async (_who, other) => {
  const tab = await open({ hears: true })
  tab.becomes(other)
  await tab.read()
  tab.sent.length = 0
  expect((await tab.change()).error).toMatchObject({ text: 'otherTab.notSent' })
  expect(tab.sent).toEqual([])
})

test('as long as nothing is heard of another tab, a change is one request', async () => {
  const tab = await open({ hears: true })
  await tab.change()
  expect(tab.sent).toHaveLength(1)
})

test('LOGOUT-01 whoever signs out means the session of this browser, whoever it belongs to', async () => {
  const tab = await open({ hears: false })
  tab.becomes({ ...user, id: 'binh@acme.example' })
  await tab.signOut()
  expect(tab.sent).toHaveLength(1)
})
