import type { Page } from '@playwright/test'
import { enterAt, enterChoice, expect, people, test } from './fixtures'
import { answer, drawer, fill, notice, question, records, rowOf, rows, save } from './verbs'

const trigger = (page: Page, count: number) =>
  page.getByRole('button', { name: `You have ${count} Invitation(s)` })
/** Presses Accept or Reject in a row, and again in the question. */
async function answerInvitation(page: Page, decision: 'Accept' | 'Reject', organization: string) {
  await rowOf(page, organization)
    .getByRole('button', { name: new RegExp(`^${decision}`) })
    .click()
  await expect(question(page)).toContainText(organization)
  await answer(page, decision)
}
const PATH = '/activity/invitation'

test('INVITE-01 INVITE-02 INVITE-03 the invitations stand behind their number, ten a page', async ({
  page,
  sandbox,
}) => {
  await enterChoice(page, sandbox, people.elevenOrganizations)
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
  sandbox,
}) => {
  await enterChoice(page, sandbox, people.elevenOrganizations)
  await expect(page.getByText('11 organizations')).toBeVisible()
  await trigger(page, 13).click()
  await answerInvitation(page, 'Accept', 'Fintech Ánh Dương')
  await expect(notice(page, 'Accepted Invite Successfully')).toBeVisible()
  await expect(question(page)).toBeHidden()
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

test('INVITE-28 INVITE-29 a refusal in the popover is told in the question', async ({ page, sandbox }) => {
  await enterChoice(page, sandbox, people.elevenOrganizations)
  await trigger(page, 13).click()
  await answerInvitation(page, 'Accept', 'Sông Hương')
  await expect(question(page).getByText('This organization is inactive')).toBeVisible()
  await answer(page, 'Cancel')
  await answerInvitation(page, 'Reject', 'Nhà sách Hoa Sen')
  await expect(question(page).getByText('Somethings went wrong', { exact: true })).toBeVisible()
})

test('INVITE-17 INVITE-18 without an organization one gets into the first by an invitation', async ({
  page,
  sandbox,
}) => {
  await enterChoice(page, sandbox, people.noOrganization)
  await trigger(page, 2).click()
  await answerInvitation(page, 'Reject', '=1+1 Trading')
  await expect(notice(page, 'Rejected Invite Successfully')).toBeVisible()
  await answerInvitation(page, 'Accept', 'Fintech Ánh Dương')
  await page.waitForURL('**/my-account-info')
  await expect(page.getByText('Fintech Ánh Dương').first()).toBeVisible()
})

test('INVITE-10 INVITE-23 INVITE-25 on the page they are accepted and rejected, and stay in the list', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, PATH, people.elevenOrganizations, 'Phương Đông Real Estate')
  await expect(records(page, '16 records')).toBeVisible()
  await answerInvitation(page, 'Accept', 'Fintech Ánh Dương')
  await expect(notice(page, 'Accept invitation successfully.')).toBeVisible()
  await expect(rowOf(page, 'Fintech Ánh Dương')).toContainText('ACCEPTED')
  await answerInvitation(page, 'Reject', '=1+1 Trading')
  await expect(notice(page, 'Reject invitation successfully.')).toBeVisible()
  await expect(rowOf(page, '=1+1 Trading')).toContainText('REJECTED')
  await expect(page).toHaveURL(/\/activity\/invitation$/)
  const accept = rowOf(page, 'Fintech Ánh Dương').getByRole('button', { name: /^Accept/ })
  await expect(accept).toHaveAttribute('aria-disabled', 'true')
  await expect(accept).toHaveAccessibleDescription(/Only a pending invitation can be answered\./)
})

test('INVITE-26 INVITE-27 a failure on the page is told in the question, with its reason', async ({
  page,
  sandbox,
}) => {
  await enterAt(
    page,
    sandbox,
    `${PATH}?status=Pending`,
    people.elevenOrganizations,
    'Phương Đông Real Estate',
  )
  await answerInvitation(page, 'Accept', 'drop table account')
  await expect(question(page).getByText('Accept invitation failed. Lời mời này đã hết hạn')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await answerInvitation(page, 'Reject', 'Luật Minh Tâm')
  await expect(question(page).getByText('Reject invitation failed.')).toBeVisible()
})

test('a link to an invitation that one does not have says so', async ({ page, sandbox }) => {
  await enterAt(
    page,
    sandbox,
    `${PATH}?drawer=accept&record=invitation-hang-1`,
    people.elevenOrganizations,
    'Phương Đông Real Estate',
  )
  const told = drawer(page, 'Invitation not found')
  await expect(told).toContainText(people.elevenOrganizations)
  await expect(told.getByRole('link', { name: 'Sign in with another account' })).toBeVisible()
})

test('INVITE-11 INVITEADM-23 an administrator invites somebody, who finds the invitation', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, PATH, people.superAdmin, 'Phương Đông Real Estate')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const form = drawer(page, 'Invite')
  await save(form)
  await expect(form.getByText('Please input your email!')).toBeVisible()
  await fill(form, { 'User email': 'hang.do@acme.example', Reason: 'Chăm sóc khách hàng' })
  await save(form)
  await expect(form.getByText('Tài khoản này đã được mời và chưa trả lời')).toBeVisible()
  await form.getByLabel('User email').fill(people.noOrganization)
  await save(form)
  await expect(notice(page, 'Added successfully')).toBeVisible()
  await expect(form).toBeHidden()
  await enterChoice(page, sandbox, people.noOrganization)
  await trigger(page, 3).click()
  await expect(rowOf(page, 'Phương Đông Real Estate')).toContainText(people.superAdmin)
})

test('INVITE-19 on a phone each invitation is a card, with its buttons', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAt(
    page,
    sandbox,
    `${PATH}?status=Accepted`,
    people.elevenOrganizations,
    'Phương Đông Real Estate',
  )
  await expect(rows(page).getByRole('button', { name: /^Accept/ })).toBeVisible()
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(sideways).toBe(false)
})
