import type { Page } from '@playwright/test'
import { enter, giveCode, people } from '../fixtures'
import { expect, test } from './fixtures'

/** Organizations for super administrators, through Prism. */

const CAKES = 'Tiệm bánh Mây'
const cakes = '/console-organizations?freeText=tiem+banh+may'

async function chooseOfRow(page: Page, item: string) {
  await page.getByRole('button', { name: `More actions: ${CAKES}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('an organization from its creation to its deletion keeps to the description', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await enter(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  await page.goto(
    '/console-organizations?accountTypes=Enterprise&industries=Real+Estate&status=active&envs=Production&sort=name:ASC',
  )
  await expect(page.getByText(/\d+ records?/)).toBeVisible()
  await page.goto('/console-organizations')
  await page.getByRole('searchbox', { name: 'Info' }).fill('phuong dong real estate')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('1 record', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Add Organization' }).click()
  const creating = page.getByRole('dialog', { name: 'Add Organization' })
  await creating.getByLabel('Brand Name').fill(CAKES)
  await creating.getByLabel('Code', { exact: true }).fill('MAY')
  await creating.getByLabel('Full name').fill('Công ty TNHH Tiệm bánh Mây')
  await creating.getByLabel('Account Type').selectOption('Lite')
  await creating.getByLabel('Phase').selectOption('Pilot')
  await creating.getByLabel('Industry').selectOption('F&B')
  await creating.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${CAKES} Organiziation added successfully`)).toBeVisible()
  await expect(creating).toBeHidden()

  await page.goto(cakes)
  await page.getByRole('button', { name: `Edit info: ${CAKES}` }).click()
  const updating = page.getByRole('dialog', { name: 'Update Organization' })
  await updating.getByLabel('Website').fill('https://may.example')
  await updating.getByLabel('Contract type').selectOption('Project Based')
  await updating.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${CAKES} Organiziation updated successfully`)).toBeVisible()
  await expect(updating).toBeHidden()

  const status = page.getByRole('switch', { name: `Status of ${CAKES}` })
  await status.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(status).not.toBeChecked()
  await chooseOfRow(page, 'Init Pango Permissions')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Init Pango Permissions' }).click()
  await expect(page.getByText('Init Permission Groups successfully')).toBeVisible()

  await chooseOfRow(page, 'Link Company')
  const linking = page.getByRole('dialog', { name: 'Link Company' })
  await linking.getByLabel('Integration name', { exact: true }).fill('CRM Mây')
  await linking.getByLabel('Company integration id').fill('crm-9')
  await linking.getByLabel('Company integration name').fill('Mây CRM')
  await linking.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(linking.getByRole('row', { name: /CRM Mây/ })).toBeVisible()
  await linking.getByRole('button', { name: 'Close' }).click()
  await expect(linking).toBeHidden()

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export Data' }).click()
  const exporting = page.getByRole('dialog', { name: 'Export Confirm' })
  await exporting.getByLabel('Timezone').selectOption('GMT -3')
  await exporting.getByRole('button', { name: 'Export', exact: true }).click()
  const used = await sandbox.code(people.superAdmin)
  await giveCode(page, sandbox, people.superAdmin)
  await expect(page.getByText('The export job is running.')).toBeVisible()
  await expect(exporting).toBeHidden()

  // Sign-in and export have used up the codes of this minute.
  await sandbox.advance(60_000)
  await page.goto(cakes)
  await chooseOfRow(page, 'Delete')
  const deleting = page.getByRole('dialog', { name: 'Delete organization' })
  await deleting.getByLabel('Type the name of the organization').fill(CAKES)
  await deleting.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).fill(used)
  await expect(page.getByText('Invalid PIN, please try again!')).toBeVisible()
  await giveCode(page, sandbox, people.superAdmin)
  await expect(page.getByText('Deleted successfully')).toBeVisible()
  await expect(page.getByText('No organization', { exact: true })).toBeVisible()
})

test('the setup of an organization keeps to the description, one save a page', async ({ page, sandbox }) => {
  test.slow()
  await enter(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  await page.goto('/console-organizations?freeText=acme+retail&drawer=setup&record=org-acme')
  const drawer = page.getByRole('dialog', { name: 'Acme Retail Vietnam' })
  const field = (name: string) => drawer.getByRole('textbox', { name })
  const show = async (name: string) => {
    await drawer.getByRole('link', { name, exact: true }).click()
    await expect(drawer.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  const save = async () => {
    const button = drawer.getByRole('button', { name: 'Save' })
    await button.click()
    await expect(button).toHaveAccessibleDescription('Nothing has changed')
  }
  const confirm = (name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

  await field('Domains').fill('acme.example')
  await drawer.getByRole('switch', { name: 'Delta Data Engine' }).click()
  await save()

  await show('Permission Group')
  for (const kind of ['role', 'function']) {
    const create = drawer.getByRole('button', { name: `Create groups by ${kind}` })
    await create.click()
    await confirm('Create')
    await expect(create).toHaveAccessibleDescription('These groups have been created')
  }

  await show('Web Tagging')
  await field('Tracking key').fill('acme-web')
  await drawer.getByLabel('Internal user id').selectOption('CustomerId')
  await field('Object as JSON').fill('{ "events": ["page_view"] }')
  await save()

  await show('Model Storage')
  await drawer.getByRole('switch', { name: 'Custom model storage' }).click()
  await save()

  await drawer.getByRole('button', { name: 'Quota Setting' }).click()
  await show('API Ingestion')
  await field('Per hour').fill('25000')
  await save()
  await drawer.getByRole('button', { name: 'Unblocked' }).click()
  await confirm('Unblocked')
  await expect(drawer.getByText(/unblocks automatically/)).toBeHidden()

  await show('Segment')
  await save()
  const remove = drawer.getByRole('button', { name: 'Remove', exact: true })
  await remove.click()
  await confirm('Remove')
  await expect(remove).toBeHidden()

  await show('Task')
  await drawer.getByRole('button', { name: 'Add category' }).click()
  await drawer.getByRole('combobox', { name: 'Category 1' }).selectOption('SMS')
  await field('Most of 1').fill('40')
  await save()

  await show('Segment Suggestion')
  await field('Configuration as JSON').fill('[{ "name": "Khách hàng thân thiết" }]')
  await save()
})

test('linked companies keep to the description', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  await page.goto('/console-link-orgs?o2ocdporgid=org-acme&linkedOrgId=crm-1048&freeText=crm')
  await expect(page.getByText('1 record', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Link company' }).click()
  const drawer = page.getByRole('dialog', { name: 'Link company' })
  await drawer.getByRole('button', { name: /^Product organization/ }).click()
  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('zen')
  // The radio button itself is drawn by its label.
  await page.getByText('org-zenbrew', { exact: true }).click()
  await drawer.getByLabel('Integration name', { exact: true }).fill('CRM zen')
  await drawer.getByLabel('Company integration id').fill('crm-9')
  await drawer.getByLabel('Company integration name').fill('Zen CRM')
  await drawer.getByLabel('API key').fill('crm-key-of-zenbrew')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Delete the link to CRM bán lẻ' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted successfully')).toBeVisible()
})
