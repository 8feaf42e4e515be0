import { fork } from 'typed-redux-saga'
import { extensionSignalled, sessionApi } from '../api'
import { takeKeptNotice } from '../flows/kept-notice'
import { createTestBrowser } from '../flows/testing'
import { keepSession } from './expiry'
import { otherTabDialogLeft, extendAsked, organizationChanging } from './state'
import { followTabs, leaveForOtherTab } from './tabs'
import { currentUserCame, openSession, user, userUntil } from './testing'

const { extendToken, getCurrentUser } = sessionApi.endpoints
const NOON = Date.UTC(2026, 10, 28, 12)
const MINUTE = 60_000
const pass = (time = 0) => jest.advanceTimersByTimeAsync(time)
const ok = (result: unknown) => ({ success: true, result })

beforeEach(() => {
  jest.useFakeTimers({ now: NOON })
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

/** A tab in which `user` is signed in, and another one of the same browser that can tell it something. */
async function twoTabs(address = '/help') {
  const browser = createTestBrowser()
  const other = browser.open()
  const page = openSession(followTabs, { address, signedIn: userUntil(NOON + 30 * MINUTE), browser })
  page.answers.on('user', getCurrentUser, ok(user))
  page.start()
  await pass()
  return { ...page, other }
}

test('S22 signed out in one tab, the others leave for /login and keep nothing', async () => {
  const page = await twoTabs('/help?lang=vi')
  sessionStorage.setItem('isFirstLoggedIn', 'true')
  page.other.tell({ kind: 'signedOut' })
  await pass()
  expect(page.session().session.name).toBe('signedOut')
  expect(page.navigator.went).toEqual(['/login?lang=vi'])
  expect(takeKeptNotice()).toBe('session.signedOutInOtherTab')
  expect(sessionStorage.getItem('isFirstLoggedIn')).toBeNull()
})

test('S22 a tab that is signing out itself is not sent away a second time', async () => {
  const page = await twoTabs('/logout')
  page.other.tell({ kind: 'signedOut' })
  await pass()
  expect(page.navigator.went).toEqual([])
})

const inB = { ...user, orgCtx: { ...user.orgCtx!, orgId: 'org-b', organization: { name: 'B' } } }

test('B17 another organization chosen in another tab is noticed, and what is shown stays as it was', async () => {
  const page = await twoTabs()
  page.other.tell({ kind: 'organizationChosen' })
  await pass()
  expect(page.asked()).toEqual(['user'])
  page.tell(currentUserCame(inB))
  expect(page.session()).toMatchObject({
    session: { name: 'signedIn', user: { orgCtx: { orgId: 'org-acme' } } },
    otherTabUser: { orgCtx: { orgId: 'org-b' } },
  })
  // The other tab comes back.
  page.tell(currentUserCame(user))
  expect(page.session().otherTabUser).toBeUndefined()
})

test('B17 so is another person, and a new sign-in that has chosen nothing yet; choosing here is neither', async () => {
  const page = await twoTabs()
  page.tell(currentUserCame({ ...user, id: 'binh@acme.example' }))
  expect(page.session().otherTabUser?.id).toBe('binh@acme.example')
  const nowhere = { ...user, session: { id: 'session-2', expiredAt: 0 } }
  delete nowhere.orgCtx
  page.tell(currentUserCame(nowhere))
  expect(page.session().otherTabUser?.id).toBe(user.id)
  page.tell(organizationChanging())
  page.tell(currentUserCame(inB))
  expect(page.session()).toMatchObject({ session: { user: { orgCtx: { orgId: 'org-b' } } } })
  expect(page.session().otherTabUser).toBeUndefined()
})

test.each([
  [{ on: '/help?page=2' }, '/help?page=2&lang=vi'],
  ['back', '/companies/select?url=%2Fhelp%3Flang%3Dvi&organization=org-acme&lang=vi'],
] as const)('B17 the person goes %j', async (to, address) => {
  const page = openSession(leaveForOtherTab, { address: '/help?lang=vi', signedIn: user })
  page.start()
  page.tell(otherTabDialogLeft(to))
  await pass()
  expect(page.navigator.went).toEqual([address])
})

describe('one extension a browser', () => {
  /** Several tabs that keep the same session, and one server. */
  async function tabsOf(count: number) {
    const browser = createTestBrowser()
    const pages = Array.from({ length: count }, () => {
      const page = openSession(
        function* () {
          yield* fork(followTabs)
          yield* keepSession()
        },
        { signedIn: userUntil(NOON + 6 * MINUTE), browser },
      )
      page.answers.on(
        'extend',
        extendToken,
        new Promise((resolve) => setTimeout(() => resolve(ok({ expiredAt: NOON + 60 * MINUTE })), 50)),
      )
      page.start()
      return page
    })
    await pass()
    const calls = () => pages.flatMap((page) => page.asked()).filter((name) => name === 'extend')
    const expiries = () =>
      pages.map((page) => {
        const { session } = page.session()
        return session.name === 'signedIn' ? session.user.session?.expiredAt : undefined
      })
    return { pages, calls, expiries }
  }

  test('B14 five tabs get the signal together: one call, and all know the new end', async () => {
    const { pages, calls, expiries } = await tabsOf(5)
    for (const page of pages) page.tell(extensionSignalled({ endpoint: 'searchOwnLoginActivities' }))
    await pass(100)
    for (const page of pages) page.tell(extensionSignalled({ endpoint: 'searchOwnLoginActivities' })) // answers that were on their way
    await pass(100)
    expect(calls()).toHaveLength(1)
    expect(expiries()).toEqual(Array(5).fill(NOON + 60 * MINUTE))
  })

  test('S25 Extend in one tab takes the notice away in the others', async () => {
    const { pages, calls } = await tabsOf(3)
    await pass(MINUTE)
    const titles = () => pages.map((page) => page.notices().map(({ title }) => 'id' in title && title.id))
    expect(titles()).toEqual(Array(3).fill(['session.expiring']))
    pages[0]!.tell(extendAsked())
    pages[1]!.tell(extendAsked())
    await pass(100)
    expect(calls()).toHaveLength(1)
    expect(titles()).toEqual([['session.extended'], ['session.extended'], []])
  })
})
