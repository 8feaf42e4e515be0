import { expect, giveCredentials, headers, PASSWORD, people, test } from './fixtures'
import { callsOf, drawer, fill, heading } from './verbs'

test('SIGNIN-03 SIGNIN-04 ROUTES-01 the page shows all that signing in needs', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByLabel('User name')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(page.getByText('Captcha')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Forgot password' })).toBeVisible()
  const contact = page.getByText('No account yet?').getByRole('link', { name: 'Contact Us' })
  await expect(contact).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByText(/© 2019–\d{4} Customer Data Platform/)).toBeVisible()
  await page.getByRole('button', { name: 'Privacy Policy' }).click()
  await expect(drawer(page, 'Privacy Policy')).toBeVisible()
})

test('SIGNIN-09 help with a forgotten password names the administrator of the organization', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot password' }).click()
  const dialog = drawer(page, 'Password reset assistance')
  await expect(dialog).toContainText('contact the administrator of your organization')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('HTTP-09 a refusal without words is told all the same', async ({ page }) => {
  await page.goto('/login')
  await giveCredentials(page, people.silentRefusal)
  await expect(page.getByRole('alert')).toHaveText('Unhandle error')
})

test('SIGNIN-27 SIGNIN-29 SIGNIN-30 a second factor opens six boxes; Verify waits for six digits', async ({
  page,
}) => {
  await page.goto('/login')
  await giveCredentials(page, people.superAdmin)
  const dialog = drawer(page, 'Two-factor authentication')
  await expect(dialog.getByRole('textbox')).toHaveCount(6)
  await expect(dialog.getByRole('button', { name: 'Verify' })).toBeDisabled()
  const first = page.getByRole('textbox', { name: 'Digit 1 of 6' })
  await first.press('Enter')
  await expect(first).toHaveAccessibleDescription('Please enter the code')
  await first.pressSequentially('12a45')
  await expect(dialog.getByRole('button', { name: 'Verify' })).toBeDisabled()
})

test('SIGNIN-05 SIGNIN-24 I18N-06 the url leads on, with query, fragment and language', async ({ page }) => {
  await page.goto('/activity/login-history?page=2&lang=vi#top')
  await page.waitForURL('**/login?**')
  await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible()
  await fill(page, { 'Tên đăng nhập': people.straightIn, 'Mật khẩu': PASSWORD })
  await page.getByLabel('Mật khẩu', { exact: true }).press('Enter')
  await page.waitForURL('**/activity/login-history?page=2&lang=vi#top')
})

test('SIGNIN-18 the public address is looked up once, and goes with the sign-in', async ({ page }) => {
  const lookUps = callsOf(page, '/services/public-ip')
  const login = page.waitForRequest(/\/accounts\/login\?/)
  await page.goto('/login')
  await giveCredentials(page, people.oneOrganization, 'wrong')
  await expect(page.getByRole('alert')).toBeVisible()
  expect((await login).headers()['x-client-ip']).toMatch(/^[0-9a-f.:]+$/)
  expect(lookUps).toHaveLength(1)
})

test('Enter before the engine is there sends exactly one login, and nothing typed is lost', async ({
  page,
}) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const logins = callsOf(page, '/accounts/login?')
  await page.route(/assets\/(?!base|sign-in).*\.js(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login')
  await page.getByLabel('User name').pressSequentially(people.straightIn)
  await page.getByLabel('Password', { exact: true }).pressSequentially(PASSWORD)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible()
  release()
  await page.waitForURL('**/dashboard')
  expect(logins).toHaveLength(1)
})

test('a part of the page that fails to load is told, and the next press fetches it again', async ({
  page,
}) => {
  await page.route(/assets\/(?!base|sign-in).*\.js(\?|$)/, (route) => route.abort())
  await page.goto('/login')
  await page.getByLabel('User name').fill(people.straightIn)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await page.unroute(/assets\/(?!base|sign-in).*\.js(\?|$)/)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.waitForURL('**/dashboard')
})

test('SESSION-17 too many wrong passwords lock the account out for a while', async ({ page, sandbox }) => {
  const attempts: number[] = []
  for (const password of ['wrong-1', 'wrong-2', 'wrong-3', 'wrong-4', 'wrong-5']) {
    const data = { userName: people.oneOrganization, password }
    const answer = await page.request.post('/api/account/accounts/login?captcha=stand-in', { headers, data })
    attempts.push(answer.status())
  }
  expect(attempts).toEqual([409, 409, 409, 409, 429])
  await page.clock.install()
  await page.goto('/login')
  await giveCredentials(page, people.oneOrganization)
  await expect(page.getByRole('alert')).toContainText('There are too many requests in a short period.')
  await expect(page.getByText('TOO_MANY_REQUEST')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled()
  await sandbox.advance(61_000)
  await page.clock.fastForward(61_000)
  await giveCredentials(page, people.oneOrganization)
  await page.waitForURL('**/my-account-info**')
})

test('ORGSEL-01 ORGSEL-03 ORGSEL-07 B23 path, query, fragment and language survive the code and the choice of an organization', async ({
  page,
  sandbox,
}) => {
  await page.goto('/activity/login-history?pageSize=20&lang=vi#rows')
  await page.waitForURL('**/login?url=**')
  await fill(page, { 'Tên đăng nhập': people.superAdmin, 'Mật khẩu': PASSWORD })
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .first()
    .fill(await sandbox.code(people.superAdmin))
  await page.getByRole('button', { name: 'Phương Đông Real Estate' }).click()
  await page.waitForURL(/\/activity\/login-history\?pageSize=20&lang=vi#rows$/)
  await expect(heading(page, 'Lịch sử đăng nhập')).toBeVisible()
})

test('B23 and they survive the terms', async ({ page }) => {
  await page.goto('/activity/login-history?pageSize=20#rows')
  await giveCredentials(page, people.owesTerms)
  await page.getByRole('button', { name: /Luật Minh Tâm/ }).click()
  for (const terms of ['Terms of use', 'Terms of use of Luật Minh Tâm']) {
    const dialog = page.getByRole('dialog', { name: terms, exact: true })
    await dialog.getByText('I Agree').click()
    await dialog.getByRole('button', { name: 'Continue' }).click()
  }
  await page.waitForURL(/\/activity\/login-history\?pageSize=20#rows$/)
})
