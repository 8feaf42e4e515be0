import type { Page } from '@playwright/test'
import { enterAt, enterChoice, expect, people, test } from './fixtures'
import { answer, drawer, fill, notice, question, rowOf, rows, save } from './verbs'

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
