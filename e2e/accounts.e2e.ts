import type { Page } from '@playwright/test'
import { enterAt, expect, people, test } from './fixtures'
import { answer, drawer, fill, notice, question, records, rowOf, rows, save } from './verbs'

const USERS = '/console-users'
const PLATFORM = '/super-admin-console-users'
const MAI = 'mai.le@phuongdong.example'

/** In pixels. */
const drawerWidth = async (page: Page, name: string) =>
  Math.round((await drawer(page, name).boundingBox())!.width)

test('ACCOUNTS-01 ACCOUNTS-14 ACCOUNTS-53 a new account signs in with the password that was made for it', async ({
  page,
  browser,
  sandbox,
}) => {
  await enterAt(page, sandbox, USERS, people.superAdmin, 'org-phuongdong')
  await page.getByRole('button', { name: 'New User Account' }).click()
  const form = drawer(page, 'New user account')
  await fill(form, { 'Full name': 'Lê Thị Mai', Email: MAI })
  await form.getByRole('button', { name: 'Generate' }).click()
  await expect(form.getByRole('button', { name: 'Copy: Password' })).toBeVisible()
  const password = await form.getByLabel('Password', { exact: true }).inputValue()
  await form.getByRole('button', { name: /^Roles/ }).click()
  await page.getByRole('checkbox', { name: 'User' }).check()
  await page.keyboard.press('Escape')
  await save(form)
  await expect(notice(page, 'Added successfully')).toBeVisible()
  await expect(rowOf(page, MAI)).toBeVisible()

  const elsewhere = await (await browser.newContext({ baseURL: sandbox.address })).newPage()
  await elsewhere.goto('/login')
  await elsewhere.getByLabel('User name').fill(MAI)
  await elsewhere.getByLabel('Password', { exact: true }).fill(password)
  await elsewhere.getByRole('button', { name: 'Sign In' }).click()
  await elsewhere.waitForURL(/companies|my-account-info/)
  await elsewhere.context().close()
})

test('SUPERACC-01 SUPERACC-18 whoever is switched off is out at once, and back once that is undone', async ({
  page,
  browser,
  sandbox,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL: sandbox.address })).newPage()
  await enterAt(elsewhere, sandbox, '/activity/login-history', people.oneOrganization, 'org-acme')
  await enterAt(
    page,
    sandbox,
    `${PLATFORM}?freeText=${people.oneOrganization}`,
    people.superAdmin,
    'org-phuongdong',
  )
  await expect(records(page, '1 record')).toBeVisible()
  await rowOf(page, people.oneOrganization).getByRole('switch').click()
  await expect(question(page)).toContainText(
    'Đỗ Thị Hằng (hang.do@acme.example) changes from Active to Inactive',
  )
  await answer(page, 'Deactivate')
  await expect(notice(page, `User ${people.oneOrganization} updated successfully`)).toBeVisible()
  // At once: the live channel tells whose rights have changed.
  await elsewhere.waitForURL('**/login**')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(notice(page, 'Undone')).toBeVisible()
  await expect(rowOf(page, people.oneOrganization).getByRole('switch')).toBeChecked()
  await elsewhere.context().close()
})

for (const [title, widths] of [
  [
    'ACCOUNTS-22 ACCOUNTS-23 in narrow windows',
    [
      [390, 390],
      [500, 400],
      [900, 720],
    ],
  ],
  [
    'ACCOUNTS-24 ACCOUNTS-25 in wide windows',
    [
      [1100, 700],
      [1440, 700],
      [1920, 400],
    ],
  ],
] as const)
  test(`${title} the drawers of an organization's accounts are as wide as is said`, async ({
    page,
    sandbox,
  }) => {
    await enterAt(page, sandbox, `${USERS}?drawer=create`, people.superAdmin, 'org-phuongdong')
    for (const [window, width] of widths) {
      await page.setViewportSize({ width: window, height: 900 })
      await expect.poll(() => drawerWidth(page, 'New user account')).toBe(width)
    }
  })

test('ADMINCOMMON-28 those of the platform are never narrower than other panels', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await enterAt(page, sandbox, `${PLATFORM}?drawer=create`, people.superAdmin, 'org-phuongdong')
  await expect.poll(() => drawerWidth(page, 'Create User')).toBe(700)
})

test('ROLES-02 ROLES-03 an administrator of the own organization, by the address of the platform too', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, PLATFORM, people.fiveOrganizations, 'org-phuongdong')
  await expect(page.getByRole('button', { name: 'Add User' })).toBeVisible()
  await expect(records(page)).toBeVisible()
  expect(await rows(page).count()).toBeGreaterThan(3)
  await page.goto(USERS)
  const invite = page.getByRole('button', { name: 'Invite' })
  await expect(invite).toHaveAccessibleDescription('Missing Invite Permission')
})
