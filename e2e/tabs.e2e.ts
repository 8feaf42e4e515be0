import type { BrowserContext, Page } from '@playwright/test'
import { enter, enterAt, expect, giveCredentials, people, test } from './fixtures'
import { callsOf, heading, question, records, signOut } from './verbs'

const MINUTE = 60_000
/** The other tabs follow within this time. */
const SOON = { timeout: 2_000 }

const signInForm = (page: Page) => page.getByRole('heading', { name: 'Sign in' })
const elsewhere = (page: Page) => question(page, 'This tab shows another organization')

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}

test('S22 B13 a second tab changes nothing in the first; signed out in one, the other shows sign-in within two seconds', async ({
  page,
  context,
  sandbox,
}) => {
  await enter(page, sandbox, people.oneOrganization)
  const other = await openTab(context, '/activity/login-history?lang=en')
  await expect(heading(other, 'Login Activity')).toBeVisible()
  await expect(heading(page, 'Profile')).toBeVisible()
  await signOut(page)
  await page.waitForURL('**/login**')
  await expect(other).toHaveURL(/\/login\?lang=en$/, SOON)
  await expect(signInForm(other)).toBeVisible()
  await expect(other.getByText('You have signed out in another tab.')).toBeVisible()
  await expect(other.getByText('Your session has expired')).toBeHidden()
})

test('S22 S23 Back after signing out shows sign-in', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.oneOrganization)
  await page.goto('/activity/login-history')
  await expect(heading(page, 'Login Activity')).toBeVisible()
  await signOut(page)
  // The page is there: going back while it still comes would be taken for its own way.
  await expect(signInForm(page)).toBeVisible()
  // Not at once: the evaluation would end with its document.
  await page.evaluate(() => void setTimeout(() => history.go(-2)))
  await expect(signInForm(page)).toBeVisible()
  await expect(heading(page, 'Login Activity')).toBeHidden()
})

test('B15 B16 an ended session shows sign-in in every tab; signing in in one brings all back where they were', async ({
  page,
  context,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/activity/login-history', people.straightIn)
  const other = await openTab(context, '/security/my-account-tokens')
  for (const tab of [page, other]) await expect(records(tab)).toBeVisible()
  await sandbox.advance(31 * MINUTE)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  // The other one learns it by the live connection, without anybody doing anything.
  for (const tab of [page, other]) await expect(signInForm(tab)).toBeVisible({ timeout: 20_000 })
  await giveCredentials(page, people.straightIn)
  await page.waitForURL('**/activity/login-history**')
  await expect(other).toHaveURL(/my-account-tokens/, SOON)
  await expect(heading(page, 'Login Activity')).toBeVisible()
  await expect(other.locator('tbody tr').first()).toBeVisible()
})

test('B15 an organization chosen in one tab takes along the tab that waits for one', async ({
  page,
  context,
}) => {
  await page.goto('/login?url=/help')
  const other = await openTab(context, '/login?url=%2Factivity%2Flogin-history')
  await giveCredentials(page, people.elevenOrganizations)
  await page.waitForURL('**/companies/select**')
  await expect(other).toHaveURL(/companies\/select/, SOON)
  await page.getByRole('button', { name: 'zenbrew' }).click()
  await expect(heading(page, 'Help')).toBeVisible()
  await expect(other).toHaveURL(/login-history/)
  await expect(heading(other, 'Login Activity')).toBeVisible()
})

test('B14 S25 the signal to extend reaches several tabs at once: one request leaves the browser', async ({
  page,
  context,
  sandbox,
}) => {
  await enter(page, sandbox, people.oneOrganization)
  const tabs = [page]
  for (let i = 0; i < 3; i += 1) tabs.push(await openTab(context, '/activity/login-history'))
  for (const tab of tabs.slice(1)) await expect(heading(tab, 'Login Activity')).toBeVisible()
  const extensions = callsOf(context, '/authen/token/extend')
  await sandbox.advance(21 * MINUTE)
  await sandbox.fault({ operation: 'extendToken', delay: 500, times: 1 })
  await Promise.all(
    tabs.slice(1).map((tab) => tab.getByRole('button', { name: 'Search', exact: true }).click()),
  )
  await expect.poll(() => extensions.length).toBe(1)
  // All of them know the new end: their next calls carry no signal any more, and none is sent.
  await Promise.all(tabs.slice(1).map((tab) => tab.getByRole('button', { name: 'Reset' }).click()))
  await expect.poll(() => extensions.length).toBe(1)
})

test('B17 another organization chosen in one tab stops the other, which goes on there or back', async ({
  page,
  context,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/security/change-password', people.elevenOrganizations, 'zenbrew')
  await page.getByLabel('Current password').fill('typed')
  const other = await openTab(context, '/companies/select')
  await other.getByRole('button', { name: /Phương Đông Real Estate/ }).click()
  await expect(heading(other, 'Profile')).toBeVisible()
  await expect(elsewhere(page)).toContainText('Phương Đông Real Estate')
  await expect(elsewhere(page)).toContainText('zenbrew')
  // The other tab comes back: this one goes on as it was.
  await other.goto('/companies/select')
  await other.getByRole('button', { name: /zenbrew/ }).click()
  await expect(elsewhere(page)).toBeHidden()
  await expect(page.getByLabel('Current password')).toHaveValue('typed')

  await other.waitForURL(/my-account-info/)
  await other.goto('/companies/select')
  await other.getByRole('button', { name: /Phương Đông Real Estate/ }).click()
  await elsewhere(page).getByRole('button', { name: 'Go on in Phương Đông Real Estate' }).click()
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await expect(page.getByText('phuongdong.example').first()).toBeVisible()
})

test('LIVE-01 B54 one live connection a browser; when its tab closes another takes over within five seconds', async ({
  page,
  context,
  sandbox,
}) => {
  const streams = callsOf(context, '/messages/stream')
  await enter(page, sandbox, people.elevenOrganizations, 'Phương Đông Real Estate')
  await expect(page.getByRole('button', { name: /^Notifications, \d+ unread/ })).toBeVisible()
  const other = await openTab(context, '/help')
  await other.goto('/activity/login-history')
  await expect(other.getByRole('button', { name: /^Notifications, \d+ unread/ })).toBeVisible()
  expect(streams).toHaveLength(1)
  await page.close()
  await expect.poll(() => streams.length, { timeout: 5_000 }).toBe(2)
})
