import { enter, enterAt, expect, people, signIn, test } from './fixtures'
import { heading } from './verbs'

const protectedPaths = [
  '/dashboard',
  '/companies/select',
  '/my-account-info',
  '/companies/empty',
  '/my-account-info/ga',
  '/my-account-change-pwd',
  '/security/change-password',
  '/activity/login-history',
  '/security/2fa-security',
  '/security/my-account-api',
  '/security/my-account-tokens',
  '/activity/invitation',
  '/activity/exports-history',
  '/profile',
  '/help',
  '/policy',
]

for (const [ids, paths] of [
  ['ROUTES-29 ROUTES-02 ROUTES-04', protectedPaths.slice(0, 3)],
  ['ROUTES-05 ROUTES-14', protectedPaths.slice(3, 8)],
  ['ROUTES-09 ROUTES-10 ROUTES-11', protectedPaths.slice(8, 11)],
  ['ROUTES-12 ROUTES-13 ROUTES-07', protectedPaths.slice(11)],
] as const)
  test(`${ids} a protected address leads to /login and keeps itself: ${paths.join(' ')}`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.goto(`${path}?lang=en`)
      await page.waitForURL(`**/login?url=${encodeURIComponent(`${path}?lang=en`)}&lang=en`)
    }
  })

test('ROUTES-30 SHELL-37 an unknown address is not found, signed in or not', async ({ page, sandbox }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/nowhere')
  await enterAt(page, sandbox, '/nowhere', people.oneOrganization)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await page.getByRole('link', { name: 'Back Home' }).click()
  await expect(page.getByText(/Welcome/)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('ROUTES-03 ROUTES-06 ROUTES-28 the landing and the profile show the same', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.oneOrganization)
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
  await enter(page, sandbox, people.oneOrganization)
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

test('ROUTES-32 without an organization a screen offers to choose one', async ({ page, sandbox }) => {
  await signIn(page, sandbox, people.elevenOrganizations)
  await page.goto('/my-account-info')
  await expect(page.getByRole('heading', { name: 'No organization is chosen' })).toBeVisible()
  await page.getByRole('link', { name: 'Choose an organization' }).click()
  await page.waitForURL('**/companies/select')
})

test('I18N-05 I18N-06 THEME-01 the language travels along every way', async ({ page, sandbox }) => {
  await enterAt(page, sandbox, '/my-account-info?lang=vi', people.oneOrganization)
  await page.getByRole('button', { name: 'Bảo mật' }).click()
  await page.getByRole('link', { name: 'Đổi mật khẩu' }).click()
  await expect(page).toHaveURL(/\/security\/change-password\?lang=vi/)
  await expect(heading(page, 'Đổi mật khẩu')).toBeVisible()
})
