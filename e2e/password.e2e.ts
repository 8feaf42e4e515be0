import { enter, expect, giveCredentials, PASSWORD, people, test } from './fixtures'
import type { Page } from '@playwright/test'

const NEW = 'Mua_Thu_Ha_Noi_2027'

async function fill(
  page: Page,
  { current = PASSWORD, next = NEW, confirm = next }: { current?: string; next?: string; confirm?: string },
) {
  await page.getByLabel('Current password', { exact: true }).fill(current)
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByLabel('Confirm new password', { exact: true }).fill(confirm)
}
const save = (page: Page) => page.getByRole('button', { name: 'Save' })

test('PASSWORD-17 PASSWORD-18 PASSWORD-15 a changed password leads to a new sign-in after 2 s', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.oneOrganization)
  await page.goto('/security/change-password')
  await fill(page, {})
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong')
  await save(page).click()
  await expect(page.getByText('Change password successfully, please sign-in again.')).toBeVisible()
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
  await expect(page.getByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible()
  await page.goto('/my-account-change-pwd')
  await expect(page).toHaveURL(/my-account-change-pwd/)
  await fill(page, {})
  await save(page).click()
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
  await enter(page, sandbox, people.oneOrganization)
  await page.goto('/security/change-password')
  await fill(page, { current: '', next: NEW, confirm: 'another' })
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong')
  await save(page).click()
  await expect(page.getByText('Please enter your current password')).toBeVisible()
  await expect(page.getByText('Two passwords that you enter is inconsistent!')).toBeVisible()
  await fill(page, { current: NEW })
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
  const checks: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/password/policy/verify') && checks.push(request.url()),
  )
  await enter(page, sandbox, people.oneOrganization)
  await page.goto('/security/change-password')
  await page.getByLabel('New password', { exact: true }).pressSequentially('abc&#%', { delay: 20 })
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Low')
  await expect(page.getByText(/at least 8 characters/)).toBeVisible()
  await expect(save(page)).toBeDisabled()
  expect(checks).toHaveLength(1)
  expect(new URL(checks[0] ?? '').searchParams.get('pwd')).toBe('abc&#%')
})

test('PASSWORD-19 a refused change keeps the form and tells why', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.oneOrganization)
  await page.goto('/security/change-password')
  await fill(page, { current: 'Wrong_2026' })
  await save(page).click()
  await expect(page.getByText('Your current password is incorrect')).toBeVisible()
  await fill(page, { next: 'Silent_2026' })
  await save(page).click()
  await expect(page.getByText('Something was wrong!')).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Silent_2026')
})

test('PASSWORD-09 a policy check that fails blocks, and can be tried again', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.oneOrganization)
  await page.goto('/security/change-password')
  await sandbox.fault({ operation: 'verifyPasswordPolicy', status: 500, times: 1 })
  await fill(page, {})
  await expect(save(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(save(page)).toBeEnabled()
})
