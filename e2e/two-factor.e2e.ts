import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { enter, expect, giveCode, giveCredentials, people, test } from './fixtures'
import { drawer } from './verbs'

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
