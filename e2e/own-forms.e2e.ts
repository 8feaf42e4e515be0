import { enter, enterAt, expect, giveCredentials, PASSWORD, people, test } from './fixtures'
import { drawer, fill, notice, save } from './verbs'

test('OWNFORMS-01 OWNFORMS-02 OWNFORMS-03 the profile leads to the forms of the own account', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.oneOrganization)
  await page.getByRole('link', { name: 'Manage', exact: true }).click()
  await page.waitForURL('**/profile')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Home',
    'Profiles',
  ])
  await expect(page.getByRole('tab')).toHaveText(['info', 'change password', 'EDM Send In Blue'])
  await page.getByRole('tab', { name: 'info' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'change password' })).toBeFocused()
  await expect(page).toHaveURL(/\?tab=password$/)
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel', { name: 'EDM Send In Blue' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'EDM Send In Blue' })).toHaveAttribute('aria-selected', 'true')
})

test('OWNFORMS-08 OWNFORMS-12 the own account can be changed', async ({ page, sandbox }) => {
  await enterAt(page, sandbox, '/profile', people.oneOrganization)
  const info = page.getByRole('tabpanel', { name: 'info' })
  await expect(info.getByLabel('E-mail')).toHaveAttribute('readonly', '')
  await expect(info.getByRole('button', { name: 'Save' })).toBeDisabled()
  await info.getByLabel('Name', { exact: true }).fill('Đỗ Thị Hằng <b>&</b>')
  await save(info)
  await expect(notice(page, `User ${people.oneOrganization} updated successfully`)).toBeVisible()
  await expect(info.getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('OWNFORMS-14 OWNFORMS-27 OWNFORMS-28 an administrator changes the organization, and the page loads again', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/profile?lang=en', people.superAdmin, 'Phương Đông Real Estate')
  await page.getByRole('link', { name: 'Update organization' }).click()
  const dialog = drawer(page, 'Update Organization')
  await dialog.getByLabel('Phone').fill('')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog.getByText('Please input phone!')).toBeVisible()
  await fill(dialog, { Phone: '028 1111 2222', Name: 'Phương Đông Land' })
  await dialog.getByLabel('Industry').selectOption('Houses and gardens')
  const reloaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await reloaded
  await expect(page).toHaveURL(/\/profile\?lang=en$/)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Phương Đông Land').first()).toBeVisible()
})

test('OWNFORMS-05 PWFORM-20 PWFORM-22 the password is changed in its tab', async ({ page, sandbox }) => {
  const NEW = 'Mua_Thu_Ha_Noi_2027'
  await enterAt(page, sandbox, '/profile?tab=password', people.oneOrganization)
  await fill(page, { 'Current password': PASSWORD, 'New password': NEW, 'Confirm new password': NEW })
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Change password successfuly')).toBeVisible()
  await page.waitForURL('**/login**')
  await giveCredentials(page, people.oneOrganization, NEW)
  await page.waitForURL('**/my-account-info**')
})

test('OWNFORMS-06 OWNFORMS-33 the key of e-mail marketing is saved and does not stay', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/profile?tab=email-marketing', people.oneOrganization)
  const panel = page.getByRole('tabpanel')
  await save(panel)
  await expect(panel.getByText('Please input name!')).toBeVisible()
  await expect(panel.getByText('Please input api key!')).toBeVisible()
  await fill(panel, { Name: 'Bản tin tháng', 'Send In Blue Api Key': 'unknown-key' })
  await save(panel)
  await expect(page.getByText('The e-mail marketing service does not know this key')).toBeVisible()
  await panel.getByLabel('Send In Blue Api Key').fill('xkeysib-0000')
  await save(panel)
  await expect(notice(page, 'Update API KEY SendInBlue successful')).toBeVisible()
  await expect(panel.getByLabel('Send In Blue Api Key')).toHaveValue('')
})
