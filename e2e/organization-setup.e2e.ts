import type { Page } from '@playwright/test'
import { enterAt, expect, people, type Sandbox, test } from './fixtures'
import { drawer } from './verbs'

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
