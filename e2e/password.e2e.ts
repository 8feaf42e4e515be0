import { enterAt, expect, giveCredentials, PASSWORD, people, test } from './fixtures'
import type { Page } from '@playwright/test'
import { fill, heading, notice, save } from './verbs'

const NEW = 'Mua_Thu_Ha_Noi_2027'

const fillPasswords = (page: Page) =>
  fill(page, { 'Current password': PASSWORD, 'New password': NEW, 'Confirm new password': NEW })

test('PASSWORD-17 PASSWORD-18 PASSWORD-15 a changed password leads to a new sign-in after 2 s', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/security/change-password', people.oneOrganization)
  await fillPasswords(page)
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong')
  await save(page)
  await expect(notice(page, 'Change password successfully, please sign-in again.')).toBeVisible()
  await page.waitForURL('**/login**')
  await giveCredentials(page, people.oneOrganization, NEW)
  await page.waitForURL('**/my-account-info**')
})

test('PASSWORD-02 PASSWORD-20 a forced change ends there in one journey from sign-in', async ({ page }) => {
  await page.goto('/login?url=/activity/login-history')
  await giveCredentials(page, people.mustChangePassword)
  await page.waitForURL('**/security/change-password')
  await expect(page.getByRole('alert')).toContainText(
    'Your password is older than 180 days. Please change it.',
  )
  await page.goto('/my-account-info')
  await page.waitForURL('**/security/change-password')
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(heading(page, 'Change Password')).toBeVisible()
  await page.goto('/my-account-change-pwd')
  await expect(page).toHaveURL(/my-account-change-pwd/)
  await fillPasswords(page)
  await save(page)
  await page.waitForURL('**/login**')
  await giveCredentials(page, people.mustChangePassword, NEW)
  await page.waitForURL('**/my-account-info**')
  await expect(page.getByText(/Welcome/)).toBeVisible()
})
