import type { Page } from '@playwright/test'
import { developerMiddleware } from '../scripts/developer/middleware'
import { expect, giveCredentials, people, signIn, test as base } from './fixtures'
import { openFront, type Front } from './front'
import { heading, notice } from './verbs'

/**
 * Twenty outcomes as the developer panel orders them, in the built console: its door stands before the sandbox, and each is
 * ordered by an address (`?mock=`) that anybody could have been sent. That every message of the server can be shown is held
 * by src/app/server-words.test.tsx.
 */

const families = ['account', 'services', 'console', 'activity']
const bases = Object.fromEntries(families.map((family) => [family, `/api/${family}`]))

const test = base.extend<object, { door: Front }>({
  door: [
    async ({ server }, use) => {
      const to = new URL(server.address)
      const front = await openFront(
        (path) => ({ to, path }),
        undefined,
        developerMiddleware('sandbox', bases),
      )
      await use(front)
      front.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ door }, use) => use(door.address),
})

/** What was ordered and not met is nobody's next answer. */
test.beforeEach(({ request }) =>
  request.delete('/developer/outcomes', { headers: { 'X-Requested-With': 'console' } }),
)

const said = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('alert').first()).toContainText(words)

test.describe('the sign-in page', () => {
  for (const [outcome, lang, words] of [
    ['login:409/wrongCaptcha', 'en', 'Your captcha is incorect'],
    ['login:409/wrongCredentials', 'vi', 'Your user name or password is incorrect'],
    ['login:409/inactive', 'en', 'Your account is inactive. Please contact your organization administrator.'],
    ['login:409/deleted', 'en', 'Your account was deleted. Please contact your organization administrator.'],
    ['login:409/withoutMessage', 'en', 'Unhandle error'],
    ['login:500', 'en', 'Unhandle error'],
    ['login:html', 'en', 'Unhandle error'],
  ] as const)
    test(`${outcome} in ${lang}`, async ({ page }) => {
      await page.goto(`/login?lang=${lang}&mock=${outcome}`)
      if (lang === 'en') await giveCredentials(page, people.oneOrganization)
      else {
        await page.getByLabel('Tên đăng nhập').fill(people.oneOrganization)
        await page.getByLabel('Mật khẩu', { exact: true }).fill('Console_2026')
        await page.getByRole('textbox').last().press('Enter')
      }
      await said(page, words)
    })

  test('login:own:1500ms, late and yet let in', async ({ page }) => {
    await page.goto('/login?mock=login:own:1500ms')
    await giveCredentials(page, people.oneOrganization)
    await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible()
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  })
})

test.describe('behind it', () => {
  test.beforeEach(({ page, sandbox }) => signIn(page, sandbox, people.superAdmin, 'Phương Đông Real Estate'))

  for (const [address, outcome, words] of [
    ['/activity/login-history', 'searchOwnLoginActivities:500:always', 'Could not load'],
    // Always: a list that failed tries again by itself, and a browser does when a connection is cut that it had used before.
    ['/activity/login-history?lang=vi', 'searchOwnLoginActivities:cut:always', 'Không tải được'],
    ['/notifications', 'searchNotifications:html:always', 'Could not load'],
    ['/activity/exports-history', 'searchOwnExports:cut:always', 'Could not load'],
    ['/activity/exports-history?lang=vi', 'searchOwnExports:500:always:500ms', 'Không tải được'],
    ['/console-organizations', 'searchOrganizations:200/empty:always', 'No organization'],
    ['/notifications?lang=vi', 'searchNotifications:503:always', 'Không tải được'],
    ['/console-organizations', 'searchOrganizations:403:always', '403 Forbidden'],
  ] as const)
    test(`${outcome} at ${address}`, async ({ page }) => {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}mock=${outcome}`)
      await expect(page.getByText(words).first()).toBeVisible()
    })

  test('searchNotifications:timeout, once its time has passed', async ({ page }) => {
    await page.clock.install()
    const sent = page.waitForRequest('**/messages/search**')
    await page.goto('/notifications?mock=searchNotifications:timeout:always')
    await sent
    await page.clock.runFor(21_000)
    await expect(page.getByText('Could not load').first()).toBeVisible()
  })

  test('searchOrganizations:429, told once for the whole page', async ({ page }) => {
    await page.goto('/console-organizations?mock=searchOrganizations:429')
    await expect(notice(page, 'There are too many requests in a short period.')).toHaveCount(1)
  })

  test('getCurrentUser:401, led to sign in', async ({ page }) => {
    await page.goto('/activity/login-history?mock=getCurrentUser:401/noSession:always')
    await page.waitForURL('**/login**')
  })

  test('getCurrentUser:200/hostileName, a name that is shown as text', async ({ page }) => {
    await page.goto('/my-account-info?mock=getCurrentUser:200/hostileName:always')
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('body')).toContainText('<b>Đặng</b> "Quote" =1+1')
  })
})
