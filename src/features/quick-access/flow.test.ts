import { preferencesApi } from '../../api'
import { configured, recordFetch } from '../../api/testing'
import { Refused } from '../../flows/testing'
import {
  organizationChanged,
  organizationChanging,
  pathChanged,
  screenForbidden,
  signedOut,
} from '../../session/state'
import { currentUserCame, openSession, user } from '../../session/testing'
import { timings } from '../../timings'
import { pageViewFlow } from './flow'
import { visitsOf } from './visits'

const { trackQuickAccess } = preferencesApi.endpoints
const analytics = {
  kind: 'plausible',
  endpoint: 'https://analytics.example',
  domain: 'console.example',
} as const
const AN = { userId: user.id, orgId: 'org-acme' }

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  configured({ analytics })
})
afterEach(() => jest.useRealTimers())

/** Lets everything that is due happen, after moving the time. */
const pass = (time = 0) => jest.advanceTimersByTimeAsync(time)

/** A person on a screen; `go` takes them to another one. */
async function open(address: string, signedIn: typeof user | null = user) {
  const counted = recordFetch()
  const page = openSession(pageViewFlow, { address, ...(signedIn && { signedIn }) })
  page.answers.on('track', trackQuickAccess, { success: true })
  const tracked = () => page.answers.asked.map(({ arg }) => arg)
  const go = async (path: string) => {
    page.navigator.here().pathname = path
    page.tell(pathChanged())
    await pass()
  }
  page.start()
  page.tell(pathChanged())
  await pass()
  return { ...page, go, tracked, counted, paths: () => counted.map(({ body }) => pathOf(body)) }
}
const pathOf = (body: string) => new URL((JSON.parse(body) as { url: string }).url).pathname
const entry = (path: string, name: string) => ({
  quickAccessEntry: { app: 'account', url: location.origin + path, name },
})
const withoutOrganization = { ...user, orgCtx: undefined }

test('TRACK-20 TRACK-21 ORGCOMMON-37 a screen is told once, five seconds after it was shown', async () => {
  const page = await open('/security/my-account-tokens')
  await pass(4900)
  expect([page.tracked(), page.counted, visitsOf(AN)]).toEqual([[], [], []])
  await pass(100)
  expect(page.tracked()).toEqual([entry('/security/my-account-tokens', 'My Tokens')])
  expect(page.paths()).toEqual(['/security/my-account-tokens'])
  expect(visitsOf(AN)).toEqual([{ path: '/security/my-account-tokens', time: expect.any(Number) as number }])
  await pass(60_000)
  expect([page.tracked().length, page.counted.length]).toEqual([1, 1])
})

test.each(['/console-users', '/super-admin-console-users'])(
  'ACCOUNTS-26 ADMINCOMMON-10 %s is told five seconds after it was shown, not earlier',
  async (path) => {
    const page = await open(path)
    await pass(4999)
    expect(page.tracked()).toEqual([])
    await pass(1)
    expect(page.paths()).toEqual([path])
  },
)

test('TRACK-20 a screen that is left before is not told', async () => {
  const page = await open('/help')
  await pass(4999)
  await page.go('/policy')
  await pass(4999)
  expect([page.tracked(), page.counted]).toEqual([[], []])
  await pass(1)
  expect(page.tracked()).toEqual([entry('/policy', 'Privacy Policy')])
})

test('TRACK-20 another query on the same screen tells nothing more', async () => {
  const page = await open('/activity/login-history?page=2')
  await pass(timings.pageView)
  // Only a new path is a fact (LanguageLayer).
  page.navigator.here().search = '?page=3'
  await pass(60_000)
  expect([page.tracked().length, page.counted.length]).toEqual([1, 1])
})

test('TRACK-20 coming back later counts again, and stands first among the visits', async () => {
  const page = await open('/help')
  await pass(timings.pageView)
  await page.go('/policy')
  await pass(timings.pageView)
  await page.go('/help')
  await pass(timings.pageView)
  expect(page.paths()).toEqual(['/help', '/policy', '/help'])
  expect(visitsOf(AN).map(({ path }) => path)).toEqual(['/help', '/policy'])
})

