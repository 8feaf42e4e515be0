import { enter, enterAt, expect, giveCredentials, PASSWORD, people, test } from './fixtures'
import { connected, heading } from './verbs'

const MINUTE = 60_000
const extensions = (urls: string[]) => urls.filter((url) => url.includes('/authen/token/extend')).length

test('SESSION-13 SESSION-15 a session that has ended leads to /login with one warning, and back', async ({
  page,
  sandbox,
}) => {
  const live = connected(page)
  await enterAt(page, sandbox, '/activity/login-history', people.oneOrganization)
  await live // connecting later would find the end before the press does
  await sandbox.advance(31 * MINUTE)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL('**/login?url=%2Factivity%2Flogin-history**')
  await expect(page.getByText('Your session has expired')).toHaveCount(1)
  await giveCredentials(page, people.straightIn)
  await page.waitForURL('**/activity/login-history**')
})

test('SESSION-06 SESSION-09 SESSION-10 near its end the session can be extended', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await enter(page, sandbox, people.oneOrganization)
  // Only the browser's time moves: an idle person sends nothing, so the server signals nothing.
  await page.clock.fastForward(26 * MINUTE)
  const notice = page.getByText('Your session is expiring soon')
  await expect(notice).toBeVisible()
  await page.clock.fastForward(MINUTE) // SESSION-05: it does not close by itself
  await expect(notice).toBeVisible()
  await sandbox.fault({ operation: 'extendToken', delay: 800, times: 1 })
  await page.getByRole('button', { name: 'Extend' }).click()
  await expect(page.getByRole('button', { name: 'Extending…' })).toBeVisible()
  await expect(page.getByText('Your token has been extended')).toBeVisible()
  await page.clock.runFor(1100)
  await expect(page.getByText('Your token has been extended')).toBeHidden()
})

test('SESSION-11 SESSION-12 the server’s signal extends once and silently', async ({ page, sandbox }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await enter(page, sandbox, people.oneOrganization)
  await sandbox.advance(21 * MINUTE)
  await page.goto('/activity/login-history')
  await expect(heading(page)).toBeVisible()
  await expect.poll(() => extensions(urls)).toBe(1)
  await expect(page.getByText('Your token has been extended')).toBeHidden()
  await sandbox.advance(20 * MINUTE)
  await page.reload()
  await expect(heading(page, 'Login Activity')).toBeVisible()
})

test('secrets are in no storage, no address and no state after signing in', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(kept).not.toContain(PASSWORD)
  expect(kept).not.toContain('console_session')
  expect(page.url()).not.toContain(PASSWORD)
})
