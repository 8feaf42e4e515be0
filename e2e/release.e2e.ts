import type { Page } from '@playwright/test'
import {
  enterAt,
  expect,
  giveCode,
  giveCredentials,
  NEXT_CODE,
  people,
  test as base,
  type Sandbox,
} from './fixtures'
import { openFront, type Route } from './front'
import { organization } from './sign-in'
import { callsOf, heading, notice, signOut } from './verbs'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** What the server has now. */
type Released = {
  /** Of the second release all files stand at other addresses. */
  release: 1 | 2
  /** Files that neither release has, by a part of their names. */
  missing?: RegExp
}

/** One build in two releases behind one address: whatever the first has is gone once the second is there. */
function routeOf(server: string, path: string, { release, missing }: Released): Route | undefined {
  const to = new URL(server)
  if (/^\/(api|captcha|sandbox)\//.test(path)) return { to, path }
  if (release === 1) return missing?.test(path) ? undefined : { to, path }
  const isAsset = path.startsWith('/assets/')
  if (isAsset && (!path.startsWith('/assets/2/') || missing?.test(path))) return undefined
  const rewrite = (text: string) =>
    text.replaceAll('/assets/', '/assets/2/').replaceAll('"assets/"', '"assets/2/"')
  return { to, path: path.replace('/assets/2/', '/assets/'), rewrite }
}

type Served = { readonly address: string; readonly released: Released }
const test = base.extend<object, { front: Served }>({
  front: [
    async ({ server }, use) => {
      const released: Released = { release: 1 }
      const front = await openFront((path) => routeOf(server.address, path, released))
      await use({ address: front.address, released })
      front.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ front }, use) => use(front.address),
})
test.beforeEach(({ front: { released } }) => {
  released.release = 1
  delete released.missing
})

/** Stands on a page until what nobody waits for has come, the code about releases among it. */
async function settle(page: Page, sandbox: Sandbox, address: string): Promise<void> {
  await enterAt(page, sandbox, address, people.oneOrganization)
  const hasCome = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/overlays.'))
  await expect.poll(() => page.evaluate(hasCome), { timeout: 12_000 }).toBe(true)
}

/** Whoever looks at a tab again after some minutes; what its document counts is only how late it is. */
const comeBack = (page: Page) =>
  page.evaluate((time) => {
    const { now } = Date
    Date.now = () => now() + time
    window.dispatchEvent(new Event('focus'))
  }, 6 * MINUTE)
const told = (page: Page) => notice(page, 'A new version is there')
const releaseOf = (page: Page) =>
  page.evaluate(() => (document.querySelector('script[defer]')?.getAttribute('src')?.includes('/2/') ? 2 : 1))
/** From now on: the documents that a page loads. */
function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

test('a new release is told to whoever comes back; the next page comes from it, with one new document', async ({
  page,
  sandbox,
  front: { released },
}) => {
  await settle(page, sandbox, '/activity/login-history')
  await expect(told(page)).toBeHidden()
  released.release = 2
  await comeBack(page)
  await expect(told(page)).toBeVisible()
  const documents = documentsOf(page)
  await page.getByRole('link', { name: 'Invitation' }).click()
  await expect(heading(page, /Invitation/)).toBeVisible({ timeout: 15_000 })
  expect(await releaseOf(page)).toBe(2)
  await page.getByRole('link', { name: 'Login Activity' }).click()
  await expect(heading(page, 'Login Activity')).toBeVisible()
  await comeBack(page)
  await expect(told(page)).toBeHidden()
  expect(documents).toEqual(['/activity/invitation'])
})

test('a page whose code is gone with the old release comes from the new one, by itself and in its own language', async ({
  page,
  sandbox,
  front: { released },
}) => {
  await settle(page, sandbox, '/activity/login-history?lang=vi')
  released.release = 2
  const documents = documentsOf(page)
  await page.getByRole('link', { name: 'Lời mời' }).click()
  await expect(page).toHaveURL(/\/activity\/invitation\?lang=vi$/)
  await page.waitForFunction(() =>
    document.querySelector('script[defer]')?.getAttribute('src')?.includes('/2/'),
  )
  await expect(heading(page)).toBeVisible()
  expect(documents).toEqual(['/activity/invitation'])
})

test('a page that the new release has not either is told in a sentence, after one new document', async ({
  page,
  sandbox,
  front: { released },
}) => {
  await settle(page, sandbox, '/activity/login-history')
  Object.assign(released, { release: 2, missing: /activity-invitation/ })
  const documents = documentsOf(page)
  await page.getByRole('link', { name: 'Invitation' }).click()
  await expect.poll(() => documents).toEqual(['/activity/invitation'])
  await expect(page.getByText('A part of this page could not be loaded. Try again, or reload')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login Activity' })).toBeVisible()
  expect(documents).toHaveLength(1)
  // It is put right.
  delete released.missing
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, /Invitation/)).toBeVisible({ timeout: 15_000 })
})

