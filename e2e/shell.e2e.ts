import type { Page } from '@playwright/test'
import { enter, enterAt, expect, people, test } from './fixtures'
import { drawer, heading, openAccountMenu, overflow, signOut } from './verbs'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const width = async (page: Page) => Math.round((await menu(page).boundingBox())?.width ?? 0)

test('SHELL-11 SHELL-12 ORGCOMMON-42 the menu is 290 or 80 pixels wide, and remembers it', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.oneOrganization)
  await expect.poll(() => width(page)).toBe(290)
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await expect.poll(() => width(page)).toBe(80)
  await page.reload()
  await expect.poll(() => width(page)).toBe(80)
  await page.getByRole('button', { name: 'Activity' }).click()
  await page.getByRole('link', { name: 'Login Activity' }).click()
  await expect(heading(page, 'Login Activity')).toBeVisible()
  await page.getByRole('button', { name: 'Expand menu' }).click()
  await expect.poll(() => width(page)).toBe(290)
})

test('SHELL-14 below 1024 pixels the menu is a drawer behind a button', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.oneOrganization)
  for (const [size, shown] of [
    [399, false],
    [767, false],
    [768, false],
    [1023, false],
    [1024, true],
    [1920, true],
  ] as const) {
    await page.setViewportSize({ width: size, height: 800 })
    await expect(menu(page)).toBeVisible({ visible: shown })
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: !shown })
  }
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu(page).getByRole('link', { name: 'Profile' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
})

test('no screen is wider than a phone', async ({ page, sandbox }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 700 })
  await enter(page, sandbox, people.oneOrganization)
  for (const path of [
    '/my-account-info',
    '/security/change-password',
    '/activity/login-history',
    '/help',
    '/policy',
  ])
    for (const lang of ['en', 'vi']) {
      await page.goto(`${path}?lang=${lang}`)
      await expect(heading(page)).toBeVisible()
      await expect.poll(() => overflow(page), path).toBeLessThanOrEqual(0)
    }
})

test('SHELL-16 SHELL-25 SHELL-26 header stays, footer names years and tagline', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await enter(page, sandbox, people.oneOrganization)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Profile')
  await page.mouse.wheel(0, 600)
  await expect(page.getByRole('button', { name: 'Your account' })).toBeInViewport()
  await expect(page.getByText(/© 2019–\d{4} Customer Data Platform/)).toBeVisible()
  await expect(page.getByText("Customer Data Platform - Let's Data Talk")).toBeVisible()
})

test('SHELL-19 SHELL-20 SHELL-24 the avatar opens all that concerns the account', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/help', people.oneOrganization)
  const avatar = page.getByRole('button', { name: 'Your account' })
  await avatar.click()
  await expect(page.getByText('Two-factor authentication is off').first()).toBeVisible()
  for (const name of ['Switch organization', 'Manage your profile', 'Logout all devices'])
    await expect(page.getByRole('link', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Switch organization' })).toBeHidden()
  await expect(avatar).toBeFocused()
  await avatar.click()
  await page.getByRole('link', { name: 'Switch organization' }).click()
  await page.waitForURL('**/companies/select')
})

test('SHELL-18 S14 the apps open in new tabs that get no hold of this one', async ({ page, sandbox }) => {
  await page
    .context()
    .route('https://data-hub.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Data Hub</title>' }),
    )
  await enter(page, sandbox, people.oneOrganization)
  await page.getByRole('button', { name: 'Apps' }).click()
  const apps = drawer(page, 'Apps')
  await expect(apps.getByRole('listitem')).toHaveCount(6)
  await expect(apps.getByRole('link', { name: /^Account/ })).toHaveAttribute('aria-current', 'true')
  await expect(apps.getByRole('button', { name: 'Automation' })).toHaveAttribute('aria-disabled', 'true')
  const opened = page.context().waitForEvent('page')
  await apps.getByRole('link', { name: 'Data Hub, data-hub.example, opens in a new tab' }).click()
  const other = await opened
  await expect(other).toHaveTitle('Data Hub')
  expect(await other.evaluate(() => window.opener as unknown)).toBeNull()
  await expect(apps).toBeHidden()
})

test('SHELL-21 SHELL-10 the landing layout offers help and policy; the profile is one press away', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/help', people.oneOrganization)
  await expect(menu(page).getByRole('link')).toHaveText(['Help', 'Privacy Policy'])
  await openAccountMenu(page)
  await page.getByRole('link', { name: 'Manage your profile' }).click()
  await page.waitForURL('**/my-account-info')
})

test('the theme is chosen in the avatar popover, followed at once and remembered', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.oneOrganization)
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(theme).toBe('dark')
  await openAccountMenu(page)
  await page.getByText('Light', { exact: true }).click()
  await expect.poll(theme).toBe('light')
  await page.reload()
  await expect.poll(theme).toBe('light')
  await signOut(page)
  await page.waitForURL('**/login')
  await expect.poll(theme).toBe('light')
})

test('I18N-01 B44 a change of language keeps the page, what is typed, and changes only the address’s lang', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/security/change-password?x=1', people.oneOrganization)
  await page.getByLabel('Current password', { exact: true }).fill('typed')
  await openAccountMenu(page)
  await page.getByText('Tiếng Việt', { exact: true }).click()
  await expect(heading(page, 'Đổi mật khẩu')).toBeVisible()
  await expect(page).toHaveURL(/\/security\/change-password\?x=1&lang=vi$/)
  await expect(page.getByLabel('Mật khẩu hiện tại', { exact: true })).toHaveValue('typed')
})

test('CONTEXT-07 everything is reached by keyboard: skip link, menu, focus on the new heading', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'oper.vu@acme.example')
  await expect(page.getByText('Operator Admin')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.getByRole('button', { name: 'Security' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Change Password' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Change Password')).toBeFocused()
  await expect(page).toHaveTitle('Change Password')
})
