import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { everySetting } from './accessibility'
import { openMore, showScreen } from './axe-screen'
import { screens } from './axe-screens'
import { expect, test } from './fixtures'
import { BEGINS } from './tapes/perform'

/**
 * What a screen reader is given: roles, names and their order, kept as texts in e2e/accessible. All of them are compared by
 * `npm run long -- accessible`, and accepted as they are now by `npm run long -- accessible -u`.
 */

// Dates are then those of a Monday morning in November.
test.use({ sandboxTime: BEGINS })

const setting = { lang: 'en', theme: 'light', layout: 'standard', width: 1440 } as const
/** A form, cards, a list with a menu, a drawer over a page. */
const sample = ['sign-in', 'select organization', 'organizations', 'new organization']

/** Random ids and how long the server took are other ones each time. */
const settled = (tree: string) =>
  tree
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replace(/\bin \d+(\.\d+)? s\b/g, 'in 0.1 s')
    .replace(/localhost:\d+/g, 'localhost')

const treeOf = async (page: Page) => settled(await page.locator('body').ariaSnapshot())

const folder = join(__dirname, 'accessible')
const openedOf = (name: string) => `${name} opened`
const fileOf = (name: string) =>
  `${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}.yml`

/** As it was accepted; some of it comes late. */
async function expectTree(page: Page, name: string): Promise<void> {
  const file = join(folder, fileOf(name))
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
    let told = ''
    await expect
      .poll(async () => told === (told = await treeOf(page)), { intervals: [1_000], timeout: 20_000 })
      .toBe(true)
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, `${told}\n`)
  }
  const accepted = existsSync(file) ? readFileSync(file, 'utf8') : 'nothing was accepted yet'
  await expect.poll(async () => `${await treeOf(page)}\n`, { timeout: 10_000 }).toBe(accepted)
}

for (const screen of screens)
  if (everySetting || sample.includes(screen.name))
    test(`what a screen reader is told of ${screen.name} is what was accepted`, async ({ page, sandbox }) => {
      await showScreen(page, sandbox, screen, setting)
      // A captcha takes its time.
      await expect(page.getByText('Checking your browser…')).toHaveCount(0)
      await expectTree(page, screen.name)
      if (!screen.opened) return
      await openMore(page, screen.opened)
      await expectTree(page, openedOf(screen.name))
    })

test('what was accepted is of screens that there are', () => {
  const kept = screens.flatMap(({ name, opened }) => (opened ? [name, openedOf(name)] : [name])).map(fileOf)
  expect(readdirSync(folder).filter((file) => !kept.includes(file))).toEqual([])
})
