import type { Page } from '@playwright/test'
import { enterAt, expect, people, type Sandbox, test } from './fixtures'
import { answer, drawer, notice, question, save } from './verbs'

const ACME = 'Acme Retail Vietnam'

/** The setup of an organization, opened from its row; the list is filtered so that the row is on its first page. */
async function openSetup(page: Page, sandbox: Sandbox, name: string, menu?: string) {
  await enterAt(
    page,
    sandbox,
    `/console-organizations?freeText=${encodeURIComponent(name)}`,
    people.superAdmin,
    'Phương Đông Real Estate',
  )
  await page.getByRole('button', { name: `Setup: ${name}` }).click()
  const setup = drawer(page, name)
  if (menu === undefined) return setup
  const link = setup.getByRole('link', { name: menu, exact: true })
  if (!(await link.isVisible())) await setup.getByRole('button', { name: 'Quota Setting' }).click()
  await link.click()
  await expect(setup.getByRole('heading', { level: 2, name: menu })).toBeVisible()
  return setup
}

test('ORGSETUP-02 ORGSETUP-03 ORGSETUP-06 the setup takes 85% of the window, its pages at the left', async ({
  page,
  sandbox,
}) => {
  const setup = await openSetup(page, sandbox, ACME)
  const { width } = page.viewportSize()!
  await expect
    .poll(async () => Math.round((100 * ((await setup.boundingBox())?.width ?? 0)) / width))
    .toBe(85)
  await expect(setup.getByText('org-acme', { exact: true })).toBeVisible()
  const menu = await setup.getByRole('navigation', { name: 'Setup' }).boundingBox()
  const title = await setup.getByRole('heading', { level: 2, name: 'General' }).boundingBox()
  expect(menu!.width).toBe(256)
  expect(title!.x).toBeGreaterThan(menu!.x + menu!.width)
})

test('its page stands in the address: a reload finds it, Back closes the drawer', async ({
  page,
  sandbox,
}) => {
  const setup = await openSetup(page, sandbox, ACME, 'Model Storage')
  await expect(page).toHaveURL(/drawer=setup&record=org-acme&menu=model-storage/)
  await page.reload()
  await expect(setup.getByRole('heading', { level: 2, name: 'Model Storage' })).toBeVisible()
  await page.goBack()
  await expect(setup).toBeHidden()
  await expect(page).not.toHaveURL(/menu=/)
})

test('on a phone the pages are a row above that scrolls', async ({ page, sandbox }) => {
  const setup = await openSetup(page, sandbox, ACME)
  await page.setViewportSize({ width: 390, height: 844 })
  await setup.getByRole('link', { name: 'Segment Suggestion' }).click()
  const title = setup.getByRole('heading', { level: 2, name: 'Segment Suggestion' })
  await expect(title).toBeVisible()
  const menu = await setup.getByRole('navigation', { name: 'Setup' }).boundingBox()
  expect((await title.boundingBox())!.y).toBeGreaterThan(menu!.y + menu!.height)
  await expect(setup.getByRole('button', { name: 'Save' })).toBeInViewport()
})

test('QUOTA-21 QUOTA-24 QUOTA-26 a blocked organization is unblocked', async ({ page, sandbox }) => {
  const setup = await openSetup(page, sandbox, ACME, 'API Ingestion')
  await expect(setup.getByText(/It unblocks automatically in \d+ minutes\./)).toBeVisible()
  await setup.getByRole('button', { name: 'Unblocked' }).click()
  await expect(question(page).getByText('Are you sure to unblock?')).toBeVisible()
  await answer(page, 'Unblocked')
  await expect(notice(page, 'Unblocked successfully')).toBeVisible()
  await expect(setup.getByText(/unblocks automatically/)).toBeHidden()
})

test('QUOTA-15 QUOTA-16 a count under 0 is refused in place', async ({ page, sandbox }) => {
  const setup = await openSetup(page, sandbox, ACME, 'API Ingestion')
  await setup.getByLabel('Per hour').fill('-20')
  await save(setup)
  await expect(setup.getByText('Value should be 0 or more')).toBeVisible()
  await expect(setup.getByLabel('Per hour')).toBeFocused()
  await setup.getByLabel('Per hour').fill('25,000')
  await save(setup)
  await expect(notice(page, 'Updated successfully')).toBeVisible()
  await expect(setup.getByLabel('Per hour')).toHaveValue('25,000')
})

test('QUOTA-34 QUOTA-35 a Segment quota is saved and removed', async ({ page, sandbox }) => {
  const setup = await openSetup(page, sandbox, ACME, 'Segment')
  const remove = setup.getByRole('button', { name: 'Remove' })
  await expect(setup.getByLabel('Raw records')).toHaveValue('100')
  await expect(remove).toBeHidden()
  await save(setup)
  await expect(notice(page, 'Updated successfully')).toBeVisible()
  await remove.click()
  await answer(page, 'Remove')
  await expect(notice(page, 'Deleted successfully')).toBeVisible()
  await expect(remove).toBeHidden()
})

test('QUOTA-45 QUOTA-46 a row of the Task quota is chosen, and capped', async ({ page, sandbox }) => {
  const setup = await openSetup(page, sandbox, ACME, 'Task')
  await setup.getByRole('button', { name: 'Add category' }).click()
  await setup.getByRole('combobox', { name: 'Category 1' }).selectOption('SMS')
  await setup.getByLabel('Most of 1').fill('500')
  await expect(setup.getByText('Saved as Max Tasks')).toBeVisible()
  await save(setup)
  await expect(notice(page, 'Updated successfully')).toBeVisible()
  await expect(setup.getByLabel('Most of 1')).toHaveValue('100')
})

test('what is typed outlives a look at another page, and is asked about at the end', async ({
  page,
  sandbox,
}) => {
  const setup = await openSetup(page, sandbox, ACME, 'Web Tagging')
  await setup.getByLabel('Tracking key').fill('acme-new')
  await setup.getByRole('link', { name: 'General' }).click()
  await setup.getByRole('link', { name: 'Web Tagging' }).click()
  await expect(setup.getByLabel('Tracking key')).toHaveValue('acme-new')
  await page.keyboard.press('Escape')
  await answer(page, 'Stay')
  await save(setup)
  await expect(notice(page, 'Update web tagging successfully.')).toBeVisible()
  await setup.getByRole('button', { name: 'Close' }).click()
  await expect(setup).toBeHidden()
})
