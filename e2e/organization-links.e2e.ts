import type { Page } from '@playwright/test'
import { enterAt, expect, people, type Sandbox, test } from './fixtures'
import { answer, drawer, fill, notice, records, remember, save } from './verbs'

async function openLinks(page: Page, sandbox: Sandbox, search = '') {
  await enterAt(page, sandbox, `/console-link-orgs${search}`, people.superAdmin, 'Phương Đông Real Estate')
  // An open drawer hides the heading from roles.
  await expect(page.locator('h1', { hasText: 'Link third-party company' })).toBeVisible()
}
const form = (page: Page) => drawer(page, 'Link company')
const widthOf = async (page: Page) => Math.round((await form(page).boundingBox())?.width ?? 0)

test('LINK-06 LINK-26 a company is linked to an organization that is searched', async ({ page, sandbox }) => {
  await openLinks(page, sandbox)
  await expect(records(page, '42 records')).toBeVisible()
  await page.getByRole('button', { name: 'Link company' }).click()
  await form(page)
    .getByRole('button', { name: /^Product organization/ })
    .click()
  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('zen')
  // The radio button itself is drawn by its label.
  await page.getByText('org-zenbrew', { exact: true }).click()
  await fill(form(page), {
    'Integration name': 'CRM zen',
    'Company integration id': 'crm-9',
    'Company integration name': 'Zen CRM',
  })
  await save(form(page))
  await expect(notice(page, 'Added successfully')).toBeVisible()
  await expect(form(page)).toBeHidden()
  await expect(records(page, '43 records')).toBeVisible()
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
    await remember(page, { layout })
    await openLinks(page, sandbox, '?drawer=link')
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
  await openLinks(page, sandbox, '?o2ocdporgid=org-acme')
  await expect(records(page, '2 records')).toBeVisible()
  await page.getByRole('button', { name: 'Delete the link to CRM bán lẻ' }).click()
  await answer(page, 'Delete')
  await expect(notice(page, 'Deleted successfully')).toBeVisible()
  await expect(records(page, '1 record')).toBeVisible()
})
