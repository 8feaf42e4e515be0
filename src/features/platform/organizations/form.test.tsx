import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mistakesOf } from '../../../kit/form/form'
import { newOrganization, updateSchemaOf } from './organization-form'
import { createOrganizationsWorld, button, counted } from './testing'

const { open, sent, sandbox } = createOrganizationsWorld()

/** With a short list behind it, in which the new one is found. */
const NEW = '?freeText=Tiệm+bánh&drawer=create'
const create = async () => within(await screen.findByRole('dialog', { name: 'Add Organization' }))
const update = async () => within(await screen.findByRole('dialog', { name: 'Update Organization' }))
type Drawer = Awaited<ReturnType<typeof create>>

const offered = (drawer: Drawer, name: string) =>
  within(drawer.getByLabelText(name))
    .getAllByRole('option', { hidden: true })
    .filter((option) => !(option as HTMLOptionElement).disabled)
    .map((option) => option.textContent)
const save = (drawer: Drawer) => userEvent.click(drawer.getByRole('button', { name: 'Save' }))
const created = () => sent('/mngmnt/orgs/').filter(({ path }) => path === '/api/account/mngmnt/orgs/')

/** Pasted: one event, however loaded the machine. */
async function put(field: HTMLElement, text: string) {
  await userEvent.click(field)
  await userEvent.paste(text)
}

async function fill(drawer: Drawer, code = 'MAY') {
  await put(drawer.getByLabelText('Brand Name'), 'Tiệm bánh Mây')
  await put(drawer.getByLabelText('Code'), code)
  await put(drawer.getByLabelText('Full name'), 'Công ty TNHH Tiệm bánh Mây')
  await userEvent.selectOptions(drawer.getByLabelText('Account Type'), 'Lite')
  await userEvent.selectOptions(drawer.getByLabelText('Phase'), 'Tuning & Grow')
  await userEvent.selectOptions(drawer.getByLabelText('Industry'), 'F&B')
}

test('ORGLIST-15 ORGFORM-05 ORGFORM-06 Add Organization opens the form with all its fields', async () => {
  await open('?freeText=Tiệm+bánh')
  await counted(/record/)
  await userEvent.click(button('Add Organization'))
  const drawer = await create()
  for (const label of ['Brand Name', 'Code', 'Full name', 'Account Type', 'Phase', 'Environment', 'Industry'])
    expect(drawer.getByLabelText(label)).toBeVisible()
  for (const label of [/^Contract type/, /^Website/, /^Address/, /^Phone/, /^Email/])
    expect(drawer.getByLabelText(label)).toBeVisible()
  expect(drawer.getByRole('group', { name: /^Effect Time/ })).toBeVisible()
})

test('ORGFORM-08 ORGFORM-09 ORGFORM-13 at first Production and ACTIVE', async () => {
  await open(NEW)
  const drawer = await create()
  expect(drawer.getByLabelText('Environment')).toHaveValue('Production')
  const status = drawer.getByRole('switch', { name: 'Status' })
  expect(status).toBeChecked()
  expect(drawer.getByText('ACTIVE')).toBeVisible()
  await userEvent.click(status)
  expect(drawer.getByText('INACTIVE')).toBeVisible()
})

test('ORGFORM-10 ORGFORM-11 ORGFORM-15 the selects offer exactly what is documented', async () => {
  await open(NEW)
  const drawer = await create()
  expect(offered(drawer, 'Account Type')).toEqual(['Enterprise', 'Lite'])
  expect(offered(drawer, 'Phase')).toEqual(['Pilot', 'Tuning & Grow', 'Retention', 'Dropped'])
  expect([...offered(drawer, 'Environment')].sort()).toEqual(['Production', 'Staging'])
  expect(offered(drawer, 'Industry').join()).toBe(
    'FMCG,Retail,Education,Electronic Distribution,Real Estate,Spa,Service,Automotive,Manufacturing,Technology,' +
      'Pharma,Marketing Agency,F&B,Other,Banking,Insurance,Travel,Airline,Fintech,Construction Material',
  )
})

