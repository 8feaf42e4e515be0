import { enterAt, expect, people, test } from './fixtures'

const PATH = '/activity/login-history'

test('COLPREF-01 COLPREF-02 COLPREF-03 a hidden column stays hidden after a reload and in another browser', async ({
  page,
  browser,
  sandbox,
}) => {
  await enterAt(page, sandbox, PATH, people.oneOrganization)
  const source = page.getByRole('columnheader', { name: 'Source' })
  await expect(source).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  const saved = page.waitForResponse((response) => response.url().endsWith('/listing/config/save'))
  await page.getByRole('menuitemcheckbox', { name: 'Source' }).click()
  await expect(source).toHaveCount(0)
  expect((await saved).status()).toBe(200)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Columns, 1 hidden' })).toBeVisible()
  await expect(source).toHaveCount(0)

  const elsewhere = await (await browser.newContext({ baseURL: sandbox.address })).newPage()
  await enterAt(elsewhere, sandbox, PATH, people.oneOrganization)
  await elsewhere.getByRole('button', { name: 'Columns, 1 hidden' }).click()
  await expect(elsewhere.getByRole('columnheader', { name: 'Source' })).toHaveCount(0)
  await elsewhere.getByRole('menuitem', { name: 'Reset' }).click()
  await expect(elsewhere.getByRole('columnheader', { name: 'Source' })).toBeVisible()
  await elsewhere.context().close()
})
