import type { Page } from '@playwright/test'
import { expect, people, signIn, test } from './fixtures'
import { drawer, openList } from './verbs'

const PATH = '/activity/exports-history?freeText=partial'
const HOSTILE = '<img src=x onerror=alert(1)>'
const alert = (page: Page) => page.getByRole('alert')
const region = (page: Page, name: string) => page.getByRole('region', { name })

test.beforeEach(({ page, sandbox }) => signIn(page, sandbox, people.superAdmin, 'Phương Đông Real Estate'))

test('SHELL-33 B49 an error stays, and its Details show all of it as JSON; the focus comes back', async ({
  page,
  sandbox,
}) => {
  await openList(page, PATH)
  await sandbox.fault({ operation: 'getOwnExportDetail', status: 409, times: 1 })
  const link = page.getByRole('button', { name: /^Download the export of/ })
  await link.click()
  await expect(alert(page)).toContainText('Failed on order')
  await page.getByRole('button', { name: 'Details' }).click()
  await expect(drawer(page, 'Error').getByText('Failed on order', { exact: true })).toBeVisible()
  await expect(region(page, 'Details')).toContainText('"status": 409')
  await expect(alert(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(drawer(page, 'Error')).toBeHidden()
  await expect(link).toBeFocused()
})

/** The export of the list, with criteria that no server here has: five megabytes. `more` is written before its id. */
async function withCriteria(page: Page, criteria: string, more = '') {
  await page.route(/\/export\/search\/_by_user/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { results: { content: { criteria?: string }[] } }
    for (const record of body.results.content) record.criteria = criteria
    await route.fulfill({ response, body: JSON.stringify(body).replaceAll('{"id":', `{${more}"id":`) })
  })
}

/** Milliseconds of a press until its text is there, of the longest task meanwhile, and of reading and writing that much JSON. */
const measure = (page: Page, press: string, words: string) =>
  page.evaluate(
    async ([press, words]) => {
      const json = JSON.stringify(
        Array.from({ length: 100_000 }, (_, id) => ({ id, name: `Người thứ ${id}` })),
      )
      const before = performance.now()
      JSON.stringify(JSON.parse(json), null, 2)
      const unit = performance.now() - before

      let longest = 0
      const observer = new PerformanceObserver((list) =>
        list.getEntries().forEach(({ duration }) => (longest = Math.max(longest, duration))),
      )
      observer.observe({ type: 'longtask' })
      const began = performance.now()
      document.querySelector<HTMLElement>(`button[aria-label^="${press}"]`)!.click()
      const shown = () => document.querySelector('[role=dialog] [role=region]')?.textContent.includes(words)
      const frame = () => new Promise(requestAnimationFrame)
      while (!shown()) await frame()
      await frame()
      const opened = performance.now() - began
      await new Promise((resolve) => setTimeout(resolve, 200)) // the observer is told later
      observer.disconnect()
      return { unit, opened, longest }
    },
    [press, words] as const,
  )

type Measured = Awaited<ReturnType<typeof measure>>

/** A second, and no task over 200 ms; on a machine that is busy, in proportion to what the JSON itself takes at one go. */
const isQuick = ({ unit, opened, longest }: Measured) =>
  opened < Math.max(1000, 10 * unit) && longest < Math.max(200, 2.5 * unit)

/** Opens it quickly: the best of three counts, since other browsers take their turn on the same processor. */
async function openQuickly(page: Page, press: string, words: string): Promise<void> {
  const tries: Measured[] = []
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const measured = await measure(page, press, words)
    if (isQuick(measured)) return
    tries.push(measured)
    if (attempt === 2) break
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  expect(tries, 'milliseconds of three times').toEqual([])
}

const COUNT = 66_000
/** The end stands there once all of the JSON is formatted, which takes a busy machine its time. */
const MEGABYTES = { timeout: 20_000 }
const rows = Array.from({ length: COUNT }, (_, id) => ({
  id,
  name: `${HOSTILE} Người thứ ${id}`,
  city: 'Huế',
}))
const five = JSON.stringify(rows)

test('SHELL-33 five megabytes of JSON open within a second, are scrolled by keyboard and searched', async ({
  page,
}) => {
  expect(five.length).toBeGreaterThan(5_000_000)
  await withCriteria(page, five)
  await openList(page, PATH)
  await openQuickly(page, 'Data Filter of', '"Huế"')
  const text = region(page, 'Data Filter')
  expect(await text.locator('[data-index]').count()).toBeLessThan(6)
  await text.focus()
  // Also while the rest of the text is on its way.
  await page.keyboard.press('End')
  await expect(text).toContainText(`Người thứ ${COUNT - 1}"`, MEGABYTES)
  await page.keyboard.press('Home')
  await expect(text).toContainText('Người thứ 0"')
  await page.keyboard.press('End')
  await expect(text).toContainText(`Người thứ ${COUNT - 1}"`)
  await drawer(page, 'Data Filter').getByRole('button', { name: 'Find' }).click()
  await page.keyboard.type('NGƯỜI THỨ 31234')
  await page.keyboard.press('Enter')
  await expect(text.locator('mark')).toBeInViewport()
  await expect(text.locator('mark')).toHaveText('Người thứ 31234')
  expect(await page.locator('img[src=x]').count()).toBe(0)
})

test('SHELL-33 S40 broken JSON of five megabytes on one line is text', async ({ page }) => {
  await withCriteria(page, five.slice(0, -1))
  await openList(page, PATH)
  await openQuickly(page, 'Data Filter of', '[{"id":0,')
  await region(page, 'Data Filter').focus()
  await page.keyboard.press('End')
  await expect(region(page, 'Data Filter')).toContainText(`Người thứ ${COUNT - 1}"`, MEGABYTES)
  expect(await page.locator('img[src=x]').count()).toBe(0)
})

test('SHELL-33 EXPORTS-07 a record with five megabytes opens as quickly, as the server sent it, and is copied whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withCriteria(page, five, '"rate":0.10,"rate":-0,"number":1234567890123456789,')
  await openList(page, PATH)
  await openQuickly(page, 'JSON of', '"id":')
  for (const words of ['"rate": 0.10,', '"rate": -0,', '"number": 1234567890123456789,'])
    await expect(region(page, 'JSON')).toContainText(words)
  const told = await page.evaluate(async () => {
    const began = performance.now()
    document.querySelector<HTMLElement>('button[aria-label="Copy: JSON"]')!.click()
    while (!document.querySelector('button[aria-label="Copied"]')) await new Promise(requestAnimationFrame)
    return performance.now() - began
  })
  expect(told).toBeLessThan(1000)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect((JSON.parse(copied) as { criteria: string }).criteria).toBe(five)
})
