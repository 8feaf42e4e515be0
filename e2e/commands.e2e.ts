import { enterAt, expect, people, test } from './fixtures'
import { drawer, heading } from './verbs'

const NAME = 'Search and commands'

test('a page is found and opened by keys alone; Back leads to where one was, and the keys can be switched off', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/activity/login-history', people.oneOrganization)
  const field = page.getByRole('combobox', { name: NAME })
  // The keys come once the page stands.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.type('chan pass')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Change Password')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Login Activity')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('/?')
  await expect(page.getByRole('searchbox')).toHaveValue('/?')
  await heading(page, 'Login Activity').click()
  await page.keyboard.press('?')
  const shortcuts = drawer(page, 'Keyboard shortcuts')
  await shortcuts.getByRole('switch').press('Space')
  await page.keyboard.press('Escape')
  await expect(shortcuts).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
})

test('on a phone a super administrator finds a person without marks, and opens the account', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAt(page, sandbox, '/activity/login-history', people.superAdmin, 'org-phuongdong')
  await page.getByRole('button', { name: NAME }).click()
  await page.getByRole('combobox', { name: NAME }).fill('do thi hang')
  await page.getByRole('option', { name: /^Đỗ Thị Hằng/ }).click()
  await expect(heading(page, 'Accounts')).toBeAttached()
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('hang.do@acme.example')
})
