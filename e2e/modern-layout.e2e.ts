import type { Page } from '@playwright/test'
import { enter, enterAt, expect, people, signIn, test } from './fixtures'
import { drawer, heading, openAccountMenu, remember } from './verbs'

const layouts = ['standard', 'modern'] as const

const chooseLayout = async (page: Page, name: string) => {
  await openAccountMenu(page)
  await page.getByText(name, { exact: true }).click()
}
const navigation = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true })
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not there`)
  return box
}

/** What of the header is cut off or lies over something else, and by how much the page is too wide. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    // The first is the shell's; cards have headers too.
    const parts = [...(document.querySelector('header')?.querySelectorAll('a, button') ?? [])]
      .map((part) => ({
        name: part.getAttribute('aria-label') ?? part.textContent,
        box: part.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0)
    const cut = parts.filter(
      ({ box }) => box.left < 0 || box.right > innerWidth + 0.5 || box.top < 0 || box.bottom > 64.5,
    )
    const above = parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(({ box }) => box.left < one.box.right - 0.5 && one.box.left < box.right - 0.5)
        .map((other) => `${one.name} and ${other.name}`),
    )
    const tooWide = (document.scrollingElement?.scrollWidth ?? 0) - innerWidth
    return [...cut.map(({ name }) => `${name} is cut`), ...above, ...(tooWide > 0 ? [`${tooWide} px`] : [])]
  })

const widths: [width: number, standard: boolean, modern: boolean][] = [
  [320, false, false],
  [399, false, false],
  [400, false, false],
  [767, false, false],
  [768, false, false],
  [1023, false, false],
  [1024, true, false],
  [1279, true, false],
  [1280, true, true],
  [1920, true, true],
]
const screens = [
  { path: '/my-account-info', section: { en: 'Profile', vi: 'Hồ sơ' } },
  { path: '/security/2fa-security', section: { en: 'Security', vi: 'Bảo mật' } },
  { path: '/activity/login-history', section: { en: 'Activity', vi: 'Hoạt động' } },
]

for (const layout of layouts)
  for (const lang of ['en', 'vi'] as const)
    test(`SHELL-14 SHELL-15 SHELL-38 at every width nothing of ${layout} is cut, in ${lang}`, async ({
      page,
      sandbox,
    }) => {
      test.slow()
      await remember(page, { layout })
      await signIn(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
      for (const { path, section } of screens) {
        await page.goto(`${path}?lang=${lang}`)
        await expect(heading(page)).toBeVisible()
        for (const [width, standard, modern] of widths) {
          await page.setViewportSize({ width, height: 800 })
          const isModern = layout === 'modern'
          const side = navigation(page, isModern ? section[lang] : 'Menu')
          const shown = isModern ? modern : standard
          await expect(side, `${path} at ${width}`).toBeVisible({ visible: shown })
          await expect(page.getByRole('button', { name: /^(Open|Mở) menu$/ })).toBeVisible({
            visible: !shown,
          })
          await expect.poll(() => misplaced(page), `${path} at ${width}`).toEqual([])
        }
      }
    })

test('SHELL-27 Modern has its sizes: switcher 272, rail 96, content 1280 in the middle', async ({
  page,
  sandbox,
}) => {
  await remember(page, { layout: 'modern' })
  await enter(page, sandbox, people.oneOrganization)
  const switcher = page.getByRole('link', { name: /^Switch organization: / })
  expect(await switcher.boundingBox()).toMatchObject({ x: 16, width: 272, height: 44 })
  expect((await navigation(page, 'Profile').boundingBox())?.width).toBe(96)
  await page.setViewportSize({ width: 1920, height: 900 })
  const main = await boxOf(page, 'main')
  expect(main.width).toBe(1280)
  expect(Math.abs(main.x - 96 - (1920 - main.x - main.width))).toBeLessThanOrEqual(1)
  await navigation(page, 'Sections').getByRole('link', { name: 'Activity' }).click()
  await page.waitForURL('**/activity/invitation')
  await navigation(page, 'Activity').getByRole('link', { name: 'Login Activity' }).click()
  await expect(heading(page, 'Login Activity')).toBeFocused()
  await switcher.click()
  await page.waitForURL('**/companies/select')
})

test('SHELL-15 below 1280 pixels the sections are a drawer', async ({ page, sandbox }) => {
  await remember(page, { layout: 'modern' })
  await page.setViewportSize({ width: 1279, height: 800 })
  await enter(page, sandbox, people.oneOrganization)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = drawer(page, 'Menu')
  await menu.getByRole('button', { name: 'Activity' }).click()
  await menu.getByRole('link', { name: 'Login Activity' }).click()
  await expect(heading(page, 'Login Activity')).toBeVisible()
  await expect(menu).toBeHidden()
})

test('SHELL-29 SHELL-31 SHELL-32 a switch keeps what is typed, is told and remembered', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/security/change-password?lang=en', people.oneOrganization)
  const field = page.getByLabel('Current password', { exact: true })
  await field.fill('typed')
  await chooseLayout(page, 'Modern interface')
  await expect(page.getByText('Switched to the modern interface')).toBeVisible()
  await expect(navigation(page, 'Sections')).toBeVisible()
  await expect(field).toHaveValue('typed')
  await page.getByText('Standard interface', { exact: true }).click()
  await expect(page.getByText('Switched to the standard interface')).toBeVisible()
  await expect(navigation(page, 'Menu')).toBeVisible()
  await expect(field).toHaveValue('typed')
  await page.getByText('Modern interface', { exact: true }).click()
  await expect(navigation(page, 'Sections')).toBeVisible()
  await page.goto('/activity/login-history')
  await expect(navigation(page, 'Activity')).toBeVisible()
})

test('SHELL-29 another tab follows the switch', async ({ page, sandbox, context }) => {
  await enter(page, sandbox, people.oneOrganization)
  const other = await context.newPage()
  await other.goto('/my-account-info')
  await expect(navigation(other, 'Menu')).toBeVisible()
  await chooseLayout(page, 'Modern interface')
  await expect(navigation(other, 'Sections')).toBeVisible()
})

for (const layout of layouts)
  test(`SHELL-22 S24 in ${layout} signing out is at most three stops behind the avatar`, async ({
    page,
    sandbox,
  }) => {
    await remember(page, { layout })
    await signIn(page, sandbox, people.oneOrganization, '')
    for (const lang of ['en', 'vi']) {
      await page.goto(`/activity/login-history?lang=${lang}`)
      const avatar = page.getByRole('button', { name: /^(Your account|Tài khoản của bạn)/ })
      await avatar.focus()
      await page.keyboard.press('Enter')
      const out = page.getByRole('link', { name: /^(Logout|Đăng xuất)$/ })
      await expect(out).toBeVisible()
      const isThere = () => out.evaluate((link) => link === document.activeElement)
      let stops = 0
      for (; stops < 3 && !(await isThere()); stops += 1) await page.keyboard.press('Tab')
      expect(await isThere(), lang).toBe(true)
    }
  })
