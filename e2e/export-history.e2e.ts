import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, nextDownload, people, signIn, test } from './fixtures'
import { drawer, openList } from './verbs'

const PATH = '/activity/exports-history'
const DAY = 86_400_000
const link = (page: Page) => page.getByRole('button', { name: /^Download the export of/ })

test.beforeEach(({ page, sandbox }) => signIn(page, sandbox, people.superAdmin, 'Phương Đông Real Estate'))

test('EXPORTS-12 EXPORTS-13 a file is fetched by one press, and a day later its link has expired', async ({
  page,
  sandbox,
}) => {
  await openList(page, `${PATH}?freeText=partial`)
  const download = nextDownload(page)
  await link(page).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('export-partial.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain("'=1+1 Trading")
  expect(text.trimEnd().split('\r\n')).toHaveLength(26)
  await expect(page).toHaveURL(/exports-history/)

  await sandbox.fault({ operation: 'getOwnExportDetail', status: 409, times: 1 })
  await link(page).click()
  await expect(page.getByRole('alert').getByText('Failed', { exact: true })).toBeVisible()
  await sandbox.advance(DAY)
  await signIn(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  await openList(page, `${PATH}?freeText=partial`)
  await expect(page.getByText('Expired', { exact: true })).toBeVisible()
  await expect(link(page)).toBeHidden()
})

test('EXPORTS-06 EXPORTS-07 what was exported is read as a data filter and as JSON; Back closes it', async ({
  page,
}) => {
  await openList(page, `${PATH}?freeText=partial`)
  await page.getByRole('button', { name: /^Data Filter of/ }).click()
  const filter = drawer(page, 'Data Filter')
  await expect(filter.getByText('org-haiau')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(filter).toBeHidden()
  await page.getByRole('button', { name: /^JSON of/ }).click()
  const json = drawer(page, 'JSON')
  await expect(json.getByText('"<b>Zalo</b> \\"OA\\""')).toBeVisible()
  await page.reload()
  await expect(json.getByText('"export-partial"')).toBeVisible()
  await page.goBack()
  await expect(json).toBeHidden()
  await expect(page).toHaveURL(/freeText=partial$/)
})

test('EXPORTS-05 on a phone each export is a card with its link and its views', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, `${PATH}?freeText=partial`)
  await expect(link(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Data Filter of/ })).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
