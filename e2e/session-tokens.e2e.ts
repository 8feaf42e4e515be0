import { enter, enterAt, expect, people, test } from './fixtures'
import { answer, notice, question, records, rows } from './verbs'

const PATH = '/security/my-account-tokens'

test('TOKENS-01 TOKENS-02 the own sessions, each with its details, this one marked', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, PATH, people.superAdmin, 'Phương Đông Real Estate')
  await expect(records(page, '25 records')).toBeVisible()
  await expect(page.getByText('This device')).toHaveCount(1)
  await page.getByRole('button', { name: 'Details of 203.0.113.17' }).first().click()
  await expect(page.getByText('session-bao-1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('This device')).toHaveCount(0)
})

test('TOKENS-03 TOKENS-04 a session ended here is signed out there at its next call', async ({
  page,
  browser,
  sandbox,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL: sandbox.address })).newPage()
  await enter(elsewhere, sandbox, people.oneOrganization)
  await enterAt(page, sandbox, PATH, people.oneOrganization)
  await expect(records(page, '2 records')).toBeVisible()
  const other = rows(page).filter({ hasNotText: 'This device' }).nth(1)
  await other.getByRole('button', { name: /^Logout/ }).click()
  await answer(page, 'Logout')
  await expect(records(page, '1 record')).toBeVisible()
  await elsewhere.goto('/my-account-info')
  await elsewhere.waitForURL('**/login?**')
  await expect(elsewhere.getByText('Your session has expired')).toBeVisible()
  await elsewhere.context().close()
})

test('ending the present session is signing out; its words come along', async ({ page, sandbox }) => {
  await enterAt(page, sandbox, PATH, people.oneOrganization)
  await page
    .getByRole('button', { name: /^Logout (?!all)/ })
    .first()
    .click()
  await expect(question(page)).toContainText('you will be signed out here')
  await answer(page, 'Logout')
  await page.waitForURL('**/login')
  await expect(notice(page, 'Logout successfully')).toBeVisible()
  await page.goto('/my-account-info')
  await page.waitForURL('**/login?**')
})

test('all devices asks before', async ({ page, sandbox }) => {
  await enterAt(page, sandbox, PATH, people.oneOrganization)
  await page.getByRole('main').getByRole('button', { name: 'Logout all devices' }).click()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Logout all devices' }).click()
  await answer(page, 'Logout all devices')
  await page.waitForURL('**/login')
})