test('CONTEXT-18 S46 query, fragment, person and organization are told to nobody', async () => {
  const page = await open('/activity/exports-history/?freeText=an@acme.example&record=7#secret')
  await pass(timings.pageView)
  expect(page.tracked()).toEqual([entry('/activity/exports-history', 'Exports History')])
  const [sent] = page.counted
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    name: 'pageview',
    domain: 'console.example',
    url: 'https://console.example/activity/exports-history',
    props: { title: 'Exports History' },
  })
  expect(localStorage.getItem('console.visits')).not.toMatch(/freeText|record|secret/)
})

test.each(['/no-such-screen', '/help/me', '/login', '/logout', '/constructor'])(
  '%s is told to nobody',
  async (address) => {
    const page = await open(address)
    await pass(60_000)
    expect([page.tracked(), page.counted, visitsOf(AN)]).toEqual([[], [], []])
  },
)

test('TRACK-21 without an organization only analytics hear of it', async () => {
  const page = await open('/companies/empty', withoutOrganization)
  await pass(timings.pageView)
  expect([page.tracked(), page.paths()]).toEqual([[], ['/companies/empty']])
  expect(localStorage.getItem('console.visits')).toBeNull()
})

test('TRACK-20 the five seconds begin when it is known who is signed in', async () => {
  const page = await open('/help', null)
  await pass(60_000)
  expect(page.counted).toEqual([])
  page.tell(currentUserCame(user))
  await pass(4999)
  expect(page.counted).toEqual([])
  await pass(1)
  expect(page.tracked()).toEqual([entry('/help', 'Help')])
})

test('TRACK-20 a change of the organization begins anew, once the new one is shown', async () => {
  const page = await open('/companies/select')
  await pass(4000)
  page.tell(organizationChanging())
  await pass(60_000)
  const elsewhere = { ...user, orgCtx: { ...user.orgCtx!, orgId: 'org-phuongdong' } }
  page.tell(currentUserCame(elsewhere))
  await page.go('/my-account-info')
  await pass(60_000)
  expect(page.counted).toEqual([])
  page.tell(organizationChanged())
  await pass(timings.pageView)
  expect(page.tracked()).toEqual([entry('/my-account-info', 'Home/Account Info')])
  expect(visitsOf({ ...AN, orgId: 'org-phuongdong' }).map(({ path }) => path)).toEqual(['/my-account-info'])
  expect(visitsOf(AN)).toEqual([])
})

test.each([
  ['that may not be read', screenForbidden()],
  ['of somebody who has signed out', signedOut()],
  ['whose session went to another person', currentUserCame({ ...user, id: 'binh@acme.example' })],
])('a screen %s is told to nobody', async (_name, fact) => {
  const page = await open('/security/my-account-api')
  page.tell(fact)
  await pass(60_000)
  expect([page.tracked(), page.counted, visitsOf(AN)]).toEqual([[], [], []])
})

test('TRACK-21 what cannot be told changes nothing for the person, and the next screen is told', async () => {
  const page = await open('/help')
  page.answers.on('track', trackQuickAccess, new Refused({ status: 409, message: 'no' }))
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await pass(timings.pageView)
  await page.go('/policy')
  await pass(timings.pageView)
  expect(page.tracked()).toEqual([entry('/help', 'Help'), entry('/policy', 'Privacy Policy')])
  expect([page.notices(), page.navigator.went]).toEqual([[], []])
})

test('TRACK-21 whoever leaves while it is told has been there', async () => {
  const page = await open('/help')
  let answer: (told: unknown) => void = () => undefined
  page.answers.on('track', trackQuickAccess, new Promise((resolve) => (answer = resolve)))
  await pass(timings.pageView)
  await page.go('/policy')
  answer({ success: true })
  await pass()
  expect([page.tracked().length, page.paths()]).toEqual([1, ['/help']])
})
