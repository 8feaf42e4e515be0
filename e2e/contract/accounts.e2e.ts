import { enterAt, people } from '../fixtures'
import { expect, test } from './fixtures'
import { answer, chooseInRow, drawer, fill, notice, records, rowOf, save, search } from '../verbs'

/** Accounts and invitations, through Prism. */

const MAI = 'mai.le@phuongdong.example'
const NAME = 'Lê Thị Mai'

test('an account of an organization from its creation to its deletion keeps to the description', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await enterAt(
    page,
    sandbox,
    '/console-users?roles=ADMIN&status=active&permissionGroup=group-root&sort=name:ASC&size=20',
    people.superAdmin,
    'Phương Đông Real Estate',
  )
  await expect(records(page)).toBeVisible()
  await page.goto('/console-users?drawer=create')
  const creating = drawer(page, 'New user account')
  await fill(creating, { 'Full name': NAME, Email: MAI })
  await creating.getByRole('button', { name: 'Generate' }).click()
  await expect(creating.getByRole('button', { name: 'Copy: Password' })).toBeVisible()
  await creating.getByRole('button', { name: /^Roles/ }).click()
  await page.getByRole('checkbox', { name: 'User' }).check()
  await page.keyboard.press('Escape')
  await save(creating)
  await expect(notice(page, 'Added successfully')).toBeVisible()

  await page.goto(`/console-users?freeText=${MAI}`)
  await page.getByRole('button', { name: `Edit: ${NAME}` }).click()
  const updating = drawer(page, 'Update account')
  await fill(updating, { Phone: '0901 000 111' })
  await updating.getByRole('button', { name: /^Roles/ }).click()
  await page.getByRole('checkbox', { name: 'Api' }).check()
  await page.keyboard.press('Escape')
  await save(updating)
  await expect(notice(page, `User ${MAI} updated successfully`)).toBeVisible()

  await chooseInRow(page, NAME, 'Activities of the user')
  await expect(records(drawer(page, 'Activities of the user'))).toBeVisible()
  await page.keyboard.press('Escape')
  await chooseInRow(page, NAME, 'Assign to Permission Group')
  await expect(drawer(page, 'Assign to Permission Group')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: `Reset password: ${NAME}` }).click()
  const resetting = drawer(page, 'Reset Password')
  await resetting.getByRole('checkbox').check()
  await resetting.getByRole('button', { name: 'Reset Password' }).click()
  await answer(page, 'Reset Password')
  await expect(notice(page, `Reset Password for ${MAI} successfully`)).toBeVisible()

  await expect(resetting).toBeHidden()
  await rowOf(page, MAI).getByRole('switch').click()
  await answer(page, 'Deactivate')
  await expect(rowOf(page, MAI).getByRole('switch')).not.toBeChecked()
  await chooseInRow(page, NAME, 'Delete')
  const deleting = drawer(page, 'Delete')
  await deleting.getByRole('checkbox').check()
  await deleting.getByRole('button', { name: 'Delete' }).click()
  await answer(page, 'Delete')
  await expect(notice(page, 'Deleted successfully')).toBeVisible()
})

test('invitations keep to the description', async ({ page, sandbox }) => {
  await enterAt(
    page,
    sandbox,
    '/console-users?drawer=invite-many',
    people.superAdmin,
    'Phương Đông Real Estate',
  )
  const inviting = drawer(page, 'Invite several people')
  await fill(inviting, { 'User emails': 'direct.ngo@acme.example, nobody@nowhere.example', Reason: 'Tết' })
  await save(inviting)
  await expect(inviting.getByText('1 of 2 invited')).toBeVisible()
  await page.goto('/console-users?drawer=invitations')
  const list = drawer(page, 'Invitations')
  await list.getByRole('button', { name: 'Delete the invitation of direct.ngo@acme.example' }).click()
  await answer(page, 'Delete')
  await expect(notice(page, 'Deleted successfully')).toBeVisible()
})

test('the accounts of the platform keep to the description', async ({ page, sandbox }) => {
  await enterAt(page, sandbox, '/super-admin-console-users', people.superAdmin, 'Phương Đông Real Estate')
  await page.getByRole('searchbox', { name: 'Info' }).fill(people.fiveOrganizations)
  await search(page)
  await expect(records(page, '1 record')).toBeVisible()
  await chooseInRow(page, 'Phạm Hoàng Khánh Linh', 'Organizations and roles')
  await expect(records(drawer(page, 'Organizations and roles'))).toBeVisible()
  await page.keyboard.press('Escape')
  await chooseInRow(page, 'Phạm Hoàng Khánh Linh', 'Activities of the user')
  await expect(records(drawer(page, 'Activities of the user'))).toBeVisible()
})
