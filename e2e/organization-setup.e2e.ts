import type { Page } from '@playwright/test'
import { enter, expect, people, test, type Sandbox } from './fixtures'

const ACME = 'Acme Retail Vietnam'

/** The setup of an organization, opened from its row; the list is filtered so that the row is on its first page. */
async function setUp(page: Page, sandbox: Sandbox, name: string, menu?: string) {
  await enter(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  await page.goto(`/console-organizations?freeText=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Setup: ${name}` }).click()
  const drawer = page.getByRole('dialog', { name })
  if (menu === undefined) return drawer
  const link = drawer.getByRole('link', { name: menu, exact: true })
  if (!(await link.isVisible())) await drawer.getByRole('button', { name: 'Quota Setting' }).click()
  await link.click()
  await expect(drawer.getByRole('heading', { level: 2, name: menu })).toBeVisible()
  return drawer
}

test('ORGSETUP-02 ORGSETUP-03 ORGSETUP-06 the setup takes 85% of the window, its pages at the left', async ({
  page,
  sandbox,
}) => {
  const drawer = await setUp(page, sandbox, ACME)
  const { width } = page.viewportSize()!
  await expect
    .poll(async () => Math.round((100 * ((await drawer.boundingBox())?.width ?? 0)) / width))
    .toBe(85)
  await expect(drawer.getByText('org-acme', { exact: true })).toBeVisible()
  const menu = await drawer.getByRole('navigation', { name: 'Setup' }).boundingBox()
  const title = await drawer.getByRole('heading', { level: 2, name: 'General' }).boundingBox()
  expect(menu!.width).toBe(256)
  expect(title!.x).toBeGreaterThan(menu!.x + menu!.width)
})

test('its page stands in the address: a reload finds it, Back closes the drawer', async ({
  page,
  sandbox,
}) => {
  const drawer = await setUp(page, sandbox, ACME, 'Model Storage')
  await expect(page).toHaveURL(/drawer=setup&record=org-acme&menu=model-storage/)
  await page.reload()
  await expect(drawer.getByRole('heading', { level: 2, name: 'Model Storage' })).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).not.toHaveURL(/menu=/)
})

test('on a phone the pages are a row above that scrolls', async ({ page, sandbox }) => {
  const drawer = await setUp(page, sandbox, ACME)
  await page.setViewportSize({ width: 390, height: 844 })
  await drawer.getByRole('link', { name: 'Segment Suggestion' }).click()
  const title = drawer.getByRole('heading', { level: 2, name: 'Segment Suggestion' })
  await expect(title).toBeVisible()
  const menu = await drawer.getByRole('navigation', { name: 'Setup' }).boundingBox()
  expect((await title.boundingBox())!.y).toBeGreaterThan(menu!.y + menu!.height)
  await expect(drawer.getByRole('button', { name: 'Save' })).toBeInViewport()
})

test('QUOTA-21 QUOTA-24 QUOTA-26 a blocked organization is unblocked', async ({ page, sandbox }) => {
  const drawer = await setUp(page, sandbox, ACME, 'API Ingestion')
  await expect(drawer.getByText(/It unblocks automatically in \d+ minutes\./)).toBeVisible()
  await drawer.getByRole('button', { name: 'Unblocked' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('Are you sure to unblock?')).toBeVisible()
  await question.getByRole('button', { name: 'Unblocked' }).click()
  await expect(page.getByText('Unblocked successfully')).toBeVisible()
  await expect(drawer.getByText(/unblocks automatically/)).toBeHidden()
})

test('QUOTA-15 QUOTA-16 a count under 0 is refused in place', async ({ page, sandbox }) => {
  const drawer = await setUp(page, sandbox, ACME, 'API Ingestion')
  await drawer.getByLabel('Per hour').fill('-20')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByText('Value should be 0 or more')).toBeVisible()
  await expect(drawer.getByLabel('Per hour')).toBeFocused()
  await drawer.getByLabel('Per hour').fill('25,000')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated successfully')).toBeVisible()
  await expect(drawer.getByLabel('Per hour')).toHaveValue('25,000')
})

test('QUOTA-34 QUOTA-35 a Segment quota is saved and removed', async ({ page, sandbox }) => {
  const drawer = await setUp(page, sandbox, ACME, 'Segment')
  const remove = drawer.getByRole('button', { name: 'Remove' })
  await expect(drawer.getByLabel('Raw records')).toHaveValue('100')
  await expect(remove).toBeHidden()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated successfully')).toBeVisible()
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Deleted successfully')).toBeVisible()
  await expect(remove).toBeHidden()
})

test('QUOTA-45 QUOTA-46 a row of the Task quota is chosen, and capped', async ({ page, sandbox }) => {
  const drawer = await setUp(page, sandbox, ACME, 'Task')
  await drawer.getByRole('button', { name: 'Add category' }).click()
  await drawer.getByRole('combobox', { name: 'Category 1' }).selectOption('SMS')
  await drawer.getByLabel('Most of 1').fill('500')
  await expect(drawer.getByText('Saved as Max Tasks')).toBeVisible()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated successfully')).toBeVisible()
  await expect(drawer.getByLabel('Most of 1')).toHaveValue('100')
})

test('what is typed outlives a look at another page, and is asked about at the end', async ({
  page,
  sandbox,
}) => {
  const drawer = await setUp(page, sandbox, ACME, 'Web Tagging')
  await drawer.getByLabel('Tracking key').fill('acme-new')
  await drawer.getByRole('link', { name: 'General' }).click()
  await drawer.getByRole('link', { name: 'Web Tagging' }).click()
  await expect(drawer.getByLabel('Tracking key')).toHaveValue('acme-new')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog', { name: 'Leave page?' }).getByRole('button', { name: 'Stay' }).click()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Update web tagging successfully.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toBeHidden()
})
