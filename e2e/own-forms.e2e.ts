import { enter, expect, people, test } from './fixtures'

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
