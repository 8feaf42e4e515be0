import type { Page } from '@playwright/test'
import { enter, enterAt, expect, people, test } from './fixtures'
import { answer, drawer, question } from './verbs'

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
