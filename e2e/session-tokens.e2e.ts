import { enter, expect, people, test } from './fixtures'

const PATH = '/security/my-account-tokens'

test('TOKENS-01 TOKENS-02 the own sessions, each with its details, this one marked', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  await page.goto(PATH)
  await expect(page.getByText('25 records')).toBeVisible()
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
  await enter(page, sandbox, people.oneOrganization)
  await page.goto(PATH)
  await expect(page.getByText('2 records')).toBeVisible()
  const other = page.getByRole('table').getByRole('row').filter({ hasNotText: 'This device' }).nth(1)
  await other.getByRole('button', { name: /^Logout/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('1 record')).toBeVisible()
  await elsewhere.goto('/my-account-info')
  await elsewhere.waitForURL('**/login?**')
  await expect(elsewhere.getByText('Your session has expired')).toBeVisible()
  await elsewhere.context().close()
})

test('ending the present session is signing out; its words come along', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.oneOrganization)
  await page.goto(PATH)
  await page
    .getByRole('button', { name: /^Logout (?!all)/ })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toContainText('you will be signed out here')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await expect(page.getByText('Logout successfully')).toBeVisible()
  await page.goto('/my-account-info')
  await page.waitForURL('**/login?**')
})

test('all devices asks before', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.oneOrganization)
  await page.goto(PATH)
  await page.getByRole('main').getByRole('button', { name: 'Logout all devices' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Logout all devices' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout all devices' }).click()
  await page.waitForURL('**/login')
})
