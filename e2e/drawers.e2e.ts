import type { Locator, Page } from '@playwright/test'
import { enter, enterAt, expect, people, test } from './fixtures'
import { answer, drawer, overflow, question, save } from './verbs'

/** What opens over a page, and what opens it. */
const drawers = [
  { name: 'Edit info', at: '/my-account-info', opener: /^Edit info/ },
  { name: 'Quick Access', at: '/activity/login-history', opener: /^Quick Access/ },
  { name: 'Send support request to our team', at: '/my-account-info', opener: /^Request Support/ },
  { name: 'Notification', at: '/notifications', opener: 'Xuất dữ liệu bị lỗi' },
  { name: /JSON/, at: '/activity/exports-history', opener: /JSON/ },
] as const

const focusIsInside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)

for (const { name, at, opener } of drawers)
  test(`B48 ${String(name)} takes the focus in, holds it, and gives it back`, async ({ page, sandbox }) => {
    await enterAt(page, sandbox, at, people.superAdmin, 'org-phuongdong')
    const button = page.getByRole('button', { name: opener }).first()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(drawer(page, name).first()).toBeVisible()
    await expect.poll(() => focusIsInside(page)).toBe(true)
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await focusIsInside(page)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
  })

test('B48 B49 Escape closes only what is on top', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.superAdmin, 'org-phuongdong')
  await page.getByRole('button', { name: /^Edit info/ }).click()
  const form = drawer(page, 'Edit info')
  await form.getByLabel('Name').fill('Bảo')
  await page.keyboard.press('Escape')
  const leaving = question(page, 'Leave page?')
  await expect(leaving).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(leaving).toBeHidden()
  await expect(form.getByLabel('Name')).toHaveValue('Bảo')
  // A press outside asks too.
  await page.mouse.click(20, 400)
  await expect(leaving).toBeVisible()
  await answer(page, 'Leave')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

const inside = async (page: Page, part: Locator) => {
  const box = (await part.boundingBox())!
  const { width, height } = page.viewportSize()!
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
}

for (const width of [1280, 390])
  test(`A5 why a long form was refused stands in sight above its fields, wherever it was scrolled to, at ${width}`, async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, people.superAdmin, 'org-phuongdong')
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/console-organizations?drawer=update&record=org-silent')
    const form = drawer(page, 'Update Organization')
    const email = form.getByLabel(/^Email/)
    await email.fill('silent@acme.example')
    await expect(email).toBeInViewport({ ratio: 1 })
    await save(form)
    const band = form.getByRole('alert')
    await expect(band).toBeInViewport({ ratio: 1 })
    const [above, first] = [(await band.boundingBox())!, (await form.getByLabel('Brand Name').boundingBox())!]
    expect(above.y + above.height).toBeLessThan(first.y)
    await expect(email).toHaveValue('silent@acme.example')
  })

for (const width of [1280, 390])
  test(`B6 a name of 200 characters stays inside a window of ${width}: in a drawer, a card and a question`, async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, people.superAdmin, 'org-phuongdong')
    const long = /^Rất dài Đường dài/
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/console-organizations?drawer=setup&record=org-many-0078')
    const title = drawer(page, long).getByRole('heading', { name: long })
    expect(await inside(page, title), `the header at ${width}`).toBe(true)
    await title.hover()
    const words = page.getByRole('tooltip')
    await expect(words).toHaveText(long)
    expect(await inside(page, words), `its tooltip at ${width}`).toBe(true)

    await page.goto('/console-organizations?freeText=R%E1%BA%A5t+d%C3%A0i')
    await page
      .getByRole('button', { name: /^Details of Rất dài/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: /^Companies linked to Rất dài/ })).toBeVisible()
    expect(await overflow(page), `the list at ${width}`).toBe(0)
    await page.goto('/console-organizations?drawer=status&record=org-many-0078')
    expect(await inside(page, question(page)), `the question at ${width}`).toBe(true)
  })
