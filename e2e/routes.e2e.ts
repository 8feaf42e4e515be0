import { enter, enterAt, expect, people, signIn, test } from './fixtures'
import { heading } from './verbs'

test('ROUTES-29 ROUTES-02 ROUTES-04 a protected address leads to /login and keeps itself', async ({
  page,
}) => {
  for (const path of ['/dashboard', '/companies/select', '/my-account-info']) {
    await page.goto(`${path}?lang=en`)
    await page.waitForURL(`**/login?url=${encodeURIComponent(`${path}?lang=en`)}&lang=en`)
  }
})

test('ROUTES-03 ROUTES-06 ROUTES-28 the landing and the profile show the same', async ({ page, sandbox }) => {
  await signIn(page, sandbox, people.oneOrganization, '')
  for (const path of ['/', '/dashboard', '/my-account-info', '/my-account-info/ga']) {
    await page.goto(path)
    await expect(page.getByText(/Welcome, Đỗ Thị Hằng/)).toBeVisible()
    await expect(page).toHaveTitle('Home/Account Info')
  }
})

test('ROUTES-08 ROUTES-26 ROUTES-27 both password addresses, help and policy are there', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, people.oneOrganization, '')
  for (const path of ['/my-account-change-pwd', '/security/change-password']) {
    await page.goto(path)
    await expect(heading(page, 'Change Password')).toBeVisible()
  }
  await page.goto('/help')
  await expect(heading(page, 'Help')).toBeVisible()
  await page.goto('/policy')
  await expect(heading(page, 'Privacy Policy')).toBeVisible()
})

test('ROUTES-31 a new path begins at the top', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await enter(page, sandbox, people.oneOrganization)
  const scrolled = async () => {
    await page.mouse.wheel(0, 900)
    return page.evaluate(() => window.scrollY)
  }
  await expect.poll(scrolled).toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Security' }).click()
  await page.getByRole('link', { name: 'Change Password' }).click()
  await expect(heading(page, 'Change Password')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('I18N-05 I18N-06 THEME-01 the language travels along every way', async ({ page, sandbox }) => {
  await enterAt(page, sandbox, '/my-account-info?lang=vi', people.oneOrganization)
  await page.getByRole('button', { name: 'Bảo mật' }).click()
  await page.getByRole('link', { name: 'Đổi mật khẩu' }).click()
  await expect(page).toHaveURL(/\/security\/change-password\?lang=vi/)
  await expect(heading(page, 'Đổi mật khẩu')).toBeVisible()
})
