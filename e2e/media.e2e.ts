import type { Locator, Page } from '@playwright/test'
import { enterAt, expect, people, test } from './fixtures'
import { answer, drawer, fill, heading, openList, remember, rows } from './verbs'

const org = 'org-phuongdong'
const list = '/console-organizations'
const deletion = `${list}?freeText=acme&drawer=delete&record=org-acme`

const style = (part: Locator, name: string) =>
  part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
const canvas = (page: Page) => style(page.locator('body'), 'background-color')

/** Whether all of it is inside the window, once one has scrolled to it. */
async function expectReachable(part: Locator) {
  await part.scrollIntoViewIfNeeded()
  await expect(part).toBeInViewport({ ratio: 1 })
  await part.click({ trial: true })
}

test('B46 on a slow line the chosen theme is there before the first script', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await remember(page, { theme: 'dark' })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
  await page.goto('/login', { waitUntil: 'commit' })
  await expect.poll(() => canvas(page)).toBe('rgb(18, 17, 23)')
  await expect(heading(page)).toBeVisible()
  letGo()
  await expect(page.getByText('You are verified')).toBeVisible()
  expect(await canvas(page)).toBe('rgb(18, 17, 23)')
})

test('B47 in forced colours one sees what is on, checked, chosen and where a drawer ends', async ({
  page,
  sandbox,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await enterAt(page, sandbox, list, people.superAdmin, org)
  const background = (part: Locator) => style(part, 'background-color')
  const switches = page.getByRole('table').getByRole('switch')
  const on = await background(switches.and(page.locator(':checked')).first())
  const off = await background(switches.and(page.locator(':not(:checked)')).first())
  expect(on).not.toBe(off)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const [here, elsewhere] = ['Organization', 'Link Company'].map((name) => menu.getByRole('link', { name }))
  expect(await background(here!)).not.toBe(await background(elsewhere!))
  await page.goto(`${list}?drawer=create`)
  expect(await style(drawer(page, 'Add Organization'), 'border-top-style')).toBe('solid')
  await page.goto('/organization?tab=settings')
  const colours = page.getByRole('group', { name: 'Palette' }).locator('label > i')
  expect(await background(colours.nth(0))).not.toBe(await background(colours.nth(1)))
})

test('B46 on paper a list is light, has every row and nothing that is pressed; an open drawer stands alone', async ({
  page,
  sandbox,
}) => {
  await remember(page, { theme: 'dark' })
  await enterAt(page, sandbox, `${list}?page=1&size=50`, people.superAdmin, org)
  await expect(rows(page)).toHaveCount(51)
  // A4 in landscape
  await page.setViewportSize({ width: 1030, height: 700 })
  await page.emulateMedia({ media: 'print' })
  expect(await canvas(page)).toBe('rgb(255, 255, 255)')
  for (const role of ['banner', 'navigation', 'search', 'contentinfo', 'region'] as const)
    await expect(page.getByRole(role).and(page.locator(':visible'))).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Add Organization|Request|More actions)/ })).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Brand Name' })).toBeVisible()
  const seen = await page.evaluate(() => {
    const box = document.querySelector('.table-scroll')!
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = box
    return { down: scrollHeight - clientHeight, right: scrollWidth - clientWidth }
  })
  // Widths of columns are fractions of a pixel.
  expect(Math.max(seen.down, seen.right), JSON.stringify(seen)).toBeLessThanOrEqual(1)
  await page.emulateMedia({ media: 'screen' })
  await page.goto(`${list}?freeText=acme&drawer=update&record=org-acme`)
  await drawer(page, 'Update Organization').waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#root')).toBeHidden()
  await expect(page.getByLabel('Brand Name')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})

test('B47 at 400 % zoom drawers and dialogs scroll, their buttons are reached, and a code is typed', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await enterAt(page, sandbox, deletion, people.superAdmin, org)
  const remove = page.getByRole('button', { name: 'Delete', exact: true })
  await fill(page, { 'Type the name of the organization': 'Acme Retail Vietnam' })
  await expectReachable(remove)
  await remove.click()
  await answer(page, 'Delete')
  for (const digit of [1, 2, 3, 4, 5, 6]) {
    const box = page.getByRole('textbox', { name: `Digit ${digit} of 6` })
    await expectReachable(box)
    expect((await box.boundingBox())!.width).toBeGreaterThanOrEqual(32)
  }
  await expectReachable(page.getByRole('button', { name: 'Cancel' }).last())
})

test('B48 what gets the focus stands beneath neither the header nor the head of a table', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1440, height: 420 })
  await enterAt(page, sandbox, list, people.superAdmin, org)
  await openList(page, `${list}?page=1&size=20`)
  const all = rows(page).getByRole('switch')
  await all.last().focus()
  for (const index of [10, 5, 0]) {
    await all.nth(index).focus()
    const box = (await all.nth(index).boundingBox())!
    const head = (await rows(page).first().getByRole('columnheader').first().boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(head.y + head.height)
  }
})
