import type { Locator, Page } from '@playwright/test'
import { enterAt, expect, people, type Sandbox, test } from './fixtures'
import { connected, drawer, heading, notices, records, remember } from './verbs'

const ORGANIZATION = 'org-phuongdong'
const PHONE = { width: 390, height: 700 }
const DESK = { width: 1280, height: 720 }

async function send(page: Page, sandbox: Sandbox, level: 'info' | 'warning' | 'error', times = 1) {
  const data = { to: 'global', level, title: `Some ${level}`, message: 'It is told to everybody', times }
  const response = await page.request.post(`${sandbox.address}/sandbox/messages`, { data })
  expect(response.ok()).toBe(true)
}

const box = async (part: Locator) => (await part.boundingBox())!

async function expectApart(page: Page, parts: Readonly<Record<string, Locator>>) {
  const cards = async () => {
    const stack = await box(notices(page))
    const covered = []
    for (const [name, part] of Object.entries(parts)) {
      const at = await box(part.first())
      const meets =
        at.x < stack.x + stack.width &&
        stack.x < at.x + at.width &&
        at.y < stack.y + stack.height &&
        stack.y < at.y + at.height
      if (meets) covered.push(name)
    }
    return covered
  }
  await expect.poll(cards).toEqual([])
}

for (const [layout, size] of [
  ['standard', DESK],
  ['modern', DESK],
  ['standard', PHONE],
] as const)
  test(`SHELL-40 B52 at ${size.width} pixels (${layout}) notices cover neither header, main action nor pager`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(size)
    await remember(page, { layout })
    const live = connected(page)
    await enterAt(page, sandbox, '/console-organizations', people.superAdmin, ORGANIZATION)
    await live
    await expect(records(page)).toBeVisible()
    await send(page, sandbox, 'warning')
    await send(page, sandbox, 'error')
    await expect(notices(page).getByText('Some error')).toBeVisible()
    const header = {
      bell: page.getByRole('button', { name: /^Notifications/ }),
      account: page.getByRole('button', { name: /^Your account/ }),
    }
    await expectApart(page, { ...header, action: page.getByRole('button', { name: 'Add Organization' }) })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expectApart(page, { ...header, next: page.getByRole('button', { name: 'Next page' }) })
    await expectApart(page, { size: page.getByRole('combobox', { name: 'Rows on a page' }) })
  })

test('B48 B49 in a drawer the notices are reached by Tab and F6, Details and Dismiss work, and they cover no action', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize(PHONE)
  const live = connected(page)
  await enterAt(page, sandbox, '/my-account-info', people.superAdmin, ORGANIZATION)
  await live
  await page.getByRole('button', { name: /^Edit info/ }).click()
  const form = drawer(page, 'Edit info')
  await expect(form.getByLabel('Name')).toBeFocused()
  await send(page, sandbox, 'error')
  const card = notices(page).getByText('Some error')
  await expect(card).toBeVisible()
  await expectApart(page, {
    title: form.getByRole('heading', { name: 'Edit info' }),
    close: form.getByRole('button', { name: 'Close' }),
    save: form.getByRole('button', { name: 'Save' }),
    name: form.getByLabel('Name'),
  })
  await form.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(form.getByRole('button', { name: 'To the notices' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notices(page).getByRole('button', { name: 'Open' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(form.getByRole('button', { name: 'To the notices' })).toBeFocused()
  await page.keyboard.press('F6')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(card).toBeHidden()
  await expect(form).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
  await expect(heading(page)).toBeHidden()
})
