import { enter, enterAt, expect, people, test } from './fixtures'
import { heading } from './verbs'

/** Code that never answers is no call: the sandbox cannot provoke it. */
test('a page whose code does not come shows that it is under way, then Try again, which brings it', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.oneOrganization)
  // As on a network that swallows: what was asked for stays so, and only another address is answered.
  let swallows = true
  const held = new Set<string>()
  await page.route('**/assets/**', (route) => {
    const address = route.request().url()
    if (swallows) held.add(address)
    return held.has(address) ? undefined : route.continue()
  })
  await page.getByRole('link', { name: 'View all' }).click()
  await expect(page.getByText('Loading…')).toBeAttached({ timeout: 1_000 })
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 12_000 })
  swallows = false
  await again.click()
  await expect(heading(page, 'Login Activity')).toBeVisible()
})

test('a chunk that fails is told in the drawer at once, and comes at the second try', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.oneOrganization)
  // Its words tell that what opens over a page has come: the next code asked for is the drawer's own.
  await page.getByRole('button', { name: 'Quick Access' }).hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.route('**/assets/**', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Quick Access' }).click()
  const drawer = page.getByRole('dialog', { name: 'Quick Access' })
  await drawer.getByRole('button', { name: 'Try again' }).click()
  await expect(drawer.getByRole('button', { name: 'Try again' })).toBeHidden()
  await expect(drawer).toContainText('Pages that you visit appear here.')
})

test('a menu pressed before its code has come opens with it and has the focus; Escape before takes that back', async ({
  page,
  sandbox,
}) => {
  // A browser that is never idle fetches nothing beforehand.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await enterAt(page, sandbox, '/activity/login-history', people.oneOrganization)
  const columns = page.getByRole('button', { name: 'Columns' })
  await columns.focus()
  let come = () => undefined as void
  const held = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/assets/**', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await expect(columns).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(columns).toHaveAttribute('aria-expanded', 'false')
  await expect(columns).toBeFocused()
  await page.keyboard.press('Enter')
  come()
  await expect(page.getByRole('menu', { name: 'Columns' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(columns).toBeFocused()
})
