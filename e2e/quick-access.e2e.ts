import type { Page } from '@playwright/test'
import { enter, enterAt, expect, people, test } from './fixtures'
import { drawer, heading, overflow, signOut } from './verbs'

const TRACK = '/api/account/quick-access/recent/track'
const quickAccess = (page: Page) => drawer(page, 'Quick Access')

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
  await expect(quickAccess(page).getByRole('link').first()).toHaveText('Tokens')
  await expect(quickAccess(page).getByRole('link', { name: 'Change Password' })).toBeHidden()
  await page.reload()
  await quickAccess(page).getByRole('link', { name: 'Tokens' }).click()
  await expect(heading(page, 'Tokens')).toBeFocused()
  await expect(quickAccess(page)).toBeHidden()
  await page.goBack()
  await expect(heading(page, 'Change Password')).toBeVisible()
  await expect(quickAccess(page)).toBeHidden()

  const kept = () => page.evaluate(() => localStorage.getItem('console.visits'))
  expect(await kept()).toContain('/security/my-account-tokens')
  await signOut(page)
  await page.waitForURL('**/login')
  expect(await kept()).toBeNull()
})

test('SHELL-17 on a phone the drawer says in Vietnamese that nothing was visited yet', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAt(page, sandbox, '/activity/login-history?lang=vi', people.oneOrganization)
  // However long the way in has taken.
  await page.evaluate(() => localStorage.removeItem('console.visits'))
  await page.getByRole('button', { name: 'Truy cập nhanh' }).click()
  const opened = drawer(page, 'Truy cập nhanh')
  await expect(opened.getByText('Các trang bạn xem sẽ xuất hiện ở đây.')).toBeVisible()
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(page).not.toHaveURL(/drawer/)
})
