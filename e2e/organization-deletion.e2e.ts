import type { Page } from '@playwright/test'
import { expect, NEXT_CODE, people, type Sandbox, signIn, test } from './fixtures'
import { answer, callsOf, chooseInRow, drawer, notice, openList } from './verbs'

const HAIAU = 'Hải Âu Airlines'
const codeDialog = (page: Page) => drawer(page, 'Confirm with your code')
const form = (page: Page) => drawer(page, 'Delete organization')

async function openOrganizations(page: Page, sandbox: Sandbox, search: string) {
  await signIn(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  await openList(page, `/console-organizations${search}`)
}

async function typeCode(page: Page, code: string) {
  await codeDialog(page).getByRole('textbox', { name: 'Digit 1 of 6' }).fill(code)
}

/** As far as the six boxes of a delete. */
async function toTheCode(page: Page, sandbox: Sandbox) {
  await openOrganizations(page, sandbox, '?freeText=H%E1%BA%A3i+%C3%82u+Airlines')
  await chooseInRow(page, HAIAU, 'Delete')
  await expect(form(page).getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
  await form(page).getByLabel('Type the name of the organization').fill(HAIAU)
  await form(page).getByRole('button', { name: 'Delete' }).click()
  await answer(page, 'Delete')
  await expect(codeDialog(page)).toBeVisible()
  await sandbox.advance(NEXT_CODE)
}

test('ORGLIST-53 ORGCOMMON-23 S33 a wrong code keeps the dialog, the right one deletes', async ({
  page,
  sandbox,
}) => {
  const sent = callsOf(page, '/deletep')
  await toTheCode(page, sandbox)
  expect(sent).toEqual([])
  const right = await sandbox.code(people.superAdmin)
  await typeCode(page, right === '123456' ? '654321' : '123456')
  await expect(codeDialog(page).getByText('Invalid PIN, please try again!')).toBeVisible()
  await expect(codeDialog(page).getByRole('textbox').first()).toHaveValue(/./)
  await typeCode(page, right)
  await expect(notice(page, 'Deleted successfully')).toBeVisible()
  await expect(form(page)).toBeHidden()
  await expect(page.getByText('No organization')).toBeVisible()
  expect(sent).toHaveLength(2)
})

test('B36 the disabled Delete is reached by Tab and tells its reason', async ({ page, sandbox }) => {
  await openOrganizations(page, sandbox, '?freeText=acme&drawer=delete&record=org-acme')
  const press = form(page).getByRole('button', { name: 'Delete' })
  await form(page).getByLabel('Type the name of the organization').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(press).toBeFocused()
  await expect(press).toHaveAccessibleDescription('Type the name exactly as it stands above')
  await expect(page.getByRole('tooltip', { name: 'Type the name exactly as it stands above' })).toBeVisible()
})
