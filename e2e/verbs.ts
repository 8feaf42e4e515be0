import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'

/** What tests name and do on any screen, by the roles and words that a person finds it by. */

type Scope = Page | Locator
type Name = string | RegExp

/** The title of a page. */
export const heading = (page: Page, name?: Name): Locator =>
  page.getByRole('heading', name === undefined ? { level: 1 } : { level: 1, name })

/** A drawer, or any other dialog that is no question. */
export const drawer = (page: Page, name: Name): Locator => page.getByRole('dialog', { name })

/** What is asked before something is done. */
export const question = (page: Page, name?: Name): Locator =>
  page.getByRole('alertdialog', name === undefined ? {} : { name })

/** Gives an answer to the question that is open. */
export const answer = (page: Page, name: Name): Promise<void> =>
  question(page).getByRole('button', { name }).click()

export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' })
/** What is told for a moment. */
export const notice = (page: Page, words: Name): Locator => page.getByText(words)

/** The rows of a table, its header among them. */
export const rows = (scope: Scope): Locator => scope.getByRole('table').getByRole('row')
export const rowOf = (scope: Scope, words: Name): Locator => scope.getByRole('row').filter({ hasText: words })

/** How many records a list has, in all or exactly these words: '2 records', '1,204 records in 0.1 s'. */
export const records = (scope: Scope, words?: string): Locator =>
  words === undefined
    ? scope.getByText(/^[\d,]+ records?( in [\d.]+ s)?$/)
    : scope.getByText(words, { exact: true })

/** Opens a page with a list, and waits until the list is there. */
export async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(records(page)).toBeVisible()
}

/** Chooses from the menu that stands at the end of a row. */
export async function chooseInRow(page: Page, row: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More actions: ${row}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Ticks one of the values of a filter; Search sends them. */
export async function tickFilter(scope: Scope, filter: RegExp, value: Name): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope
  await scope.getByRole('button', { name: filter }).click()
  await page.getByRole('checkbox', { name: value }).check()
  await page.keyboard.press('Escape')
}
export const search = (scope: Scope): Promise<void> =>
  scope.getByRole('button', { name: 'Search', exact: true }).click()

/** A field by the whole of its label, which says 'Optional' too where nothing need be given. */
const field = (scope: Scope, label: string): Locator => {
  const literal = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return scope.getByLabel(new RegExp(`^${literal}\\s*(Optional)?$`))
}
/** Types into fields: their texts by their labels. */
export async function fill(scope: Scope, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await field(scope, label).fill(text)
}
/** Chooses in selects: their options by their labels. */
export async function choose(scope: Scope, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, option] of Object.entries(fields)) await field(scope, label).selectOption(option)
}
export const save = (scope: Scope): Promise<void> => scope.getByRole('button', { name: 'Save' }).click()

export const openAccountMenu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Your account/ }).click()
export async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page)
  await page.getByRole('link', { name: 'Logout', exact: true }).click()
}

/** Makes the browser remember a layout or a theme, from the first page on. */
export const remember = (
  page: Page,
  setting: { readonly layout?: 'standard' | 'modern'; readonly theme?: 'light' | 'dark' },
): Promise<unknown> =>
  page.addInitScript((chosen) => {
    for (const [name, value] of Object.entries(chosen)) localStorage.setItem(`console.${name}`, value)
  }, setting)

/** From now on: the addresses that a page, or a whole browser, calls, of those that contain `part`. */
export function callsOf(source: Page | BrowserContext, part: string): string[] {
  const calls: string[] = []
  source.on('request', (request) => {
    if (request.url().includes(part)) calls.push(request.url())
  })
  return calls
}

/** By how many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Waits for the live connection of a page that is about to be opened: it begins after what the page shows. */
export const connected = (page: Page): Promise<unknown> => page.waitForResponse('**/messages/stream*')
