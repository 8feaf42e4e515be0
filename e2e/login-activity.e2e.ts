import type { Page } from '@playwright/test'
import { enter, enterAt, expect, people, test } from './fixtures'
import { records, rows, search } from './verbs'

type Body = { freeText?: string; status?: string[]; fromTime: number; toTime: number }

/** Every search that the page sends: its query and its body. */
function watchSearches(page: Page) {
  const searches: { query: URLSearchParams; body: Body }[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/login-activities/search')) return
    searches.push({ query: new URL(request.url()).searchParams, body: request.postDataJSON() as Body })
  })
  return searches
}
const PATH = '/activity/login-history'

test('LOGINACT-01 LOGINACT-02 LOGINACT-07 the newest sign-ins stand first, ten a page', async ({
  page,
  sandbox,
}) => {
  const searches = watchSearches(page)
  await enterAt(page, sandbox, PATH, people.elevenOrganizations, 'zenbrew')
  await expect(records(page)).toBeVisible()
  await expect(rows(page)).toHaveCount(11)
  expect(searches[0]?.query.toString()).toBe('page=0&pageSize=10&orderBy=actionAt%3ADESC')
  expect(searches[0]?.body).toEqual({ freeText: '', status: [], fromTime: 0, toTime: 0 })
  const times = await page
    .getByRole('table')
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
  expect(times).toEqual([...times].sort().reverse())
})

test('HTTP-06 HTTP-14 pages are counted from one on screen and from zero on the wire', async ({
  page,
  sandbox,
}) => {
  const searches = watchSearches(page)
  await enterAt(page, sandbox, PATH, people.elevenOrganizations, 'zenbrew')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/11–20 of/)).toBeVisible()
  expect(searches.at(-1)?.query.get('page')).toBe('1')
  await page.reload()
  await expect(page.getByText(/11–20 of/)).toBeVisible()
  await page.goto(`${PATH}?page=999`)
  await expect(page.getByText(/21–\d+ of/)).toBeVisible()
})

test('LOGINACT-03 SHELL-44 free text searches by itself after a pause; a status with Search', async ({
  page,
  sandbox,
}) => {
  const searches = watchSearches(page)
  await enterAt(page, sandbox, PATH, people.superAdmin, 'Phương Đông Real Estate')
  await expect(rows(page)).toHaveCount(11)
  await page.getByLabel('Keyword').pressSequentially('windows', { delay: 15 })
  await expect(page).toHaveURL(/freeText=windows/)
  await expect(page.getByText('Searching…')).toBeHidden()
  await expect
    .poll(() => searches.map(({ body }) => body.freeText).filter((text) => text !== ''))
    .toEqual(['windows'])
  await page.getByRole('button', { name: /^Status/ }).click()
  await page
    .getByRole('option', { name: 'Failed' })
    .or(page.getByRole('checkbox', { name: 'Failed' }))
    .first()
    .click()
  await page.keyboard.press('Escape')
  expect(searches.at(-1)?.body.status).toEqual([])
  await search(page)
  await expect(page).toHaveURL(/status=Failed/)
  await expect.poll(() => searches.at(-1)?.body.status).toEqual(['Failed'])
  await expect(page.getByRole('table').getByText('Success')).toHaveCount(0)
})

test('LOGINACT-04 LOGINACT-05 LOGINACT-06 a range needs both ends, whole days by default', async ({
  page,
  sandbox,
}) => {
  const searches = watchSearches(page)
  await enterAt(page, sandbox, PATH, people.superAdmin, 'Phương Đông Real Estate')
  const date = (end: string) => page.getByRole('group', { name: end, exact: true }).getByLabel('Date')
  await date('From').fill('2026-11-01')
  await search(page)
  await expect.poll(() => searches.at(-1)?.body).toMatchObject({ fromTime: 0, toTime: 0 })
  await date('To').fill('2026-11-20')
  await search(page)
  await expect
    .poll(() => searches.at(-1)?.body)
    .toMatchObject({
      fromTime: Date.parse('2026-11-01T00:00:00+07:00'),
      toTime: Date.parse('2026-11-20T23:59:59+07:00'),
    })
  await date('To').fill('2026-10-01')
  await search(page)
  await expect(page.getByText('From is after To')).toBeVisible()
})

test('LOGINACT-08 HTTP-22 nothing found and could not load are told apart', async ({ page, sandbox }) => {
  await enterAt(
    page,
    sandbox,
    `${PATH}?freeText=nothing-like-it`,
    people.superAdmin,
    'Phương Đông Real Estate',
  )
  await expect(page.getByText('No login activity')).toBeVisible()
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(rows(page)).toHaveCount(11)
  await page.goto(`${PATH}?freeText=sentinel:500`)
  await expect(page.getByText('Could not load')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a screen loads the calls that it uses, and none of the administrators’', async ({ page, sandbox }) => {
  const scripts: Promise<string>[] = []
  await enter(page, sandbox, people.oneOrganization)
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.text())
  })
  await page.goto(PATH)
  await expect(records(page)).toBeVisible()
  const loaded = await Promise.all(scripts)
  expect(loaded.some((script) => script.includes('/login-activities/search'))).toBe(true)
  expect(loaded.filter((script) => script.includes('/mngmnt'))).toEqual([])
})
