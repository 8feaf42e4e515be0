import type { Locator, Page } from '@playwright/test'
import { expect, giveCode, PASSWORD, people, test } from './fixtures'
import {
  codeDialog,
  expectDescribed,
  expectSignedIn,
  firstDigit,
  loginsOf,
  ORGANIZATION,
  organization,
  password,
  submit,
  userName,
} from './sign-in'
import { expectThumbReaches } from './touch'
import { heading } from './verbs'

/** From the sign-in page to the chosen organization, for four kinds of hands; bad days: sign-in-troubles.e2e.ts. */

/** What the browser's own selector of the tab order would reach next, by presses of Tab alone. */
async function tabTo(page: Page, target: Locator, most: number) {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return step + 1
  }
  throw new Error(`${String(target)} is not reached by ${most} presses of Tab`)
}

test('SIGNIN-01 SIGNIN-28 ORGSEL-32 run 1, the keyboard alone: every step has a ring and leads on', async ({
  page,
  sandbox,
}) => {
  const { keyboard } = page
  await page.goto('/login')
  await expect(page.getByText('You are verified')).toBeVisible()
  await tabTo(page, userName(page), 2)
  await keyboard.type(people.superAdmin)
  // The next stop is the password, not the help with a forgotten one.
  expect(await tabTo(page, password(page), 4)).toBe(1)
  await keyboard.type('wrong')
  await keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Your user name or password is incorrect')
  await expect(password(page)).toBeFocused()
  await expect(userName(page)).toHaveValue(people.superAdmin)
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type(PASSWORD)
  await expect(page.getByText('You are verified')).toBeVisible()
  await tabTo(page, submit(page), 4)
  expect(await submit(page).evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid')
  await keyboard.press('Space')
  await expect(firstDigit(page)).toBeFocused()
  await keyboard.type(await sandbox.code(people.superAdmin))
  await expect(organization(page)).toBeVisible()
  await tabTo(page, organization(page), 12)
  await keyboard.press('Enter')
  await expectSignedIn(page)
})

test('SIGNIN-11 SIGNIN-34 run 2, a screen reader: names, errors tied to their fields, the captcha’s state said', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login')
  await expect(heading(page, 'Sign in')).toBeVisible()
  const captcha = page.getByRole('status').filter({ hasText: /browser|verified/ })
  await expect(captcha).toHaveText('You are verified')

  await submit(page).press('Enter')
  await expect(userName(page)).toBeFocused()
  await expectDescribed(userName(page), 'Please enter your email address')
  await expectDescribed(password(page), 'Please enter your email password')
  await expect(userName(page)).toHaveAttribute('aria-invalid', 'true')

  await userName(page).fill(people.superAdmin)
  await password(page).fill('wrong')
  await submit(page).press('Enter')
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Your user name or password is incorrect')
  await expect(password(page)).toBeFocused()
  await expectDescribed(password(page), 'Your user name or password is incorrect')
  await expectDescribed(userName(page), '')

  await password(page).fill(PASSWORD)
  await expect(captcha).toHaveText('You are verified')
  await submit(page).press('Enter')
  const dialog = codeDialog(page)
  await expect(dialog.getByRole('group')).toHaveAccessibleName(/code/i)
  await expect(firstDigit(page)).toBeFocused()
  await firstDigit(page).fill('000000') // the sandbox refuses it without a word
  await expectDescribed(firstDigit(page), 'Incorrect authentication code. Please try again.')
  await expect(firstDigit(page)).toBeFocused()
  await expect(firstDigit(page)).toHaveValue('')
  await expect(dialog.getByText(/administrator/)).toBeVisible() // what to do without the phone
  await giveCode(page, sandbox, people.superAdmin)

  await expect(heading(page, 'Hello, bao.tran')).toBeVisible()
  await expect(page).toHaveTitle(/\S/)
  await expect(page.getByRole('status').filter({ hasText: 'You are verified' })).toBeVisible()
  await organization(page).press('Enter')
  await expectSignedIn(page)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 }, deviceScaleFactor: 2 })

  for (const lang of ['en', 'vi'] as const)
    test(`SIGNIN-27 run 3, one thumb on a phone of 320 pixels: taps alone, all within reach (${lang})`, async ({
      page,
      sandbox,
    }) => {
      // Keyboards on a screen put text in without telling keys.
      const write = async (field: Locator, words: string) => {
        await field.tap()
        await expect(field).toBeFocused()
        await page.keyboard.insertText(words)
      }
      const button = (name: string, name2: string) =>
        page.getByRole('button', { name: lang === 'en' ? name : name2, exact: true })
      const close = button('Close', 'Đóng')
      await page.goto(`/login?lang=${lang}`)
      await expectThumbReaches(page, '/login')
      await button('Forgot password', 'Quên mật khẩu').tap()
      await expectThumbReaches(page, 'help with a forgotten password')
      await close.tap()
      await button('Sign In', 'Đăng nhập').tap()
      await expect(page.locator('#userName-error')).toBeVisible()
      await expectThumbReaches(page, 'mistakes')
      await write(page.locator('#userName'), people.superAdmin)
      await write(page.locator('#password'), PASSWORD)
      await button('Show password', 'Hiện mật khẩu').tap()
      await expect(page.locator('#password')).toHaveAttribute('type', 'text')
      await expect(button('Sign In', 'Đăng nhập')).toBeEnabled()
      await button('Sign In', 'Đăng nhập').tap()
      const digits = page.getByRole('dialog').getByRole('textbox')
      await expect(digits).toHaveCount(6)
      await expectThumbReaches(page, 'the code')
      await write(digits.first(), '000000')
      await expect(digits.first()).toHaveValue('')
      await expectThumbReaches(page, 'a wrong code')
      await write(digits.first(), await sandbox.code(people.superAdmin))
      const card = page.getByRole('button', { name: ORGANIZATION })
      await expect(card).toBeVisible()
      await expectThumbReaches(page, '/companies/select')
      await card.tap()
      await expect(page.getByRole('heading', { name: /Trần Lê Quốc Bảo/ })).toBeVisible()
    })
})

/** As a password manager does it: the value by the element's own setter, then one event, and no key. */
const fillAsManager = (field: Locator, value: string) =>
  field.evaluate((element, filled) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, filled)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, value)

test('SIGNIN-28 run 4, a password manager fills name, password and code without a key', async ({
  page,
  sandbox,
}) => {
  const logins = loginsOf(page)
  await page.goto('/login')
  // How a manager finds its fields.
  const names = page.locator('form input[autocomplete=username]')
  const passwords = page.locator('form input[type=password][autocomplete=current-password]')
  await fillAsManager(names, people.superAdmin)
  await fillAsManager(passwords, PASSWORD)
  // At once, while the captcha is perhaps still being solved: managers send the form, they press no button.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  const code = page.locator('input[autocomplete=one-time-code]')
  await expect(code).toHaveCount(1)
  await fillAsManager(code, await sandbox.code(people.superAdmin))
  await organization(page).click()
  await expectSignedIn(page)
  expect(logins.map((login) => login.postDataJSON() as unknown)).toEqual([
    { userName: people.superAdmin, password: PASSWORD },
  ])
})
