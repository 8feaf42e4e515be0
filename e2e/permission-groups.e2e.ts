import type { Locator } from '@playwright/test'
import { enterAt, expect, people, test } from './fixtures'
import { choose, drawer, fill, notice, question, records, rowOf, save, search } from './verbs'

const GROUP = 'Đội hậu mãi'
const KHANH = people.fiveOrganizations

/** Takes the first choice of a picker that its words find. */
async function pick(panel: Locator, picker: RegExp, words: string, name: RegExp) {
  const page = panel.page()
  await panel.getByRole('button', { name: picker }).first().click()
  await page.getByRole('searchbox').last().fill(words)
  await page.getByRole('group').getByText(name).first().click()
}

test('PGROUP-22 PGROUP-27 B36 a group is made and given to somebody, who may do what it permits from then on', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/permission-group', people.superAdmin, 'org-phuongdong')
  await page.getByRole('button', { name: 'New Permission Group' }).click()
  const made = drawer(page, 'ADD PERMISSION GROUP')
  await fill(made, { Name: GROUP })
  await pick(made, /^Permission/, 'InviteUser', /InviteUser/)
  await page.keyboard.press('Escape')
  await save(made)
  await expect(rowOf(page, GROUP)).toBeVisible()

  await page.getByRole('button', { name: `Assign to users: ${GROUP}` }).click()
  const assigned = drawer(page, 'ASSIGN TO USER')
  await pick(assigned, /^User/, KHANH, /Khánh/)
  await page.keyboard.press('Escape')
  await save(assigned)
  await expect(rowOf(page, GROUP).getByText('1 user')).toBeVisible()

  await page.getByRole('button', { name: 'Evaluate access' }).click()
  const asked = drawer(page, 'Evaluate access')
  await pick(asked, /^Account/, KHANH, /Khánh/)
  await pick(asked, /^Action/, 'invite a person', /^Invite a person$/)
  await expect(asked.getByText(/^Yes: with the role Admin/)).toBeVisible()
  await expect(asked.getByText(`by the permission group ${GROUP}`)).toBeVisible()
  await asked.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: `Delete: ${GROUP}` }).click()
  await expect(question(page).getByText(/1 user loses the 1 permission/)).toBeVisible()
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await expect(rowOf(page, GROUP)).toHaveCount(0)
})

test('CATALOGUE-10 CATALOGUE-05 a permission that is added to the catalogue is found in it, and in the picker of groups', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/console-permission', people.superAdmin, 'org-phuongdong')
  await page.getByRole('button', { name: 'New Permission' }).click()
  const added = drawer(page, 'ADD PERMISSIONS')
  await fill(added, { Key: 'SurveyEdit', Name: 'Sửa khảo sát' })
  await choose(added, { Category: 'Segmentation' })
  await save(added)
  await expect(notice(page, 'Added successfully')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Info' }).fill('khảo sát')
  await search(page)
  await expect(records(page, '1 record')).toBeVisible()
  await expect(rowOf(page, 'SurveyEdit')).toBeVisible()
  await page.goto('/permission-group?drawer=create')
  await pick(drawer(page, 'ADD PERMISSION GROUP'), /^Permission/, 'khảo', /Sửa khảo sát/)
  await page.keyboard.press('Escape')
  await expect(drawer(page, 'ADD PERMISSION GROUP').getByText('Sửa khảo sát')).toBeVisible()
})

test('INTPERM-20 INTPERM-23 an internal permission is granted, found, and revoked again', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/internal-permission', people.superAdmin, 'org-phuongdong')
  await page.getByRole('button', { name: 'Grant' }).click()
  const grant = drawer(page, 'GRANT')
  await fill(grant, { 'Organization Id': 'org-phuongdong' })
  await grant.getByRole('textbox', { name: 'User Ids' }).fill(KHANH)
  await page.keyboard.press('Enter')
  await pick(grant, /^Permissions/, 'SegmentView', /SegmentView/)
  await page.keyboard.press('Escape')
  await grant.getByRole('button', { name: 'Grant', exact: true }).click()
  await expect(notice(page, 'Add grant permission successfully')).toBeVisible()
  await page.getByRole('textbox', { name: 'User Id' }).fill(KHANH)
  await page.getByRole('textbox', { name: 'Organization Id' }).fill('org-phuongdong')
  await search(page)
  await page.getByRole('button', { name: `Revoke SegmentView of ${KHANH} in org-phuongdong` }).click()
  await question(page, 'Revoke Permission').getByRole('button', { name: 'Revoke' }).click()
  await expect(notice(page, 'Revoke permission successfully')).toBeVisible()
  await expect(rowOf(page, 'SegmentView')).toHaveCount(0)
})
