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

test('B1 a day by the keyboard alone, in the house’s format whatever the browser’s; the calendar comes when it is asked for', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, PATH, people.superAdmin, 'Phương Đông Real Estate')
  await expect(rows(page)).toHaveCount(11)
  const calendars: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/calendar.')) calendars.push(request.url())
  })
  const [from, to] = ['From', 'To'].map((name) => page.getByRole('textbox', { name, exact: true }))
  await from!.focus()
  expect(calendars).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^Today, / })).toBeFocused()
  expect(calendars).toHaveLength(1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('grid')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Calendar' })).toBeFocused()
  await expect(from!).toHaveValue(/^\d\d\/\d\d\/\d{4} 00:00:00$/)
  await expect(to!).toHaveValue((await from!.inputValue()).replace('00:00:00', '23:59:59'))
  await search(page)
  await expect(page).toHaveURL(/from=\d+&to=\d+$/)
})

test('a screen loads the calls that it uses, and none of the administrators’', async ({ page, sandbox }) => {
  const scripts: string[] = []
  await enter(page, sandbox, people.oneOrganization)
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.url())
  })
  await page.goto(PATH)
  await expect(records(page)).toBeVisible()
  // What the document before it had loaded, the browser has no more.
  const loaded = await Promise.all(
    scripts.map(async (script) => {
      const answer = await page.request.get(script)
      return answer.text()
    }),
  )
  expect(loaded.some((script) => script.includes('/login-activities/search'))).toBe(true)
  expect(loaded.filter((script) => script.includes('/mngmnt'))).toEqual([])
})
