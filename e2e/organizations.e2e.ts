import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  enter,
  expect,
  giveCode,
  NEXT_CODE,
  nextDownload,
  people,
  type Sandbox,
  signIn,
  test,
} from './fixtures'
import {
  answer,
  callsOf,
  choose,
  chooseInRow,
  drawer,
  fill,
  heading,
  notice,
  openList,
  question,
  records,
  rowOf,
  save,
  search,
  tickFilter,
} from './verbs'

const PATH = '/console-organizations'
const HAIAU = 'Hải Âu Airlines'

async function openOrganizations(page: Page, sandbox: Sandbox, search = '') {
  await signIn(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  await openList(page, PATH + search)
}

test('ORGLIST-01 ORGLIST-02 ORGLIST-16 the list, from the menu, with its count and time', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  await page.getByRole('button', { name: 'Super Admin' }).click()
  await page.getByRole('link', { name: 'Organization', exact: true }).click()
  await expect(heading(page, 'Organization')).toBeVisible()
  await expect(page).toHaveURL(PATH)
  await expect(page.getByText(/^[\d,]+ records in [\d.]+ s$/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
    /Home.*Super Admin.*Organization/,
  )
  await expect(page.getByRole('row')).toHaveCount(11)
})

test('ORGLIST-07 ORGLIST-09 ORGLIST-18 filters and order stand in the address, and go to the first page', async ({
  page,
  sandbox,
}) => {
  await openOrganizations(page, sandbox, '?page=3')
  await tickFilter(page, /^Account Type/, 'Enterprise')
  await search(page)
  await expect(page).toHaveURL(/accountTypes=Enterprise/)
  await expect(page).not.toHaveURL(/page=/)
  await choose(page, { 'Sort by': 'Name', 'Sort order': 'ASC' })
  await expect(page).toHaveURL(/sort=name%3AASC/)
  // The first of all enterprises by name.
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText('Bệnh viện Ánh Dương Hà Nội')
  await page.reload()
  await expect(first).toContainText('Bệnh viện Ánh Dương Hà Nội')
  await page.goBack()
  await expect(page.getByLabel('Sort order')).toHaveValue('DESC')
})

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

test('ORGLIST-43 ORGLIST-46 ORGLIST-47 a status is switched after a question that names it', async ({
  page,
  sandbox,
}) => {
  await openOrganizations(page, sandbox, '?freeText=H%E1%BA%A3i+%C3%82u+Airlines')
  const status = page.getByRole('switch', { name: `Status of ${HAIAU}` })
  await expect(status).toBeChecked()
  // The switch itself is drawn by its label.
  await rowOf(page, HAIAU).getByText('Active', { exact: true }).click()
  await expect(question(page)).toContainText('All access to this organization will be blocked.')
  await expect(question(page)).toContainText(`${HAIAU} (org-haiau) changes from Active to Inactive.`)
  await answer(page, 'Deactivate')
  await expect(notice(page, 'Updated successfully')).toBeVisible()
  await expect(status).not.toBeChecked()
})

test('ORGFORM-05 ORGFORM-25 an organization is created; what is missing is told in place', async ({
  page,
  sandbox,
}) => {
  const models = callsOf(page, 'model')
  await openOrganizations(page, sandbox)
  await page.getByRole('button', { name: 'Add Organization' }).click()
  const form = drawer(page, 'Add Organization')
  await fill(form, { 'Brand Name': 'Biển Xanh', Email: 'biển xanh' })
  await save(form)
  await expect(form.getByText('The input is not valid E-mail!')).toBeVisible()
  await expect(form.getByText('Required').first()).toBeVisible()
  await fill(form, { Email: 'xanh@bien.example', Code: 'BIENXANH', 'Full name': 'Công ty Biển Xanh' })
  await choose(form, { 'Account Type': 'Lite', Phase: 'Pilot', Industry: 'Travel' })
  await save(form)
  await expect(notice(page, 'Biển Xanh Organiziation added successfully')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(rowOf(page, 'Biển Xanh')).toBeVisible()
  // It is asked for once the organization is there, by a part of the console that is loaded then.
  await expect.poll(() => models).toHaveLength(1)
})

test('ORGFORM-24 ORGFORM-26 an organization is updated, and typed text is asked about before it is lost', async ({
  page,
  sandbox,
}) => {
  await openOrganizations(page, sandbox, '?freeText=acme')
  await page.getByRole('button', { name: 'Edit info: Acme Retail Vietnam' }).click()
  const form = drawer(page, 'Update Organization')
  await form.getByLabel('Full name').fill('Acme bán lẻ')
  await page.keyboard.press('Escape')
  await answer(page, 'Stay')
  await expect(form.getByLabel('Full name')).toHaveValue('Acme bán lẻ')
  await save(form)
  await expect(notice(page, 'Acme Retail Vietnam Organiziation updated successfully')).toBeVisible()
  await expect(form).toBeHidden()
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

test('ORGLIST-03 an administrator of one organization neither sees nor opens the list', async ({
  page,
  sandbox,
}) => {
  const sent = callsOf(page, '/mngmnt/orgs')
  await enter(page, sandbox, people.fiveOrganizations, 'Phương Đông Real Estate')
  await expect(page.getByRole('button', { name: 'Super Admin' })).toBeHidden()
  await page.goto(PATH)
  await expect(heading(page)).toBeVisible()
  await expect(heading(page, 'Organization')).toBeHidden()
  expect(sent).toEqual([])
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