test('over a touched form nothing is loaded anew; a press on Reload keeps what was typed', async ({
  page,
  sandbox,
  front: { released },
}) => {
  await settle(page, sandbox, '/my-account-info')
  await page.getByRole('button', { name: 'Edit info' }).click()
  const name = page.getByRole('dialog').getByLabel('Name')
  await name.fill('Đỗ Thị Hằng Nga')
  released.release = 2
  const documents = documentsOf(page)
  await comeBack(page)
  await expect(told(page)).toBeVisible()
  await expect(page.getByText('What you have typed is kept, except passwords and codes.')).toBeVisible()
  await expect(name).toHaveValue('Đỗ Thị Hằng Nga')
  expect(documents).toEqual([])
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('button', { name: 'Restore what you typed' }).click()
  await expect(name).toHaveValue('Đỗ Thị Hằng Nga')
  expect(await releaseOf(page)).toBe(2)
})

test('S22 two releases in two tabs: signed out in the new one, the old one shows sign-in', async ({
  page,
  context,
  sandbox,
  front: { released },
}) => {
  await enterAt(page, sandbox, '/activity/login-history', people.oneOrganization)
  released.release = 2
  const other = await context.newPage()
  await other.goto('/my-account-info')
  await expect(heading(other, 'Profile')).toBeVisible()
  expect([await releaseOf(page), await releaseOf(other)]).toEqual([1, 2])
  // What a release to come may say.
  await other.evaluate(() =>
    new BroadcastChannel('console').postMessage({ version: 9, kind: 'extended', until: 'noon' }),
  )
  await expect(heading(page, 'Login Activity')).toBeVisible()
  await signOut(other)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('a tab that the browser has put away comes back at its address, with what was typed', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/my-account-info', people.oneOrganization)
  await page.getByRole('button', { name: 'Edit info' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Đỗ Thị Hằng Nga')
  // As when it is discarded: the document is gone, history and storage of the tab are not.
  page.once('dialog', (warning) => void warning.accept())
  await page.goto('about:blank')
  await page.goBack()
  await page.getByRole('button', { name: 'Restore what you typed' }).click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Đỗ Thị Hằng Nga')
})

test('S23 a page that the browser had kept aside is loaded afresh: signed out meanwhile, it shows sign-in', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/activity/login-history', people.oneOrganization)
  const bringBack = () =>
    page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  const streams = callsOf(page, '/messages/stream')
  const documents = documentsOf(page)
  await bringBack()
  await expect.poll(() => documents).toEqual(['/activity/login-history'])
  await expect(heading(page, 'Login Activity')).toBeVisible()
  await expect.poll(() => streams.length).toBeGreaterThan(0) // messages come again
  await page.context().clearCookies()
  await bringBack()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

for (const [way, off, words] of [
  ['ahead', DAY, 'The clock of this device is 24 hours ahead.'],
  ['behind', -DAY, 'The clock of this device is 24 hours behind.'],
] as const)
  test(`B5 a device whose clock is a day ${way}: the wrong codes are explained, one signs in, and stays`, async ({
    page,
    sandbox,
  }) => {
    await page.clock.install({ time: Date.now() + off })
    await page.goto('/login?url=/activity/login-history')
    await giveCredentials(page, people.superAdmin)
    for (const wrong of ['123456', '654321']) {
      const first = page.getByRole('textbox', { name: 'Digit 1 of 6' })
      await first.fill(wrong)
      await expect(page.getByText('Incorrect authentication code')).toBeVisible()
      await expect(first).toHaveValue('')
    }
    await expect(page.getByText(words)).toBeVisible()
    await sandbox.advance(NEXT_CODE)
    await giveCode(page, sandbox, people.superAdmin)
    await organization(page).click()
    await expect(heading(page, 'Login Activity')).toBeVisible()
    await page.clock.fastForward(10 * MINUTE)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(heading(page, 'Login Activity')).toBeVisible()
    await expect(notice(page, /Your session/)).toBeHidden()
  })
