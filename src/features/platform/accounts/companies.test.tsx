import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../../app/testing-screen'
import { AccountList } from '../../../domain/accounts/AccountList'
import { parts as accountParts } from '../../../domain/accounts/flow'
import { PlatformAccountsScreen } from './PlatformAccountsScreen'
import { parts } from './undo'

const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const CHAU = 'minhchau.nguyen@phuongdong.example'
const HANG = 'hang.do@acme.example'
const THU = 'thu.dinh@platform.example'
const KHANH = 'khanh.pham@platform.example'

const all = {
  flows: [...accountParts.flows, ...parts.flows],
  slices: accountParts.slices,
}
const inside = (element: HTMLElement) => within(element)
type Part = ReturnType<typeof inside>

const sent = (part: string) =>
  world.calls
    .filter(({ path }) => path.includes(part))
    .map(({ method, path, body }) => ({
      call: `${method} ${path.slice(path.indexOf('/mngmnt/'))}`,
      body: body === '' ? undefined : (JSON.parse(body) as unknown),
    }))

async function open(name: 'organizations' | 'assign', id: string, title: string) {
  await world.renderScreen(<PlatformAccountsScreen />, {
    at: `/super-admin-console-users?freeText=${encodeURIComponent(id)}&drawer=${name}&record=${encodeURIComponent(id)}`,
    parts: all,
    ...BAO,
  })
  return inside(await screen.findByRole('dialog', { name: title }))
}
const companies = (id = CHAU) => open('organizations', id, 'Organizations and roles')
const rowIn = (drawer: Part, name: RegExp) => drawer.findByRole('row', { name })
const press = async (within_: Part, name: string | RegExp) =>
  userEvent.click(await within_.findByRole('button', { name }))
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }))
const pick = async (drawer: Part, field: RegExp, words: string, option: RegExp) => {
  await press(drawer, field)
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search organizations' }), words)
  await userEvent.click(await screen.findByRole('radio', { name: option }))
}

test('SUPERACC-28 SUPERACC-30 ORGCOMMON-44 the organizations of a person stand ten a page, with the roles in each', async () => {
  const drawer = await companies()
  const row = await rowIn(drawer, /Acme Retail Vietnam/)
  expect(row).toHaveTextContent('org-acme')
  expect(row).toHaveTextContent('User')
  expect(row).toHaveTextContent('No end')
  expect(drawer.getAllByRole('row')).toHaveLength(11)
  expect(drawer.getByText('11 records')).toBeVisible()
  await press(drawer, 'Next page')
  await waitFor(() => expect(drawer.getAllByRole('row')).toHaveLength(2))
  expect(location.search).not.toMatch(/page=/)
})

test('B29 among many organizations one is found by a part of its name, without accents', async () => {
  const drawer = await companies()
  await userEvent.type(await drawer.findByRole('searchbox', { name: 'Organization' }), 'phuong dong{Enter}')
  expect(await drawer.findByText('1 record')).toBeVisible()
  expect(await rowIn(drawer, /Phương Đông/)).toBeVisible()
})

test('SUPERACC-27 SUPERACC-29 SUPERACC-49 B37 five roles to choose from; a question names what changes; Undo takes it back', async () => {
  const drawer = await companies(HANG)
  await press(within(await rowIn(drawer, /Acme/)), 'Select roles')
  const form = within(await screen.findByRole('dialog', { name: 'Select roles' }))
  expect(form.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Nothing has changed')
  await press(form, /^Roles/)
  const choices = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
  expect(choices).toEqual(['User', 'Api', 'Admin', 'Super admin', 'AdminOperator'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'AdminOperator' }))
  await userEvent.keyboard('{Escape}')
  await press(form, 'Save')
  const asked = await question('Change roles')
  expect(
    asked.getByText(
      /The roles of Đỗ Thị Hằng \(hang\.do@acme\.example\) in Acme Retail Vietnam change from User to User, AdminOperator\./,
    ),
  ).toBeVisible()
  expect(sent('/roles/update')).toEqual([])
  await press(asked, 'Save')
  expect(await screen.findByText('Roles updated')).toBeVisible()
  const change = { email: HANG, orgId: 'org-acme' }
  expect(sent('/roles/update')).toEqual([
    { call: 'POST /mngmnt/accounts/roles/update', body: { ...change, roles: ['USER', 'OPER_ADMIN'] } },
  ])
  await waitFor(async () => expect(await rowIn(drawer, /Acme/)).toHaveTextContent('Operator Admin'))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent('/roles/update').at(-1)!.body).toEqual({ ...change, roles: ['USER'] }))
})

