import type { Page } from '@playwright/test'
import { enter, expect, people, test, type Sandbox } from './fixtures'

async function open(page: Page, sandbox: Sandbox, search = '') {
  await enter(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  await page.goto(`/console-link-orgs${search}`)
  // An open drawer hides the heading from roles.
  await expect(page.locator('h1', { hasText: 'Link third-party company' })).toBeVisible()
}
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Link company' })
const widthOf = async (page: Page) => Math.round((await drawerOf(page).boundingBox())?.width ?? 0)

test('LINK-06 LINK-26 a company is linked to an organization that is searched', async ({ page, sandbox }) => {
  await open(page, sandbox)
  await expect(page.getByText('42 records')).toBeVisible()
  await page.getByRole('button', { name: 'Link company' }).click()
  const drawer = drawerOf(page)
  await drawer.getByRole('button', { name: /^Product organization/ }).click()
  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('zen')
  // The radio button itself is drawn by its label.
  await page.getByText('org-zenbrew', { exact: true }).click()
  await drawer.getByLabel('Integration name', { exact: true }).fill('CRM zen')
  await drawer.getByLabel('Company integration id').fill('crm-9')
  await drawer.getByLabel('Company integration name').fill('Zen CRM')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Added successfully')).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(page.getByText('43 records')).toBeVisible()
  await expect(page.getByRole('row', { name: /CRM zen/ })).toBeVisible()
})

// What is large begins at 1024 in the Standard layout, at 1280 in the Modern one.
for (const [layout, at1100] of [
  ['standard', 700],
  ['modern', 880],
] as const)
  test(`LINK-07 in the ${layout} layout the drawer is as wide as the window, 80%, 700 or 400 pixels`, async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('console.layout', chosen), layout)
    await open(page, sandbox, '?drawer=link')
    for (const [window, width] of [
      [390, 390],
      [700, 560],
      [1000, 800],
      [1100, at1100],
      [1440, 700],
      [2000, 400],
    ] as const) {
      await page.setViewportSize({ width: window, height: 900 })
      await expect.poll(() => widthOf(page)).toBe(width)
    }
  })

test('LINK-03 LINK-25 the links of one organization; one of them is deleted', async ({ page, sandbox }) => {
  await open(page, sandbox, '?o2ocdporgid=org-acme')
  await expect(page.getByText('2 records')).toBeVisible()
  await page.getByRole('button', { name: 'Delete the link to CRM bán lẻ' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted successfully')).toBeVisible()
  await expect(page.getByText('1 record')).toBeVisible()
})
