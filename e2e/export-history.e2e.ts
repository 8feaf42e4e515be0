import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, nextDownload, people, signIn, test } from './fixtures'
import { drawer, openList, records, rows, search, tickFilter } from './verbs'

type Body = { freeText: string; categories: string[]; actions: string[]; sources: string[] }

const PATH = '/activity/exports-history'
const DAY = 86_400_000
const link = (page: Page) => page.getByRole('button', { name: /^Download the export of/ })

/** Every search that the page sends. */
function watchSearches(page: Page) {
  const searches: { query: string; body: Body }[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/export/search/_by_user')) return
    searches.push({ query: new URL(request.url()).search, body: request.postDataJSON() as Body })
  })
  return searches
}

test.beforeEach(({ page, sandbox }) => signIn(page, sandbox, people.superAdmin, 'Phương Đông Real Estate'))

test('EXPORTS-05 EXPORTS-08 EXPORTS-09 the own exports, ten a page, newest first', async ({ page }) => {
  const searches = watchSearches(page)
  await openList(page, PATH)
  await expect(rows(page)).toHaveCount(11)
  expect(searches[0]).toEqual({
    query: '?page=0&pageSize=10',
    body: { freeText: '', categories: [], actions: [], sources: [] },
  })
  await expect(page.getByText('Running', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('11–20 of 42')).toBeVisible()
})

test('EXPORTS-01 EXPORTS-02 EXPORTS-03 filters are chosen with their counts and stay in the address', async ({
  page,
}) => {
  const searches = watchSearches(page)
  await openList(page, PATH)
  await tickFilter(page, /^Sources/, '=1+1 1')
  await tickFilter(page, /^Notification channel/, /^SMS \d+$/)
  expect(searches).toHaveLength(1)
  await search(page)
  await expect(records(page, '1 record')).toBeVisible()
  expect(searches.at(-1)?.body).toEqual({ freeText: '', categories: [], actions: ['SMS'], sources: ['=1+1'] })
  await expect(page.getByText('Expired', { exact: true })).toBeVisible()
  await page.reload()
  await expect(records(page, '1 record')).toBeVisible()
})

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

test('EXPORTS-13 an address that a browser would run is not opened', async ({ page }) => {
  await openList(page, `${PATH}?freeText=export-hostile`)
  const tabs: Page[] = []
  page.context().on('page', (tab) => tabs.push(tab))
  await link(page).click()
  await expect(page.getByText('The address of this file is not safe, so it was not opened.')).toBeVisible()
  expect(tabs).toEqual([])
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