test('ORGFORM-12 ORGFORM-14 environments and contract types are the documented ones', async () => {
  await open(NEW)
  const drawer = await create()
  expect(offered(drawer, 'Environment')).toHaveLength(2)
  const contract = drawer.getByLabelText(/^Contract type/)
  expect(
    within(contract)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Pango License', 'One-Off Campaign', 'Project Based'])
})

test('ORGFORM-18 ORGFORM-19 ORGFORM-20 what is required is told on Save, and nothing is sent', async () => {
  await open(NEW)
  const drawer = await create()
  await save(drawer)
  expect(await drawer.findAllByText('Required')).toHaveLength(6)
  expect(drawer.getByLabelText('Brand Name')).toHaveFocus()
  for (const label of ['Account Type', 'Phase'])
    expect(drawer.getByLabelText(label)).toHaveAccessibleDescription('Required')
  await fill(drawer)
  await put(drawer.getByLabelText(/^Email/), 'it.department@')
  await save(drawer)
  expect(await drawer.findByText('The input is not valid E-mail!')).toBeVisible()
  expect(created()).toEqual([])
})

test('ORGFORM-22 ORGFORM-23 ORGFORM-25 saved without a website, told, and its custom model asked for', async () => {
  await open(NEW)
  const drawer = await create()
  await fill(drawer)
  await save(drawer)
  expect(await screen.findByText('Tiệm bánh Mây Organiziation added successfully')).toBeVisible()
  expect(created().map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    {
      name: 'Tiệm bánh Mây',
      code: 'MAY',
      fullName: 'Công ty TNHH Tiệm bánh Mây',
      accountType: 'Lite',
      phase: 'Tuning & Grow',
      environment: 'Production',
      industry: 'F&B',
      website: '',
      address: '',
      phone: '',
      contractEffectiveFrom: null,
      contractEffectiveTo: null,
      status: 'active',
    },
  ])
  await waitFor(() => expect(sent('/x-model/template/_create')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByRole('button', { name: 'Tiệm bánh Mây' })).toBeVisible()
})

test('STORAGE-11 a custom model that is not created is told, and the organization stays', async () => {
  await open(NEW)
  const drawer = await create()
  await fill(drawer, 'NO-MODEL')
  await save(drawer)
  expect(await screen.findByText('The custom model was not created')).toBeVisible()
  expect(screen.getByText('Failed to add')).toBeVisible()
  expect(screen.getByText('Tiệm bánh Mây Organiziation added successfully')).toBeVisible()
})

test('B38 a refusal is told in place, and what was typed stays', async () => {
  await open(NEW)
  sandbox.faults.order({ operation: 'createOrganization', delay: 500, times: 1 })
  const drawer = await create()
  await fill(drawer, 'ACME')
  await userEvent.tripleClick(drawer.getByRole('button', { name: 'Save' }))
  expect(await drawer.findByText('An organization with this code exists already')).toBeVisible()
  expect(created()).toHaveLength(1)
  expect(drawer.getByLabelText('Brand Name')).toHaveValue('Tiệm bánh Mây')
})

test('a refusal without words is told in those of the document', async () => {
  await open('?freeText=Im+Lặng&drawer=update&record=org-silent')
  const drawer = await update()
  await put(drawer.getByLabelText(/^Phone/), '028 1')
  await save(drawer)
  expect(await drawer.findByText('Something went wrong!')).toBeVisible()
  expect(drawer.getByLabelText(/^Phone/)).toHaveValue('028 1')
})

test('ORGFORM-16 ORGFORM-17 Effect Time is one range, whole or none, sent in milliseconds', async () => {
  await open('?freeText=zenbrew&drawer=update&record=org-zenbrew')
  const drawer = await update()
  const range = within(drawer.getByRole('group', { name: /^Effect Time/ }))
  const end = (name: 'From' | 'To') => range.getByRole('textbox', { name })
  await userEvent.type(end('From'), '5/1/26')
  await put(drawer.getByLabelText('Code'), 'ZEN')
  await put(drawer.getByLabelText('Full name'), 'Zenbrew')
  await userEvent.selectOptions(drawer.getByLabelText('Phase'), 'Pilot')
  await userEvent.selectOptions(drawer.getByLabelText('Industry'), 'F&B')
  await save(drawer)
  expect(end('To')).toHaveAccessibleDescription('Required')
  await userEvent.type(end('To'), '31.12.2026')
  await save(drawer)
  await screen.findByText('zenbrew Organiziation updated successfully')
  const { body } = sent('/orgs/org-zenbrew/')[0]!
  expect(JSON.parse(body)).toMatchObject({
    contractEffectiveFrom: new Date('2026-01-05T00:00:00').getTime(),
    contractEffectiveTo: new Date('2026-12-31T23:59:59').getTime(),
  })
})

test('ORGFORM-07 ORGFORM-24 ORGFORM-26 updating: no status, Save once something changed, other words kept', async () => {
  await open('?freeText=Lumi&drawer=update&record=org-lumiere')
  const drawer = await update()
  expect(drawer.queryByRole('switch')).toBeNull()
  expect(drawer.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Nothing has changed')
  expect(offered(drawer, 'Account Type')).toEqual(['Profesional', 'Enterprise', 'Lite'])
  await put(drawer.getByLabelText('Full name'), 'Lumière')
  await save(drawer)
  expect(await screen.findByText('Lumière Spa & Wellness Organiziation updated successfully')).toBeVisible()
  const [call] = sent('/orgs/org-lumiere/')
  expect([call!.method, call!.path]).toEqual(['POST', '/api/account/mngmnt/orgs/org-lumiere/'])
  expect(JSON.parse(call!.body)).toMatchObject({
    accountType: 'Profesional',
    fullName: 'Lumière',
    phase: 'Pilot',
  })
})

test('ORGFORM-18 ORGFORM-19 an old record opens with each gap named', async () => {
  await open('?freeText=zenbrew&drawer=update&record=org-zenbrew')
  const drawer = await update()
  expect(drawer.getByText('Needed before it can be saved: Code, Full name, Phase, Industry.')).toBeVisible()
  expect(drawer.getByText(/^Also empty, and may stay so: Contract type, Effect Time/)).toBeVisible()
  for (const name of ['Code', 'Full name', 'Phase', 'Industry'])
    expect(drawer.getByLabelText(name)).toHaveAccessibleDescription('Required')
  await put(drawer.getByLabelText('Code'), 'ZEN')
  expect(drawer.getByLabelText('Code')).toBeValid()
})

test('ORGFORM-16 ORGFORM-21 what may be left empty is no obstacle as it is stored', () => {
  const stored = {
    ...newOrganization,
    ...{ name: 'a', code: 'a', fullName: 'a', accountType: 'Lite', phase: 'Pilot', industry: 'F&B' },
    ...{ contractFrom: 1000, contractTo: null, email: 'no address' },
  }
  const schema = updateSchemaOf(stored)
  expect(mistakesOf(schema, stored)).toEqual({})
  expect(mistakesOf(schema, { ...stored, contractFrom: 2000 })).toEqual({
    contractTo: 'organizations.required',
  })
  expect(mistakesOf(schema, { ...stored, email: 'no' })).toEqual({ email: 'common.emailWrong' })
})

test('ORGCOMMON-13 ORGCOMMON-14 closing a touched drawer asks; opened again it is fresh', async () => {
  await open('?freeText=Tiệm+bánh')
  await counted(/record/)
  await userEvent.click(button('Add Organization'))
  await put((await create()).getByLabelText('Brand Name'), 'Mây')
  await userEvent.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Leave page?' })
  expect(question).toHaveTextContent('Unsaved changes may be lost.')
  await userEvent.click(within(question).getByRole('button', { name: 'Leave' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add Organization' }))
  expect((await create()).getByLabelText('Brand Name')).toHaveValue('')
})

test('an answer that comes after Back does not leave the page', async () => {
  await open('?freeText=Tiệm+bánh')
  await counted(/record/)
  sandbox.faults.order({ operation: 'createOrganization', delay: 2_000, times: 1 })
  await userEvent.click(button('Add Organization'))
  const drawer = await create()
  await fill(drawer)
  await save(drawer)
  expect(screen.queryByText(/added successfully/)).not.toBeInTheDocument()
  history.back()
  await screen.findByText('Tiệm bánh Mây Organiziation added successfully')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(location.pathname).toBe('/console-organizations')
})
