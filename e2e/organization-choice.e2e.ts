import type { Page } from '@playwright/test'
import { enter, enterChoice, expect, giveCode, giveCredentials, people, signIn, test } from './fixtures'
import { fill, heading, openAccountMenu } from './verbs'

const cards = (page: Page) => page.getByRole('list', { name: 'Organizations' }).getByRole('listitem')
const searchField = (page: Page) => page.getByPlaceholder('Enter Organization name...')

test('ORGSEL-01 ORGSEL-09 ORGSEL-10 the page greets by name and tells the second factor', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login')
  await giveCredentials(page, people.elevenOrganizations)
  await expect(page.getByRole('heading', { name: 'Hello, minhchau.nguyen' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Two-factor authentication is off' })).toBeVisible()
  await page.goto('/login')
  await giveCredentials(page, people.superAdmin)
  await giveCode(page, sandbox, people.superAdmin)
  await expect(page.getByRole('heading', { name: 'Hello, bao.tran' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Two-factor authentication is on' })).toBeVisible()
})

test('ORGSEL-14 ORGSEL-20 four organizations are a plain list without a search', async ({
  page,
  sandbox,
}) => {
  await enterChoice(page, sandbox, people.superAdmin)
  await expect(cards(page)).toHaveCount(4)
  await expect(searchField(page)).toBeHidden()
  const lefts = await cards(page).evaluateAll(
    (items) => new Set(items.map((item) => item.getBoundingClientRect().left)).size,
  )
  expect(lefts).toBe(1)
})

test('ORGSEL-12 ORGSEL-13 five organizations are a grid with a search', async ({ page, sandbox }) => {
  await enterChoice(page, sandbox, people.fiveOrganizations)
  await expect(cards(page)).toHaveCount(5)
  await expect(searchField(page)).toBeVisible()
  const lefts = await cards(page).evaluateAll(
    (items) => new Set(items.map((item) => item.getBoundingClientRect().left)).size,
  )
  expect(lefts).toBe(3)
})

test('ORGSEL-15 ten organizations do not scroll, eleven scroll within 445 pixels', async ({
  page,
  sandbox,
}) => {
  // On a phone every organization is a row.
  await page.setViewportSize({ width: 390, height: 844 })
  const area = () =>
    page.getByRole('list', { name: 'Organizations' }).evaluate((list) => {
      const { scrollHeight, clientHeight } = list.parentElement as HTMLElement
      return { scrolls: scrollHeight > clientHeight + 1, height: clientHeight }
    })
  await enterChoice(page, sandbox, people.tenOrganizations)
  await expect(cards(page)).toHaveCount(10)
  expect((await area()).scrolls).toBe(false)
  await enterChoice(page, sandbox, people.elevenOrganizations)
  await expect(cards(page).first()).toBeVisible()
  const { scrolls, height } = await area()
  expect(scrolls).toBe(true)
  expect(height).toBeLessThanOrEqual(445)
})

test('ORGSEL-11 ORGSEL-16 ORGSEL-17 sorted by name; found by name, website and id, whatever case and accents', async ({
  page,
  sandbox,
}) => {
  await enterChoice(page, sandbox, people.tenOrganizations)
  const names = await cards(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.textContent ?? ''))
  expect(names).toEqual(
    [...names].sort(new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare),
  )
  await enterChoice(page, sandbox, people.elevenOrganizations)
  for (const words of [
    'PHUONG dong',
    'phuongdong.example',
    'ORG-PHUONGDONG',
    'Phương Đông'.normalize('NFD'),
  ]) {
    await searchField(page).fill(words)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText('Phương Đông Real Estate')
  }
})

test('ORGSEL-19 ORGSEL-21 ORGSEL-22 nothing found is said; initials stand where no picture is', async ({
  page,
  sandbox,
}) => {
  await enterChoice(page, sandbox, people.elevenOrganizations)
  await expect(cards(page).filter({ hasText: 'Acme Retail Vietnam' })).toContainText('AR')
  await searchField(page).fill('zenbrew')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('ZE')
  await searchField(page).fill('50%_nothing')
  await expect(page.getByText('No organization found')).toBeVisible()
})

test('ORGSEL-18 the search waits for a pause of 500 ms', async ({ page, sandbox }) => {
  await page.clock.install()
  await enterChoice(page, sandbox, people.elevenOrganizations)
  await expect(cards(page).first()).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await searchField(page).fill('zenbrew')
  await page.clock.runFor(450)
  await expect(cards(page).first()).toContainText('Acme')
  await page.clock.runFor(100)
  await expect(cards(page)).toHaveCount(1)
})

test('ORGSEL-03 ORGSEL-07 after a choice the url is followed, with the language', async ({ page }) => {
  await page.goto('/login?url=%2Factivity%2Flogin-history%3Fpage%3D2&lang=vi')
  await fill(page, { 'Tên đăng nhập': people.elevenOrganizations, 'Mật khẩu': 'Console_2026' })
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Phương Đông Real Estate' }).click()
  await page.waitForURL('**/activity/login-history?page=2&lang=vi')
})

for (const [id, address, destination] of [
  ['ORGSEL-05', '/companies/select?target=ga', '/my-account-info/ga'],
  ['ORGSEL-04', '/companies/select?target=my-account-info', '/my-account-info'],
  ['ORGSEL-06', '/companies/select?target=elsewhere', '/my-account-info'],
  ['ORGSEL-06', '/companies/select?url=//evil.example', '/my-account-info'],
] as const)
  test(`${id} choosing at ${address} leads to ${destination}`, async ({ page, sandbox }) => {
    await enterChoice(page, sandbox, people.elevenOrganizations, address)
    await page.getByRole('button', { name: 'zenbrew' }).click()
    await page.waitForURL(`**${destination}`)
  })

test('ORGSEL-27 ORGSEL-28 ORGSEL-29 the only organization is entered by itself, once a sign-in', async ({
  page,
}) => {
  await page.goto('/login')
  await giveCredentials(page, people.oneOrganization)
  await expect(page.getByText('Automatically redirected to organization...')).toBeVisible()
  await page.waitForURL('**/my-account-info')
  await page.goto('/companies/select')
  await expect(page.getByRole('button', { name: 'Acme Retail Vietnam' })).toBeVisible()
  await expect(page.getByText('You are verified')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/companies/select')
})

test('ORGSEL-32 ORGSEL-33 ORGSEL-34 without a captcha the choice is refused and the page reloads', async ({
  page,
  sandbox,
}) => {
  await enterChoice(page, sandbox, people.elevenOrganizations)
  await page.route('**/captcha/challenge', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(/captcha could not be loaded/)).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'zenbrew' }).click()
  await expect(page.getByText('Capcha is required.')).toBeVisible()
  await page.unroute('**/captcha/challenge')
  await reloaded
  await page.getByRole('button', { name: 'zenbrew' }).click()
  await page.waitForURL('**/my-account-info')
})

test('ORGSEL-36 ORGSEL-37 CONTEXT-01 the choice is refused in words, and the page stays', async ({
  page,
  sandbox,
}) => {
  await enterChoice(page, sandbox, people.fiveOrganizations)
  const asked = page.waitForRequest((request) => request.url().includes('/context/set-org'))
  await sandbox.fault({ operation: 'selectOrganization', status: 409, times: 1 })
  await cards(page).getByRole('button').first().click()
  const request = await asked
  expect(new URL(request.url()).searchParams.get('orgId')).toMatch(/^org-/)
  expect(request.headers()['x-client-user-agent']).toContain('Mozilla')
  await expect(page.getByText('Failed', { exact: true })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/companies/select')
})

test('ORGSEL-41 THEME-05 THEME-04 the colour of the organization is on the whole interface', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.elevenOrganizations, 'Phương Đông Real Estate')
  await expect
    .poll(() =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim()),
    )
    .toBe('#b3231a')
})

test('ORGSEL-42 ORGSEL-43 ORGSEL-44 without any organization the page says so, and leads to sign in', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login')
  await giveCredentials(page, people.noOrganization)
  await page.waitForURL('**/companies/empty')
  await expect(page.getByText('You do not belong to any organization yet')).toBeVisible()
  await page.goto('/companies/empty?lang=vi')
  await expect(page.getByText('Bạn chưa thuộc tổ chức nào')).toBeVisible()
  await page.getByRole('link', { name: 'Đăng nhập bằng tài khoản khác' }).first().click()
  await page.waitForURL('**/login?lang=vi')
  await signIn(page, sandbox, people.elevenOrganizations)
  await page.goto('/companies/empty')
  await page.waitForURL('**/companies/select')
})

