import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { enter, enterAt, expect, giveCode, giveCredentials, people, test } from './fixtures'
import { answer, drawer, notice, question } from './verbs'

const toggle = (page: Page) => page.getByRole('switch', { name: 'Two-Factor Authentication' })
const picture = (page: Page) => page.getByRole('img', { name: 'QR code for your authenticator app' })
const first = (page: Page) => page.getByRole('textbox', { name: 'Digit 1 of 6' })
const codeFor = (key: string) => new TOTP({ secret: Secret.fromBase32(key) }).generate()

/** Switches it on, as far as the set-up, and answers the key that is to be typed into an app. */
async function begin(page: Page): Promise<string> {
  await page.goto('/security/2fa-security')
  await toggle(page).click()
  await expect(picture(page)).toBeVisible()
  return (await page.locator('code').innerText()).replaceAll(' ', '')
}

test('TWOFA-02 TWOFA-10 TWOFA-11 switched on, the page reloads, and signing in asks for a code', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.oneOrganization)
  const key = await begin(page)
  expect(await picture(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
  await first(page).fill('000000') // the sandbox refuses it without a word
  await expect(page.getByText('Invalid key')).toBeVisible()
  await expect(first(page)).toBeFocused()
  await expect(first(page)).toHaveValue('')
  const reloaded = page.waitForEvent('domcontentloaded')
  await first(page).fill(codeFor(key))
  await expect(toggle(page)).toBeChecked()
  await reloaded
  await expect(toggle(page)).toBeChecked()
  await expect(picture(page)).toBeHidden()
  expect(await page.content()).not.toContain(key)

  await page.goto('/logout')
  await page.waitForURL('**/login**')
  await giveCredentials(page, people.oneOrganization)
  await expect(drawer(page, 'Two-factor authentication')).toBeVisible()
  await giveCode(page, sandbox, people.oneOrganization)
  await page.waitForURL('**/my-account-info**')
})

test('TWOFA-07 TWOFA-14 an empty press asks to scan; Cancel takes the set-up back', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.oneOrganization)
  const key = await begin(page)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Please Scan QR code from your application')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(picture(page)).toBeHidden()
  await expect(first(page)).toBeHidden()
  await expect(toggle(page)).not.toBeChecked()
  await expect(toggle(page)).toBeFocused()
  expect(await page.content()).not.toContain(key)
})

test('TWOFA-12 TWOFA-13 switched off after a question, no code is asked for any more', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/security/2fa-security', people.superAdmin, 'Phương Đông Real Estate')
  await expect(toggle(page)).toBeChecked()
  await toggle(page).click()
  await expect(question(page, 'Switch off two-factor authentication?')).toBeVisible()
  await answer(page, 'Cancel')
  await expect(toggle(page)).toBeChecked()
  await toggle(page).click()
  await answer(page, 'Switch off')
  await expect(notice(page, 'Updated successfully')).toBeVisible()
  await expect(toggle(page)).not.toBeChecked()
  await page.goto('/logout')
  await page.waitForURL('**/login**')
  await giveCredentials(page, people.superAdmin)
  await page.waitForURL('**/companies/select')
})

test('SIGNIN-34 after two wrong codes the sign-in says that the clock is off', async ({ page, sandbox }) => {
  await sandbox.advance(5 * 60_000)
  await page.goto('/login')
  await giveCredentials(page, people.superAdmin)
  for (const wrong of ['123456', '654321']) {
    await first(page).fill(wrong)
    await expect(
      page.getByRole('dialog').getByText('Incorrect authentication code. Please try again.'),
    ).toBeVisible()
    await expect(first(page)).toHaveValue('')
    await expect(first(page)).toBeFocused()
  }
  await expect(page.getByText('The clock of this device is 5 minutes behind.')).toBeVisible()
})
