import { enterAt, expect, giveCode, NEXT_CODE, people, test } from './fixtures'
import { drawer } from './verbs'

const PAGE = '/console-system-setting?menu=system_configuration'
const VALUE = 'https://mail.platform.example/v2'

test('SYSVAR-07 SYSVAR-11 a value is seen by keyboard behind a code, and nothing of it stays', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, PAGE, people.superAdmin, 'org-phuongdong')
  const view = page.getByRole('button', { name: 'View value: MAIL_GATEWAY_URL' })
  await view.press('Enter')
  await sandbox.advance(NEXT_CODE)
  await giveCode(page, sandbox, people.superAdmin)
  await expect(drawer(page, 'Value').getByText(VALUE)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/2\d seconds/)
  await page.keyboard.press('Escape')
  await expect(drawer(page, 'Value')).toHaveCount(0)
  const kept = await page.evaluate(() => {
    const storages = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }))
    return [document.documentElement.outerHTML, location.href, ...storages].join()
  })
  expect(kept).not.toContain(VALUE)
})
