import type { Page } from '@playwright/test'
import { enter, expect, people, signIn, test } from './fixtures'
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

/** Beside those at every width (modern-layout.e2e.ts). */
test('no screen is wider than a phone', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signIn(page, sandbox, people.oneOrganization, '')
  for (const path of ['/security/change-password', '/help', '/policy'])
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
