import { enter, expect, people, test } from './fixtures'
import { heading } from './verbs'

/** Code that never answers is no call: the sandbox cannot provoke it. */
test('a page whose code does not come shows that it is under way, then Try again, which brings it', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.oneOrganization)
  await page.route('**/assets/**', () => undefined)
  await page.getByRole('link', { name: 'View all' }).click()
  await expect(page.getByText('Loading…')).toBeAttached({ timeout: 1_000 })
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 12_000 })
  await page.unroute('**/assets/**') // what was held goes on, as when the network is back
  await again.click()
  await expect(heading(page, 'Login Activity')).toBeVisible()
})

test('a chunk that fails is told in the drawer at once, and comes at the second try', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.oneOrganization)
  await page.route('**/assets/**', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Quick Access' }).click()
  const drawer = page.getByRole('dialog', { name: 'Quick Access' })
  await drawer.getByRole('button', { name: 'Try again' }).click()
  await expect(drawer.getByRole('button', { name: 'Try again' })).toBeHidden()
  await expect(drawer).toContainText('Pages that you visit appear here.')
})
