import { enter, enterAt, giveCode, giveCredentials, PASSWORD, people } from '../fixtures'
import { expect, test } from './fixtures'
import { answer, drawer, fill, heading, notice, records, save } from '../verbs'

/** One journey an area through Prism: whatever strays from the description fails the test (fixtures). */

test('sign-in and organization choice keep to the description', async ({ page, sandbox }) => {
  await page.goto('/login')
  await giveCredentials(page, people.superAdmin, 'wrong')
  await expect(page.getByRole('alert')).toBeVisible()
  await giveCredentials(page, people.superAdmin)
  await giveCode(page, sandbox, people.superAdmin)
  await page.getByRole('button', { name: 'Phương Đông Real Estate' }).click()
  await expect(page.getByText('Welcome, Trần Lê Quốc Bảo')).toBeVisible()
})

test('terms keep to the description', async ({ page }) => {
  await page.goto('/login')
  await giveCredentials(page, people.owesTerms)
  await page.getByRole('button', { name: 'Luật Minh Tâm' }).click()
  await page.getByText('I Agree').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(drawer(page, /Terms of use of/)).toBeVisible()
  await page.getByText('I Agree').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/my-account-info')
})

test('profile and login activity keep to the description', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.elevenOrganizations, 'zenbrew')
  await page.getByRole('button', { name: 'Edit info' }).click()
  await page.getByRole('dialog').getByLabel('Phone').fill('0903 111 222')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/updated successfully/)).toBeVisible()
  await page.goto('/activity/login-history?page=2&status=Failed')
  await expect(page.getByRole('table')).toBeVisible()
})

test('password, extension and sign-out keep to the description', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.oneOrganization)
  await sandbox.advance(21 * 60_000)
  await page.goto('/security/change-password')
  await fill(page, {
    'Current password': PASSWORD,
    'New password': 'Thu_Ha_Noi_2027',
    'Confirm new password': 'Thu_Ha_Noi_2027',
  })
  await save(page)
  await expect(notice(page, 'Change password successfully, please sign-in again.')).toBeVisible()
  await page.waitForURL('**/login**')
  await giveCredentials(page, people.oneOrganization, 'Thu_Ha_Noi_2027')
  await page.waitForURL('**/my-account-info')
  await page.goto('/logout?signoutall=true')
  await page.waitForURL('**/login')
})

test('the own account keeps to the description', async ({ page, sandbox }) => {
  await enterAt(page, sandbox, '/security/2fa-security', people.elevenOrganizations, 'zenbrew')
  await page.getByRole('switch').click()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.goto('/security/my-account-api')
  await expect(heading(page)).toBeVisible()
  await page.goto('/security/my-account-tokens')
  await page
    .getByRole('button', { name: /^Logout (?!all|other)/ })
    .nth(1)
    .click()
  await answer(page, 'Logout')
  await expect(notice(page, 'Logout successfully')).toBeVisible()
  await page.goto('/activity/invitation?status=Pending&freeText=a')
  await expect(records(page)).toBeVisible()
  await page.goto('/activity/exports-history?source=console')
  await expect(records(page)).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('tab').first()).toBeVisible()
})
