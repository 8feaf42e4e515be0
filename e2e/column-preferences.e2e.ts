import { enter, enterAt, expect, people, test } from './fixtures'
import { notice } from './verbs'

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
  await enter(elsewhere, sandbox, people.oneOrganization)
  await elsewhere.goto(PATH)
  await elsewhere.getByRole('button', { name: 'Columns, 1 hidden' }).click()
  await expect(elsewhere.getByRole('columnheader', { name: 'Source' })).toHaveCount(0)
  await elsewhere.getByRole('menuitem', { name: 'Reset' }).click()
  await expect(elsewhere.getByRole('columnheader', { name: 'Source' })).toBeVisible()
  await elsewhere.context().close()
})

test('COLPREF-02 a choice that cannot be saved is taken back, with a notice', async ({ page, sandbox }) => {
  await enterAt(page, sandbox, PATH, 'silent.settings@acme.example')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Source' }).click()
  await expect(notice(page, 'Failed to save')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Source' })).toBeVisible()
})
