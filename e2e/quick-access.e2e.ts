import type { Page } from '@playwright/test'
import { enter, expect, people, test } from './fixtures'

const TRACK = '/api/account/quick-access/recent/track'
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Quick Access' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The visits that were told so far: what was answered, path and title. The page behind the sign-in may be among them. */
function visits(page: Page): () => string[] {
  const told: string[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname !== TRACK) return
    const { url, name } = response.request().postDataJSON() as { url: string; name: string }
    told.push(`${response.status()} ${url.slice(new URL(url).origin.length)} ${name}`)
  })
  return () => told.filter((visit) => !visit.includes('/my-account-info'))
}

/** Follows the menu to a page. */
async function go(page: Page, group: string, name: string) {
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name })
  if (!(await link.isVisible())) await page.getByRole('button', { name: group }).click()
  await link.click()
  await expect(heading(page, name)).toBeVisible()
}

test('TRACK-20 TRACK-21 a page is told five seconds after it was shown, once, whatever its query', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  const told = visits(page)
  await enter(page, sandbox, people.oneOrganization)
  await go(page, 'Security', 'Tokens') // left before: not told
  await go(page, 'Activity', 'Login Activity')
  await page.clock.runFor(5500)
  const visit = '200 /activity/login-history Login Activity'
  await expect.poll(told).toEqual([visit])
  await page.getByRole('button', { name: 'Quick Access' }).click()
  await expect(drawer(page)).toBeVisible()
  await page.clock.runFor(60_000)
  await page.keyboard.press('Escape')
  await go(page, 'Security', 'Tokens')
  await page.clock.runFor(5500)
  await expect.poll(told).toEqual([visit, '200 /security/my-account-tokens My Tokens'])
})

test('SHELL-17 Quick Access opens the pages visited last, and signing out forgets them', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  const told = visits(page)
  await enter(page, sandbox, people.oneOrganization)
  for (const [name, visit] of [
    ['Tokens', '200 /security/my-account-tokens My Tokens'],
    ['Change Password', '200 /security/change-password Change Password'],
  ] as const) {
    await go(page, 'Security', name)
    await page.clock.runFor(5500)
    await expect.poll(told).toContain(visit)
  }
  await page.getByRole('button', { name: 'Quick Access' }).click()
  await expect(page).toHaveURL(/drawer=quick-access/)
  await expect(drawer(page).getByRole('link').first()).toHaveText('Tokens')
  await expect(drawer(page).getByRole('link', { name: 'Change Password' })).toBeHidden()
  await page.reload()
  await drawer(page).getByRole('link', { name: 'Tokens' }).click()
  await expect(heading(page, 'Tokens')).toBeFocused()
  await expect(drawer(page)).toBeHidden()
  await page.goBack()
  await expect(heading(page, 'Change Password')).toBeVisible()
  await expect(drawer(page)).toBeHidden()

  const kept = () => page.evaluate(() => localStorage.getItem('console.visits'))
  expect(await kept()).toContain('/security/my-account-tokens')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Logout', exact: true }).click()
  await page.waitForURL('**/login')
  expect(await kept()).toBeNull()
})

test('TRACK-21 a visit that cannot be told disturbs nobody', async ({ page, sandbox }) => {
  await page.clock.install()
  const told = visits(page)
  await enter(page, sandbox, 'silent.settings@acme.example')
  await go(page, 'Activity', 'Login Activity')
  await page.clock.runFor(5500)
  await expect.poll(told).toEqual(['409 /activity/login-history Login Activity'])
  await expect(heading(page, 'Login Activity')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notices' })).toHaveText('')
})

test('SHELL-17 on a phone the drawer says in Vietnamese that nothing was visited yet', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, sandbox, people.oneOrganization)
  await page.goto('/activity/login-history?lang=vi')
  // However long the way in has taken.
  await page.evaluate(() => localStorage.removeItem('console.visits'))
  await page.getByRole('button', { name: 'Truy cập nhanh' }).click()
  const opened = page.getByRole('dialog', { name: 'Truy cập nhanh' })
  await expect(opened.getByText('Các trang bạn xem sẽ xuất hiện ở đây.')).toBeVisible()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(page).not.toHaveURL(/drawer/)
})
