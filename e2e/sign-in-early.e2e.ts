import type { Page } from '@playwright/test'
import { expect, PASSWORD, people, test } from './fixtures'
import { codeDialog, loginsOf, password, submit, userName } from './sign-in'

/** The form of /login stands in its document: what one does with it before its code has come. */

/** Holds the code back until it is let go; `shifts` counts what jumps. */
async function openEarly(page: Page, address = '/login') {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
  await page.addInitScript(() => {
    const seen = { shifts: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(userName(page).or(page.getByRole('textbox', { name: 'Tên đăng nhập' }))).toBeVisible()
  return {
    come: async () => {
      letGo()
      await expect(page.locator('form [type=submit]')).toHaveJSProperty('disabled', false)
    },
    shifts: () => page.evaluate(() => (window as unknown as { seen: { shifts: number } }).seen.shifts),
  }
}

/** The words of the captcha give way to its mark; a form that jumps counts a thousand times as much. */
const STILL = 0.0001

const selection = (page: Page) =>
  userName(page).evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])

test('SIGNIN-01 SIGNIN-28 what is typed, chosen and filled before the page is alive stays, and nothing jumps', async ({
  page,
}) => {
  const { come, shifts } = await openEarly(page)
  await expect(submit(page)).toHaveJSProperty('disabled', true)
  await expect(page.getByText('© 2019–')).toBeVisible()
  // As a password manager does it.
  await password(page).evaluate((field: HTMLInputElement, value) => (field.value = value), PASSWORD)
  await userName(page).click()
  await page.keyboard.type('bao.tran@acme.example')
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowLeft')
  const before = await selection(page)
  const field = await userName(page).elementHandle()
  await come()
  await expect(userName(page)).toBeFocused()
  expect(await selection(page)).toEqual(before)
  expect(await userName(page).evaluate((now, then) => now === then, field)).toBe(true)
  await page.keyboard.type('.test')
  await expect(userName(page)).toHaveValue('bao.tran@acme.ex.test')
  await expect(password(page)).toHaveValue(PASSWORD)
  await expect(page.getByText('You are verified')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', /^mailto:/)
  expect(await shifts()).toBeLessThan(STILL)
})

test('a word that an input method is writing is written on when the page comes alive', async ({ page }) => {
  const { come } = await openEarly(page)
  await userName(page).click()
  const devtools = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await userName(page).evaluate((field) =>
    field.addEventListener('compositionend', () => (document.documentElement.dataset.composed = '')),
  )
  await compose('tie')
  await come()
  await expect(page.locator('html[data-composed]')).toHaveCount(0)
  await compose('tiếng')
  await devtools.send('Input.insertText', { text: 'tiếng' })
  await expect(userName(page)).toHaveValue('tiếng')
})

for (const way of ['Enter', 'a program'] as const)
  test(`SIGNIN-15 SIGNIN-28 ${way} that sends the form before the page is alive waits, and signs in once`, async ({
    page,
  }) => {
    const logins = loginsOf(page)
    const { come } = await openEarly(page)
    await userName(page).fill(people.superAdmin)
    await password(page).fill(PASSWORD)
    if (way === 'Enter') for (let press = 0; press < 2; press += 1) await password(page).press('Enter')
    else await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(page).toHaveURL(/\/login$/)
    expect(logins).toEqual([])
    await come()
    await expect(codeDialog(page)).toBeVisible()
    expect(logins.map((login) => login.postDataJSON() as unknown)).toEqual([
      { userName: people.superAdmin, password: PASSWORD },
    ])
    await expect(page).toHaveURL(/\/login$/)
  })

test('SIGNIN-34 in Vietnamese, in the dark, with what is to be told: all stands there before a script has come', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => {
    try {
      sessionStorage.setItem('console.notice', 'session.expired')
    } catch {
      // A document without an address of its own has none.
    }
  })
  const { come, shifts } = await openEarly(page, '/login?lang=vi')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page).toHaveTitle(/^Đăng nhập/)
  const told = page.getByText('Phiên làm việc của bạn đã hết hạn')
  await expect(told).toBeVisible()
  const place = await told.boundingBox()
  await come()
  await expect(told).toHaveCount(1)
  expect(await told.boundingBox()).toEqual(place)
  expect(await shifts()).toBeLessThan(STILL)
})

test('a button that is pressed before the page is alive acts once it is', async ({ page }) => {
  const { come } = await openEarly(page)
  await password(page).fill('secret')
  for (const name of ['Forgot password', 'Show password']) await page.getByRole('button', { name }).click()
  await come()
  // The last one.
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(password(page)).toHaveValue('secret')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a language that is chosen before the page is alive is the one of the page', async ({ page }) => {
  const { come } = await openEarly(page)
  await userName(page).fill('bao')
  await page.locator('select').selectOption('vi')
  await come()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đăng nhập')
  await expect(page).toHaveURL(/lang=vi/)
  await expect(page.locator('select')).toHaveValue('vi')
  await expect(page.locator('#userName')).toHaveValue('bao')
})
