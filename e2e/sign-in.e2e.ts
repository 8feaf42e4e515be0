import { expect, giveCode, giveCredentials, PASSWORD, people, test } from './fixtures'
import { callsOf, drawer, fill, heading } from './verbs'

test('SIGNIN-01 SIGNIN-04 ROUTES-01 the page shows all that signing in needs', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByLabel('User name')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(page.getByText('Captcha')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Forgot password' })).toBeVisible()
  await expect(page.getByText('No account yet?').getByRole('link', { name: 'Contact Us' })).toBeVisible()
  await expect(page.getByText(/© 2019–\d{4} Customer Data Platform/)).toBeVisible()
  await page.getByRole('button', { name: 'Privacy Policy' }).click()
  await expect(drawer(page, 'Privacy Policy')).toBeVisible()
})

test('SIGNIN-02 the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('secret')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
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

test('SIGNIN-06 Sign In is disabled until there is a captcha token', async ({ page }) => {
  await page.route('**/captcha/challenge', async (route) => {
    await held
    await route.continue()
  })
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled()
  await expect(page.getByText('Checking your browser…')).toBeVisible()
  release()
  await expect(page.getByText('You are verified')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})

test('SIGNIN-11 SIGNIN-12 SIGNIN-13 wrong fields are told in place and nothing is sent', async ({ page }) => {
  const sent = callsOf(page, '/accounts/login')
  await page.goto('/login')
  await expect(page.getByText('You are verified')).toBeVisible()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Please enter your email address')).toBeVisible()
  await expect(page.getByText('Please enter your email password')).toBeVisible()
  await expect(page.getByLabel('User name')).toBeFocused()
  await page.getByLabel('User name').fill('nobody')
  await page.getByLabel('User name').press('Enter')
  await expect(page.getByText('Incorrect email address!')).toBeVisible()
  expect(sent).toEqual([])
})

test('SIGNIN-14 SIGNIN-15 SIGNIN-37 a blocked captcha is explained within 5 s; Enter then names it, after the fields', async ({
  page,
}) => {
  await page.route('**/captcha/challenge', (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByText('The captcha could not be loaded.')).toBeVisible({ timeout: 5000 })
  await page.getByLabel('User name').fill('an@acme.example')
  await page.getByLabel('User name').press('Enter')
  await expect(page.getByText('Please enter your email password')).toBeVisible()
  await expect(page.getByText('Capcha is required')).toBeHidden()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Capcha is required')
  await page.unroute('**/captcha/challenge')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('You are verified')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
})

test('SIGNIN-08 SIGNIN-36 a wrong password is told, all stays typed, and a fresh captcha is solved', async ({
  page,
}) => {
  const tokens: string[] = []
  page.on('request', (request) => {
    const captcha = new URL(request.url()).searchParams.get('captcha')
    if (captcha) tokens.push(captcha)
  })
  await page.goto('/login')
  await giveCredentials(page, people.oneOrganization, 'wrong')
  await expect(page.getByRole('alert')).toHaveText('Your user name or password is incorrect')
  await expect(page.getByLabel('User name')).toHaveValue(people.oneOrganization)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await giveCredentials(page, people.oneOrganization)
  await page.waitForURL('**/my-account-info**')
  expect(new Set(tokens).size).toBe(3) // two sign-ins and the automatic choice of the organization
})

test('SIGNIN-35 the refusal of a captcha is told in its own words', async ({ page }) => {
  await page.goto('/login')
  await giveCredentials(page, people.captchaRefused)
  await expect(page.getByRole('alert')).toHaveText('Your captcha is incorect')
  await expect(page.getByText('You are verified')).toBeVisible()
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

test('SIGNIN-28 SIGNIN-32 SIGNIN-34 a wrong code is told and cleared; the right one leads on by itself', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login')
  await giveCredentials(page, people.superAdmin)
  const first = page.getByRole('textbox', { name: 'Digit 1 of 6' })
  await first.fill('000000') // the sandbox refuses it without a word
  await expect(page.getByText('Incorrect authentication code. Please try again.')).toBeVisible()
  await expect(first).toHaveValue('')
  await expect(first).toBeFocused()
  await giveCode(page, sandbox, people.superAdmin)
  await page.waitForURL('**/companies/select')
})

test('SIGNIN-25 a sign-in without a target lands on /dashboard', async ({ page }) => {
  await page.goto('/login')
  await giveCredentials(page, people.straightIn)
  await page.waitForURL('**/dashboard')
  await expect(heading(page)).toBeVisible()
})

test('SIGNIN-05 SIGNIN-24 I18N-06 the url leads on, with query, fragment and language', async ({ page }) => {
  await page.goto('/activity/login-history?page=2&lang=vi#top')
  await page.waitForURL('**/login?**')
  await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible()
  await fill(page, { 'Tên đăng nhập': people.straightIn, 'Mật khẩu': PASSWORD })
  await page.getByLabel('Mật khẩu', { exact: true }).press('Enter')
  await page.waitForURL('**/activity/login-history?page=2&lang=vi#top')
})

test('SIGNIN-18 SIGNIN-20 the look-up of the public address is asked once and never in the way', async ({
  page,
}) => {
  const headers: (string | null)[] = []
  let lookUps = 0
  await page.route('**/services/public-ip', (route) => {
    lookUps += 1
    return lookUps === 1 ? route.continue() : route.abort()
  })
  page.on('request', (request) => {
    if (request.url().includes('/accounts/login?')) headers.push(request.headers()['x-client-ip'] ?? null)
  })
  await page.goto('/login')
  await giveCredentials(page, people.oneOrganization, 'wrong')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto('/login')
  await giveCredentials(page, people.oneOrganization, 'wrong')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(lookUps).toBe(2)
  expect(headers[0]).toMatch(/^[0-9a-f.:]+$/)
  expect(headers[1]).toBeNull()
})

test('Enter before the engine is there sends exactly one login, and nothing typed is lost', async ({
  page,
}) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const logins = callsOf(page, '/accounts/login?')
  await page.route(/assets\/(?!base|sign-in).*\.js$/, async (route) => {
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
  await page.route(/assets\/(?!base|sign-in).*\.js$/, (route) => route.abort())
  await page.goto('/login')
  await page.getByLabel('User name').fill(people.straightIn)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await page.unroute(/assets\/(?!base|sign-in).*\.js$/)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.waitForURL('**/dashboard')
})

test('SESSION-17 too many wrong passwords lock the account out for a while', async ({ page, sandbox }) => {
  await page.goto('/login')
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await giveCredentials(page, people.oneOrganization, `wrong-${attempt}`)
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  }
  await giveCredentials(page, people.oneOrganization)
  await expect(page.getByRole('alert')).toContainText('There are too many requests in a short period.')
  await expect(page.getByText('TOO_MANY_REQUEST')).toBeVisible()
  await sandbox.advance(61_000)
  await giveCredentials(page, people.oneOrganization)
  await page.waitForURL('**/my-account-info**')
})

test('SIGNIN-03 HTTP-17 Contact Us leads to help for people without an account, and nothing was sent', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/login')
  await expect(page.getByText('You are verified')).toBeVisible()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Please enter your email address')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Us' }).first()).toHaveAttribute('href', /^mailto:/)
  expect(sent).toEqual([])
})

test('B23 path, query and fragment survive the code and the choice of an organization', async ({
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