test('B37 roles that somebody else has changed since are not taken back', async () => {
  const drawer = await companies(HANG)
  await press(within(await rowIn(drawer, /Acme/)), 'Select roles')
  const form = within(await screen.findByRole('dialog', { name: 'Select roles' }))
  await press(form, /^Roles/)
  await userEvent.click(screen.getByRole('checkbox', { name: 'AdminOperator' }))
  await userEvent.keyboard('{Escape}')
  await press(form, 'Save')
  await press(await question('Change roles'), 'Save')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  const theirs = { email: HANG, orgId: 'org-acme', roles: ['USER', 'API'] }
  await fetch(new URL('/api/account/mngmnt/accounts/roles/update', location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'console' },
    body: JSON.stringify(theirs),
  })
  await userEvent.click(undo)
  expect(await screen.findByText('Not undone')).toBeVisible()
  expect(sent('/roles/update').map(({ body }) => body)).toEqual([
    { ...theirs, roles: ['USER', 'OPER_ADMIN'] },
    theirs,
  ])
})

test('SUPERACC-11 without a role nothing is sent', async () => {
  const drawer = await companies(HANG)
  await press(within(await rowIn(drawer, /Acme/)), 'Select roles')
  const form = within(await screen.findByRole('dialog', { name: 'Select roles' }))
  await press(form, /^Roles/)
  await userEvent.click(screen.getByRole('checkbox', { name: 'User' }))
  await userEvent.keyboard('{Escape}')
  await press(form, 'Save')
  expect(await form.findByText('Please choose roles!')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('SUPERACC-37 SUPERACC-38 SUPERACC-50 a person is removed after a box and a popup', async () => {
  const drawer = await companies()
  await press(within(await rowIn(drawer, /Acme Retail/)), 'Remove')
  const sure = within(await screen.findByRole('dialog', { name: 'Remove from Organization' }))
  expect(sure.getByText(/10 other organizations/)).toBeVisible()
  expect(sure.getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(sure.getByRole('checkbox'))
  await press(sure, 'Remove')
  const asked = await question('Remove from Organization')
  expect(sent('/remove-user-fr-org')).toEqual([])
  await press(asked, 'Remove')
  expect(await screen.findByText('Remove account from company success')).toBeVisible()
  const query = new URLSearchParams({ email: CHAU, orgId: 'org-acme' }).toString()
  expect(sent('/remove-user-fr-org')).toEqual([
    { call: `POST /mngmnt/accounts/remove-user-fr-org?${query}`, body: undefined },
  ])
  expect(await drawer.findByText('10 records')).toBeVisible()
})

test('nobody removes themselves from the organization that they work in', async () => {
  const drawer = await companies(BAO.as)
  const row = within(await rowIn(drawer, /Phương Đông/))
  expect(row.getByRole('button', { name: 'Remove' })).toHaveAccessibleDescription(
    'You cannot remove yourself from the organization that you work in.',
  )
})

test('SUPERACC-31 SUPERACC-34 a further organization is linked in the drawer, with the role User', async () => {
  const drawer = await companies(HANG)
  await rowIn(drawer, /Acme/)
  await press(drawer, 'Link')
  expect(await drawer.findByText('Please select an company')).toBeVisible()
  await pick(drawer, /^Link organization/, 'zenbrew', /zenbrew/)
  await press(drawer, 'Link')
  expect(await screen.findByText('Assigned successfully.')).toBeVisible()
  expect(sent('/assign-user-to-org').map(({ body }) => body)).toEqual([
    { email: HANG, orgId: 'org-zenbrew', roles: ['USER'] },
  ])
  expect(await rowIn(drawer, /zenbrew/)).toBeVisible()
})

test('SYSGROUP-11 ORGSETUP-17 ROLES-38 the grant permission is given after a question, and taken back', async () => {
  const drawer = await companies(THU)
  const grant = () => drawer.findByRole('switch', { name: /^Grant permission of .* in Phương Đông/ })
  expect(await grant()).not.toBeChecked()
  expect(sent('/has_grant_permission')).toEqual([
    {
      call: 'POST /mngmnt/permission/system-groups/has_grant_permission',
      body: { userId: THU, orgIds: ['org-phuongdong'] },
    },
  ])
  await userEvent.click(await grant())
  const asked = await question('Assign grant permission')
  expect(sent('/assign_grant')).toEqual([])
  await press(asked, 'Assign')
  expect(await screen.findByText('Assigned successfully.')).toBeVisible()
  // For ten seconds.
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sent('assign').map(({ call, body }) => ({ call: call.split('/').at(-1), body }))).toEqual([
      { call: 'assign_grant_permission', body: { userId: THU } },
      { call: 'unassigned_grant_permission', body: { userId: THU } },
    ]),
  )
  await waitFor(async () => expect(await grant()).not.toBeChecked())
})

test('SYSGROUP-07 SYSGROUP-12 ORGSETUP-18 the grant permission is taken away after a question', async () => {
  const drawer = await companies(BAO.as)
  const grant = () => drawer.findByRole('switch', { name: /^Grant permission of .* in Phương Đông/ })
  await waitFor(async () => expect(await grant()).toBeChecked())
  await userEvent.click(await grant())
  const asked = await question('Unassign grant permission')
  expect(asked.getByText(/This is your own account\./)).toBeVisible()
  await press(asked, 'Unassign')
  expect(await screen.findByText('Unassigned successfully.')).toBeVisible()
  expect(sent('/unassigned_grant').map(({ body }) => body)).toEqual([{ userId: BAO.as }])
})

test('SYSGROUP-04 SYSGROUP-10 ROLES-39 the account permission is given and taken after a question', async () => {
  const drawer = await companies(KHANH)
  const permission = () => drawer.findByRole('switch', { name: /^Account permission of .* in Hải Âu/ })
  await userEvent.click(await permission())
  await press(await question('Assign account permission'), 'Assign')
  expect(await screen.findByText('Assigned successfully.')).toBeVisible()
  expect(sent('system-groups').map(({ call }) => call)).toEqual(
    expect.arrayContaining([
      'POST /mngmnt/permission/system-groups/has_account_permission',
      'POST /mngmnt/permission/system-groups/org-haiau/assign_account_permission',
    ]),
  )
  await waitFor(async () => expect(await permission()).toBeChecked())
  await userEvent.click(await permission())
  await press(await question('Unassign account permission'), 'Unassign')
  expect(await screen.findByText('Unassigned successfully.')).toBeVisible()
  expect(sent('/org-haiau/unassigned_account_permission').map(({ body }) => body)).toEqual([
    { userId: KHANH },
  ])
})

test('SUPERACC-10 SUPERACC-32 SUPERACC-35 a person is assigned to an organization with roles', async () => {
  const drawer = await open('assign', HANG, 'Assign to Orgs')
  await press(drawer, 'Save')
  expect(await drawer.findByText('Required')).toBeVisible()
  expect(drawer.getByRole('button', { name: /^Roles/ })).toHaveTextContent('User')
  await pick(drawer, /^Organization/, 'zenbrew', /zenbrew/)
  await press(drawer, /^Roles/)
  const boxes = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
  expect(boxes).toEqual(['User', 'Api', 'Admin', 'Super admin', 'Operator Admin'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Admin' }))
  await userEvent.keyboard('{Escape}')
  await press(drawer, 'Save')
  expect(await screen.findByText('Assigned successfully.')).toBeVisible()
  expect(sent('/assign-user-to-org')).toEqual([
    {
      call: 'POST /mngmnt/accounts/assign-user-to-org',
      body: { email: HANG, orgId: 'org-zenbrew', roles: ['USER', 'ADMIN'] },
    },
  ])
})

test('SUPERACC-33 roles are required too; who belongs to it already is told so in place', async () => {
  const drawer = await open('assign', HANG, 'Assign to Orgs')
  await pick(drawer, /^Organization/, 'acme', /Acme Retail/)
  await press(drawer, /^Roles/)
  await userEvent.click(screen.getByRole('checkbox', { name: 'User' }))
  await userEvent.keyboard('{Escape}')
  await press(drawer, 'Save')
  expect(await drawer.findByText('Required')).toBeVisible()
  expect(sent('/assign-user-to-org')).toEqual([])
  await press(drawer, /^Roles/)
  await userEvent.click(screen.getByRole('checkbox', { name: 'User' }))
  await userEvent.keyboard('{Escape}')
  await press(drawer, 'Save')
  expect(await drawer.findByText('This account belongs to the organization already')).toBeVisible()
  expect(drawer.getByRole('button', { name: /^Organization/ })).toHaveTextContent('Acme Retail Vietnam')
})

test('ROLES-10 ROLES-42 an administrator has neither of them there', async () => {
  await world.renderScreen(<AccountList scope="organization" add="accounts.add" />, {
    at: '/super-admin-console-users',
    as: KHANH,
    organization: 'org-phuongdong',
  })
  await press(within(document.body), /^More actions: Phạm/)
  await screen.findByRole('menuitem', { name: 'View JSON' })
  for (const name of ['Organizations and roles', 'Assign to Orgs'])
    expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument()
})
