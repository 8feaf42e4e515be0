import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { another } from '../../../app/testing-other'
import { ACME, createSetupWorld, field, page, press, save, told, ZENBREW } from './setup/testing'

const { open, openSetup, setupCalls, sent, sandbox } = createSetupWorld()

const THU = 'thu.dinh@platform.example'
const theirs = () => another(sandbox, THU, 'org-phuongdong')
const notice = () => screen.findByRole('region', { name: /changed this meanwhile/ })
const values = (part: HTMLElement) =>
  within(part)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
const titles = (part: HTMLElement) =>
  within(part)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

test('B38 an organization: who has changed what is told in words, and each field is chosen', async () => {
  await open('?freeText=Lumi&drawer=update&record=org-lumiere')
  const drawer = within(await screen.findByRole('dialog', { name: 'Update Organization' }))
  await userEvent.clear(drawer.getByLabelText('Full name'))
  await userEvent.type(drawer.getByLabelText('Full name'), 'Lumière')
  const thu = await theirs()
  await thu('mngmnt/orgs/org-lumiere/', {
    name: 'Lumière Spa & Wellness',
    code: 'LUMIERE',
    fullName: 'Lumière Wellness',
    accountType: 'Profesional',
    phase: 'Dropped',
    industry: 'Spa',
    environment: 'Production',
  })
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
  const part = await notice()
  expect(part).toHaveTextContent(`${THU} has changed this meanwhile. Nothing was sent.`)
  expect(titles(part)).toEqual(expect.arrayContaining(['Full name', 'Phase']))
  expect(values(part)).toEqual(expect.arrayContaining(['Lumière Wellness', 'Lumière', 'Pilot', 'Dropped']))
  expect(sent('/orgs/org-lumiere/')).toEqual([])
  await userEvent.click(drawer.getByRole('button', { name: 'Keep mine' }))
  await screen.findByText(/Organiziation updated successfully/)
  expect(JSON.parse(sent('/orgs/org-lumiere/')[0]!.body)).toMatchObject({
    fullName: 'Lumière',
    phase: 'Dropped',
  })
})

test('B38 an organization that is not found again is saved by the second press', async () => {
  await open('?freeText=Lumi&drawer=update&record=org-lumiere')
  const drawer = within(await screen.findByRole('dialog', { name: 'Update Organization' }))
  await userEvent.type(drawer.getByLabelText('Full name'), '!')
  sandbox.faults.order({ operation: 'suggestOrganizations', status: 409, message: 'Chưa được', times: 2 })
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
  expect(await drawer.findByText(/could not be checked.*Chưa được/)).toBeVisible()
  expect(sent('/orgs/org-lumiere/')).toEqual([])
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
  await screen.findByText(/Organiziation updated successfully/)
})

test('B38 a page of settings: only another field was changed, and both are saved', async () => {
  await openSetup(ZENBREW)
  await page('General')
  await userEvent.click(screen.getByRole('switch', { name: 'Delta Data Engine' }))
  const thu = await theirs()
  await thu(`mngmnt/orgs/setup/${ZENBREW}/general-settings/save`, {
    allowedDomains: ['zenbrew.example'],
    invitationUsersToJoin: true,
  })
  await save()
  const part = await notice()
  expect(part).toHaveTextContent(`${THU} has changed this meanwhile`)
  expect(titles(part)).toEqual(['Domains'])
  expect(values(part)).toEqual(['Empty', 'zenbrew.example'])
  expect(setupCalls('/save')).toEqual([])
  await press('Keep theirs and save mine too')
  await told('Save successfully.')
  expect(setupCalls('/save').map(({ call }) => call)).toEqual([`POST /setup/${ZENBREW}/cronjob-config/save`])
  expect(screen.getByRole('button', { name: 'Remove zenbrew.example' })).toBeVisible()
})

test('B38 what a page sends beside its fields is what was read last', async () => {
  await openSetup(ACME, 'model-storage')
  await page('Model Storage')
  await userEvent.click(screen.getByRole('switch', { name: 'Custom model storage' }))
  const thu = await theirs()
  await thu(`mngmnt/orgs/setup/${ACME}/model-storage/save`, {
    enabledCustomModelStorage: false,
    enabledJourneyEventStorage: false,
    storageByTypes: { Event_Model: { enabled: true, storageName: 'events', region: 'sg' } },
  })
  await save()
  await notice()
  await press('Keep theirs and save mine too')
  await waitFor(() => expect(setupCalls('model-storage/save')).toHaveLength(1))
  expect(setupCalls('model-storage/save')[0]!.body).toMatchObject({
    storageByTypes: { Event_Model: { enabled: true, storageName: 'events', region: 'sg' } },
  })
})

test('B38 a quota: the number that both have changed is told with its three values', async () => {
  await openSetup(ACME, 'task')
  await page('Task')
  const before = field('Max Tasks').getAttribute('value')
  await userEvent.clear(field('Max Tasks'))
  await userEvent.type(field('Max Tasks'), '700')
  const thu = await theirs()
  await thu(`mngmnt/orgs/config/quota/${ACME}/Task/update`, {
    category: 'Task',
    maxAllowed: 900,
    quotaByKeys: {},
  })
  await save()
  const part = await notice()
  expect(values(part)).toEqual(expect.arrayContaining(['900', '700']))
  expect(before).not.toBeNull()
  await press('Take theirs')
  await waitFor(() => expect(field('Max Tasks')).toHaveValue('900'))
})
