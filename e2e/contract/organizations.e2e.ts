import { enter, enterAt, giveCode, people } from '../fixtures'
import { expect, test } from './fixtures'
import { answer, choose, chooseInRow, drawer, fill, notice, question, records, save, search } from '../verbs'

/** Organizations for super administrators, through Prism. */

const CAKES = 'Tiệm bánh Mây'
const cakes = '/console-organizations?freeText=tiem+banh+may'

test('an organization from its creation to its deletion keeps to the description', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await enter(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  await page.goto(
    '/console-organizations?accountTypes=Enterprise&industries=Real+Estate&status=active&envs=Production&sort=name:ASC',
  )
  await expect(records(page)).toBeVisible()
  await page.goto('/console-organizations')
  await page.getByRole('searchbox', { name: 'Info' }).fill('phuong dong real estate')
  await search(page)
  await expect(records(page, '1 record')).toBeVisible()

  await page.getByRole('button', { name: 'Add Organization' }).click()
  const creating = drawer(page, 'Add Organization')
  await fill(creating, { 'Brand Name': CAKES, Code: 'MAY', 'Full name': 'Công ty TNHH Tiệm bánh Mây' })
  await choose(creating, { 'Account Type': 'Lite', Phase: 'Pilot', Industry: 'F&B' })
  await save(creating)
  await expect(notice(page, `${CAKES} Organiziation added successfully`)).toBeVisible()
  await expect(creating).toBeHidden()

  await page.goto(cakes)
  await page.getByRole('button', { name: `Edit info: ${CAKES}` }).click()
  const updating = drawer(page, 'Update Organization')
  await updating.getByLabel('Website').fill('https://may.example')
  await updating.getByLabel('Contract type').selectOption('Project Based')
  await save(updating)
  await expect(notice(page, `${CAKES} Organiziation updated successfully`)).toBeVisible()
  await expect(updating).toBeHidden()

  const status = page.getByRole('switch', { name: `Status of ${CAKES}` })
  await status.click()
  await answer(page, 'Deactivate')
  await expect(status).not.toBeChecked()
  await chooseInRow(page, CAKES, 'Init Pango Permissions')
  await answer(page, 'Init Pango Permissions')
  await expect(notice(page, 'Init Permission Groups successfully')).toBeVisible()

  await chooseInRow(page, CAKES, 'Link Company')
  const linking = drawer(page, 'Link Company')
  await fill(linking, {
    'Integration name': 'CRM Mây',
    'Company integration id': 'crm-9',
    'Company integration name': 'Mây CRM',
  })
  await linking.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(linking.getByRole('row', { name: /CRM Mây/ })).toBeVisible()
  await linking.getByRole('button', { name: 'Close' }).click()
  await expect(linking).toBeHidden()

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export Data' }).click()
  const exporting = drawer(page, 'Export Confirm')
  await exporting.getByLabel('Timezone').selectOption('GMT -3')
  await exporting.getByRole('button', { name: 'Export', exact: true }).click()
  const used = await sandbox.code(people.superAdmin)
  await giveCode(page, sandbox, people.superAdmin)
  await expect(page.getByText('The export job is running.')).toBeVisible()
  await expect(exporting).toBeHidden()

  // Sign-in and export have used up the codes of this minute.
  await sandbox.advance(60_000)
  await page.goto(cakes)
  await chooseInRow(page, CAKES, 'Delete')
  const deleting = drawer(page, 'Delete organization')
  await deleting.getByLabel('Type the name of the organization').fill(CAKES)
  await deleting.getByRole('button', { name: 'Delete', exact: true }).click()
  await answer(page, 'Delete')
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).fill(used)
  await expect(page.getByText('Invalid PIN, please try again!')).toBeVisible()
  await giveCode(page, sandbox, people.superAdmin)
  await expect(notice(page, 'Deleted successfully')).toBeVisible()
  await expect(page.getByText('No organization', { exact: true })).toBeVisible()
})

test('the setup of an organization keeps to the description, one save a page', async ({ page, sandbox }) => {
  test.slow()
  await enterAt(
    page,
    sandbox,
    '/console-organizations?freeText=acme+retail&drawer=setup&record=org-acme',
    people.superAdmin,
    'Phương Đông Real Estate',
  )
  const setup = drawer(page, 'Acme Retail Vietnam')
  const field = (name: string) => setup.getByRole('textbox', { name })
  const show = async (name: string) => {
    await setup.getByRole('link', { name, exact: true }).click()
    await expect(setup.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  const saveChanges = async () => {
    const button = setup.getByRole('button', { name: 'Save' })
    await button.click()
    await expect(button).toHaveAccessibleDescription('Nothing has changed')
  }
  const confirm = (name: string) => question(page).getByRole('button', { name, exact: true }).click()

  await field('Domains').fill('acme.example')
  await setup.getByRole('switch', { name: 'Delta Data Engine' }).click()
  await saveChanges()

  await show('Permission Group')
  for (const kind of ['role', 'function']) {
    const create = setup.getByRole('button', { name: `Create groups by ${kind}` })
    await create.click()
    await confirm('Create')
    await expect(create).toHaveAccessibleDescription('These groups have been created')
  }

  await show('Web Tagging')
  await field('Tracking key').fill('acme-web')
  await setup.getByLabel('Internal user id').selectOption('CustomerId')
  await field('Object as JSON').fill('{ "events": ["page_view"] }')
  await saveChanges()

  await show('Model Storage')
  await setup.getByRole('switch', { name: 'Custom model storage' }).click()
  await saveChanges()

  await setup.getByRole('button', { name: 'Quota Setting' }).click()
  await show('API Ingestion')
  await field('Per hour').fill('25000')
  await saveChanges()
  await setup.getByRole('button', { name: 'Unblocked' }).click()
  await confirm('Unblocked')
  await expect(setup.getByText(/unblocks automatically/)).toBeHidden()

  await show('Segment')
  await saveChanges()
  const remove = setup.getByRole('button', { name: 'Remove', exact: true })
  await remove.click()
  await confirm('Remove')
  await expect(remove).toBeHidden()

  await show('Task')
  await setup.getByRole('button', { name: 'Add category' }).click()
  await setup.getByRole('combobox', { name: 'Category 1' }).selectOption('SMS')
  await field('Most of 1').fill('40')
  await saveChanges()

  await show('Segment Suggestion')
  await field('Configuration as JSON').fill('[{ "name": "Khách hàng thân thiết" }]')
  await saveChanges()
})

test('linked companies keep to the description', async ({ page, sandbox }) => {
  await enterAt(
    page,
    sandbox,
    '/console-link-orgs?o2ocdporgid=org-acme&linkedOrgId=crm-1048&freeText=crm',
    people.superAdmin,
    'Phương Đông Real Estate',
  )
  await expect(records(page, '1 record')).toBeVisible()
  await page.getByRole('button', { name: 'Link company' }).click()
  const form = drawer(page, 'Link company')
  await form.getByRole('button', { name: /^Product organization/ }).click()
  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('zen')
  // The radio button itself is drawn by its label.
  await page.getByText('org-zenbrew', { exact: true }).click()
  await fill(form, {
    'Integration name': 'CRM zen',
    'Company integration id': 'crm-9',
    'Company integration name': 'Zen CRM',
    'API key': 'crm-key-of-zenbrew',
  })
  await save(form)
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Delete the link to CRM bán lẻ' }).click()
  await answer(page, 'Delete')
  await expect(notice(page, 'Deleted successfully')).toBeVisible()
})
