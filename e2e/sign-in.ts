import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { drawer, heading } from './verbs'

/** What the runs from the sign-in page to the chosen organization name and expect (research, 3.10). */

export const ORGANIZATION = 'Phương Đông Real Estate'
export const userName = (page: Page) => page.getByRole('textbox', { name: 'User name' })
export const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })
export const submit = (page: Page) => page.getByRole('button', { name: 'Sign In' })
export const codeDialog = (page: Page) => drawer(page, 'Two-factor authentication')
export const firstDigit = (page: Page) => page.getByRole('textbox', { name: 'Digit 1 of 6' })
export const organization = (page: Page) =>
  page.getByRole('list', { name: 'Organizations' }).getByRole('button', { name: ORGANIZATION })

/** Each run ends here: in the chosen organization, at the profile. */
export async function expectSignedIn(page: Page, name = 'Trần Lê Quốc Bảo') {
  await expect(heading(page, 'Profile')).toBeVisible()
  await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible()
  await expect(page).toHaveURL(/\/my-account-info$/)
}

/** The description that a screen reader reads with a field. */
export const expectDescribed = (field: Locator, words: string) =>
  expect(field).toHaveAccessibleDescription(words)

/** From now on: the sign-ins that the page sends. */
export function loginsOf(page: Page): Request[] {
  const logins: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/accounts/login')) logins.push(request)
  })
  return logins
}