test('ORGSEL-08 one can sign in with another account', async ({ page, sandbox }) => {
  await enterChoice(page, sandbox, people.elevenOrganizations)
  await page.getByRole('link', { name: 'Sign in with another account' }).click()
  await page.waitForURL('**/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('HTTP-22 a list that fails says so quietly, and can be read again', async ({ page, sandbox }) => {
  await enterChoice(page, sandbox, people.elevenOrganizations)
  await sandbox.fault({ operation: 'listOwnOrganizations', status: 500, times: 1 })
  await page.reload()
  await expect(page.getByText('Could not load')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'zenbrew' }).click()
  await page.waitForURL('**/my-account-info')
})

test('two thousand organizations: first cards within a second, few in the document, results at once', async ({
  page,
  sandbox,
}) => {
  await enterChoice(page, sandbox, people.thousands)
  await page.reload()
  const started = await page.evaluate(() => performance.now())
  await expect(cards(page).first()).toBeVisible()
  expect(started).toBeLessThan(10_000)
  expect(await cards(page).count()).toBeLessThan(300)
  await searchField(page).fill('nguyen')
  await expect(page.getByText(/\d+ organizations?/).first()).toBeVisible()
  await searchField(page).press('Tab')
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('Tab')
  expect(await cards(page).count()).toBeLessThan(300)
})

test('CONTEXT-01 nothing of the former organization is painted after a change, and late answers are dropped', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.elevenOrganizations, 'Phương Đông Real Estate')
  await sandbox.fault({ operation: 'listPermissionGroupsByQuery', delay: 3000, times: 1 })
  await page.goto('/my-account-info')
  await expect(heading(page)).toBeVisible()
  await openAccountMenu(page)
  await page.getByRole('link', { name: 'Switch organization' }).click()
  await page.getByRole('button', { name: 'zenbrew' }).click()
  await page.waitForURL('**/my-account-info')
  await expect(page.getByText('zenbrew').first()).toBeVisible()
  await expect(page.getByText('Phương Đông Real Estate')).toHaveCount(0)
})
