import { enterAt, expect, giveCredentials, PASSWORD, people, test } from './fixtures'
import type { Page } from '@playwright/test'
import { callsOf, fill, heading, notice, save } from './verbs'

const NEW = 'Mua_Thu_Ha_Noi_2027'

async function fillPasswords(
  page: Page,
  { current = PASSWORD, next = NEW, confirm = next }: { current?: string; next?: string; confirm?: string },
) {
  await fill(page, { 'Current password': current, 'New password': next, 'Confirm new password': confirm })
}
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save' })

test('PASSWORD-17 PASSWORD-18 PASSWORD-15 a changed password leads to a new sign-in after 2 s', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/security/change-password', people.oneOrganization)
  await fillPasswords(page, {})
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong')
  await save(page)
  await expect(notice(page, 'Change password successfully, please sign-in again.')).toBeVisible()
  await page.waitForURL('**/login**')
  await giveCredentials(page, people.oneOrganization, NEW)
  await page.waitForURL('**/my-account-info**')
})

test('PASSWORD-02 PASSWORD-20 a forced change ends there in one journey from sign-in', async ({
  page,
  sandbox,
}) => {
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
  await fillPasswords(page, {})
  await save(page)
  await page.waitForURL('**/login**')
  await giveCredentials(page, people.mustChangePassword, NEW)
  await page.waitForURL('**/my-account-info**')
  await expect(page.getByText(/Welcome/)).toBeVisible()
  expect(sandbox.address).toBeTruthy()
})

test('PASSWORD-03 PASSWORD-04 PASSWORD-05 mistakes are told in place and nothing is sent', async ({
  page,
  sandbox,
}) => {
  const sent: string[] = []
  page.on(
    'request',
    (request) =>
      request.url().includes('/change-password') && request.method() === 'POST' && sent.push(request.url()),
  )
  await enterAt(page, sandbox, '/security/change-password', people.oneOrganization)
  await fillPasswords(page, { current: '', next: NEW, confirm: 'another' })
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong')
  await save(page)
  await expect(page.getByText('Please enter your current password')).toBeVisible()
  await expect(page.getByText('Two passwords that you enter is inconsistent!')).toBeVisible()
  await fillPasswords(page, { current: NEW })
  await page.getByLabel('Confirm new password', { exact: true }).blur()
  await expect(
    page.getByText('Your new password must be different from your previous password'),
  ).toBeVisible()
  expect(sent).toEqual([])
})

test('PASSWORD-06 PASSWORD-08 PASSWORD-11 the policy is asked after typing stops, and its errors block', async ({
  page,
  sandbox,
}) => {
  const checks = callsOf(page, '/password/policy/verify')
  await enterAt(page, sandbox, '/security/change-password', people.oneOrganization)
  await page.getByLabel('New password', { exact: true }).pressSequentially('abc&#%', { delay: 20 })
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Low')
  await expect(page.getByText(/at least 8 characters/)).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
  expect(checks).toHaveLength(1)
  expect(new URL(checks[0] ?? '').searchParams.get('pwd')).toBe('abc&#%')
})

test('PASSWORD-19 a refused change keeps the form and tells why', async ({ page, sandbox }) => {
  await enterAt(page, sandbox, '/security/change-password', people.oneOrganization)
  await fillPasswords(page, { current: 'Wrong_2026' })
  await save(page)
  await expect(page.getByText('Your current password is incorrect')).toBeVisible()
  await fillPasswords(page, { next: 'Silent_2026' })
  await save(page)
  await expect(page.getByText('Something was wrong!')).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Silent_2026')
})

test('PASSWORD-09 a policy check that fails blocks, and can be tried again', async ({ page, sandbox }) => {
  await enterAt(page, sandbox, '/security/change-password', people.oneOrganization)
  await sandbox.fault({ operation: 'verifyPasswordPolicy', status: 500, times: 1 })
  await fillPasswords(page, {})
  await expect(saveButton(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(saveButton(page)).toBeEnabled()
})
