import { enter, enterAt, expect, people, test } from './fixtures'
import { answer, notice, question, records, rows } from './verbs'

const PATH = '/security/my-account-tokens'

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
    .getByRole('button', { name: /^Logout (?!all|other)/ })
    .first()
    .click()
  await expect(question(page)).toContainText('you will be signed out here')
  await answer(page, 'Logout')
  await page.waitForURL('**/login')
  await expect(notice(page, 'Logout successfully')).toBeVisible()
  await page.goto('/my-account-info')
  await page.waitForURL('**/login?**')
})
