import type { Page } from '@playwright/test'
import { enterAt, expect, people, type Sandbox, test } from './fixtures'
import { drawer, remember } from './verbs'

async function openLinks(page: Page, sandbox: Sandbox, search = '') {
  await enterAt(page, sandbox, `/console-link-orgs${search}`, people.superAdmin, 'Phương Đông Real Estate')
  // An open drawer hides the heading from roles.
  await expect(page.locator('h1', { hasText: 'Link third-party company' })).toBeVisible()
}
const form = (page: Page) => drawer(page, 'Link company')
const widthOf = async (page: Page) => Math.round((await form(page).boundingBox())?.width ?? 0)

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
