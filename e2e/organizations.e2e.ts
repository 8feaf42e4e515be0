import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, giveCode, NEXT_CODE, nextDownload, people, type Sandbox, signIn, test } from './fixtures'
import { chooseInRow, drawer, openList, records, rowOf } from './verbs'

const PATH = '/console-organizations'

async function openOrganizations(page: Page, sandbox: Sandbox, search = '') {
  await signIn(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  await openList(page, PATH + search)
}

test('ORGLIST-42 LINK-01 an open row shows linked companies and JSON, as wide as what is seen of the table', async ({
  page,
  sandbox,
}) => {
  await openOrganizations(page, sandbox, '?freeText=acme')
  await page.getByRole('button', { name: 'Details of Acme Retail Vietnam' }).click()
  const companies = page.getByRole('table', { name: 'Companies linked to Acme Retail Vietnam' })
  await expect(companies.getByText('CRM bán lẻ')).toBeVisible()
  await expect(page.getByText('"org-acme"')).toBeVisible()
  // The page's main button ends where the list does.
  const end = (await page.getByRole('button', { name: 'Add Organization' }).boundingBox())!
  const box = (await companies.boundingBox())!
  expect(box.x + box.width).toBeLessThan(end.x + end.width)
})

test('EXPORTJOB-08 EXPORTJOB-11 B34 the export holds the rows of the list, in cells that compute nothing', async ({
  page,
  sandbox,
}) => {
  await openOrganizations(page, sandbox, '?freeText=trading')
  const total = Number((await records(page).textContent())!.split(' ')[0])
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export Data' }).click()
  const form = drawer(page, 'Export Confirm')
  await expect(form.getByText('trading')).toBeVisible()
  await form.getByRole('button', { name: 'Export', exact: true }).click()
  await sandbox.advance(NEXT_CODE)
  await giveCode(page, sandbox, people.superAdmin)
  await expect(page.getByText(/^The export job is running\. A download link will be sent/)).toBeVisible()
  await expect(form).toBeHidden()
  await sandbox.advance(10 * 60_000)
  await page.goto('/activity/exports-history')
  const download = nextDownload(page)
  await page
    .getByRole('button', { name: /^Download the export of/ })
    .first()
    .click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const lines = csv.trim().split('\r\n')
  expect(lines).toHaveLength(total + 1)
  expect(csv).toMatch(/'=1\+1 Trading/)
})

test('on a phone an organization is a card, all its actions in one menu', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOrganizations(page, sandbox, '?freeText=acme')
  const card = rowOf(page, 'Acme Retail Vietnam')
  await expect(card.getByText('Basic')).toBeVisible()
  await chooseInRow(page, 'Acme Retail Vietnam', 'Edit info')
  await expect(drawer(page, 'Update Organization')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('ORGCOMMON-39 drawers are 600 or 500 pixels wide, and as wide as a phone', async ({ page, sandbox }) => {
  await openOrganizations(page, sandbox)
  for (const [name, title, width] of [
    ['create', 'Add Organization', 600],
    ['export', 'Export Confirm', 500],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${PATH}?drawer=${name}`)
    const widthOf = async () => Math.round((await drawer(page, title).boundingBox())?.width ?? 0)
    await expect.poll(widthOf).toBe(width)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(widthOf).toBe(390)
  }
})
