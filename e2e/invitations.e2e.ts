import type { Page } from '@playwright/test'
import { enter, expect, giveCredentials, people, test } from './fixtures'

const trigger = (page: Page, count: number) =>
  page.getByRole('button', { name: `You have ${count} Invitation(s)` })
const rows = (page: Page) => page.getByRole('table').getByRole('row')
const row = (page: Page, organization: string) => rows(page).filter({ hasText: organization })
/** Presses Accept or Reject in a row, and again in the question. */
async function answer(page: Page, deed: 'Accept' | 'Reject', organization: string) {
  await row(page, organization)
    .getByRole('button', { name: new RegExp(`^${deed}`) })
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(organization)
  await question.getByRole('button', { name: deed, exact: true }).click()
  return question
}
async function choosing(page: Page, user: string) {
  await page.goto('/login')
  await giveCredentials(page, user)
  // Who has no organization is led on from the select page: what is pressed before would go with it.
  await page.waitForURL(user === people.noOrganization ? '**/companies/empty**' : '**/companies/**')
}
const open = (page: Page, search = '') => page.goto(`/activity/invitation${search}`)

test('INVITE-01 INVITE-02 INVITE-03 the invitations stand behind their number, ten a page', async ({
  page,
}) => {
  await choosing(page, people.elevenOrganizations)
  await trigger(page, 13).click()
  await expect(rows(page)).toHaveCount(11)
  await expect(page.getByText('1–10 of 13')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows(page)).toHaveCount(4)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(trigger(page, 13)).toBeFocused()
})

test('INVITE-08 INVITE-20 INVITE-22 an accepted invitation is an organization to choose at once', async ({
  page,
}) => {
  await choosing(page, people.elevenOrganizations)
  await expect(page.getByText('11 organizations')).toBeVisible()
  await trigger(page, 13).click()
  const question = await answer(page, 'Accept', 'Fintech Ánh Dương')
  await expect(page.getByText('Accepted Invite Successfully')).toBeVisible()
  await expect(question).toBeHidden()
  // The popover stayed open below the question.
  await expect(page.getByRole('table', { name: 'You have 12 Invitation(s)' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('12 organizations')).toBeVisible()
  await page
    .getByRole('list', { name: 'Organizations' })
    .getByRole('button', { name: 'Fintech Ánh Dương' })
    .click()
  await page.waitForURL('**/my-account-info')
})

test('INVITE-28 INVITE-29 a refusal in the popover is told in the question', async ({ page }) => {
  await choosing(page, people.elevenOrganizations)
  await trigger(page, 13).click()
  const question = await answer(page, 'Accept', 'Sông Hương')
  await expect(question.getByText('This organization is inactive')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await answer(page, 'Reject', 'Nhà sách Hoa Sen')
  await expect(question.getByText('Somethings went wrong', { exact: true })).toBeVisible()
})

test('INVITE-17 INVITE-18 without an organization one gets into the first by an invitation', async ({
  page,
}) => {
  await choosing(page, people.noOrganization)
  await page.waitForURL('**/companies/empty')
  await trigger(page, 2).click()
  await answer(page, 'Reject', '=1+1 Trading')
  await expect(page.getByText('Rejected Invite Successfully')).toBeVisible()
  await answer(page, 'Accept', 'Fintech Ánh Dương')
  await page.waitForURL('**/my-account-info')
  await expect(page.getByText('Fintech Ánh Dương').first()).toBeVisible()
})

test('INVITE-10 INVITE-23 INVITE-25 on the page they are accepted and rejected, and stay in the list', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.elevenOrganizations, 'Phương Đông Real Estate')
  await open(page)
  await expect(page.getByText('16 records')).toBeVisible()
  await answer(page, 'Accept', 'Fintech Ánh Dương')
  await expect(page.getByText('Accept invitation successfully.')).toBeVisible()
  await expect(row(page, 'Fintech Ánh Dương')).toContainText('ACCEPTED')
  await answer(page, 'Reject', '=1+1 Trading')
  await expect(page.getByText('Reject invitation successfully.')).toBeVisible()
  await expect(row(page, '=1+1 Trading')).toContainText('REJECTED')
  await expect(page).toHaveURL(/\/activity\/invitation$/)
  const accept = row(page, 'Fintech Ánh Dương').getByRole('button', { name: /^Accept/ })
  await expect(accept).toHaveAttribute('aria-disabled', 'true')
  await expect(accept).toHaveAccessibleDescription(/Only a pending invitation can be answered\./)
})

test('INVITE-26 INVITE-27 a failure on the page is told in the question, with its reason', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.elevenOrganizations, 'Phương Đông Real Estate')
  await open(page, '?status=Pending')
  const question = await answer(page, 'Accept', 'drop table account')
  await expect(question.getByText('Accept invitation failed. Lời mời này đã hết hạn')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await answer(page, 'Reject', 'Luật Minh Tâm')
  await expect(question.getByText('Reject invitation failed.')).toBeVisible()
})

test('a link to an invitation that one does not have says so', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.elevenOrganizations, 'Phương Đông Real Estate')
  await open(page, '?drawer=accept&record=invitation-hang-1')
  const told = page.getByRole('dialog', { name: 'Invitation not found' })
  await expect(told).toContainText(people.elevenOrganizations)
  await expect(told.getByRole('link', { name: 'Sign in with another account' })).toBeVisible()
})

test('INVITE-11 INVITEADM-23 an administrator invites somebody, who finds the invitation', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  await open(page)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Invite' })
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByText('Please input your email!')).toBeVisible()
  await drawer.getByLabel('User email').fill('hang.do@acme.example')
  await drawer.getByLabel('Reason').fill('Chăm sóc khách hàng')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByText('Tài khoản này đã được mời và chưa trả lời')).toBeVisible()
  await drawer.getByLabel('User email').fill(people.noOrganization)
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Added successfully')).toBeVisible()
  await expect(drawer).toBeHidden()
  await choosing(page, people.noOrganization)
  await trigger(page, 3).click()
  await expect(row(page, 'Phương Đông Real Estate')).toContainText(people.superAdmin)
})

test('INVITE-19 on a phone each invitation is a card, with its buttons', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, sandbox, people.elevenOrganizations, 'Phương Đông Real Estate')
  await open(page, '?status=Accepted')
  await expect(rows(page).getByRole('button', { name: /^Accept/ })).toBeVisible()
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(sideways).toBe(false)
})
