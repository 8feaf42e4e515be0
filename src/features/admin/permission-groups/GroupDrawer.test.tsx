import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  createGroupsWorld,
  drawer,
  panel,
  pickPermission,
  press,
  rowOf,
  save,
  search,
  selected,
  type,
} from './testing'

const { open, openOf, bodies, sent, sandbox, elsewhere } = createGroupsWorld()

const ADD = 'ADD PERMISSION GROUP'
const UPDATE = 'UPDATE PERMISSION GROUP'

test('PGROUP-22 PGROUP-24 PGROUP-55 a group is added', async () => {
  await open()
  await press('New Permission Group')
  await drawer(ADD)
  await type('Name', '  Kiểm thử ')
  await pickPermission('invite', /Invite users/)
  await pickPermission('SegmentEdit', /Sửa phân khúc/)
  await save()
  expect(await screen.findByText('Assigned Permission successfully.')).toBeVisible()
  expect(bodies('/group/add')).toEqual([{ name: 'Kiểm thử', permissions: ['InviteUser', 'SegmentEdit'] }])
})

test('PGROUP-43 PGROUP-44 PGROUP-49 once it is saved the panel closes, and a second later the list is read again', async () => {
  await open('?drawer=create')
  await drawer(ADD)
  await type('Name', 'Kiểm thử')
  await pickPermission('invite', /Invite users/)
  await save()
  expect(await screen.findByText('Assigned Permission successfully.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(sent(search)).toHaveLength(3), { timeout: 3000 })
})

test('PGROUP-33 PGROUP-34 PGROUP-35 a name and one permission are required, and only these', async () => {
  await open('?drawer=create')
  await drawer(ADD)
  expect(panel().getByRole('button', { name: /^Permission Required/ })).toBeVisible()
  await save()
  expect(await panel().findByText('Please enter permission name')).toBeVisible()
  expect(panel().getByText('Please choose at least one permission')).toBeVisible()
  expect(panel().getByText('Optional')).toBeVisible()
  expect(sent('/group/add')).toEqual([])
  await pickPermission('invite', /Invite users/)
  expect(panel().queryByText('Required')).not.toBeInTheDocument()
})

test('PGROUP-25 PGROUP-26 PGROUP-40 what is selected is counted, listed once and taken out again', async () => {
  await open('?drawer=create')
  await drawer(ADD)
  expect(selected()).toHaveTextContent('Selected 0 permission')
  await pickPermission('invite', /Invite users/)
  await pickPermission('SegmentEdit', /Sửa phân khúc/)
  expect(selected()).toHaveTextContent('Selected 2 permission')
  await userEvent.click(panel().getByRole('button', { name: 'Take out: Invite users' }))
  expect(selected()).toHaveTextContent('Selected 1 permission')
  // Taking it in the picker a second time takes it out.
  await pickPermission('SegmentEdit', /Sửa phân khúc/)
  expect(selected()).toHaveTextContent('Selected 0 permission')
})

test('PGROUP-46 PGROUP-47 closed and opened again nothing of it is left', async () => {
  await open('?drawer=create')
  await drawer(ADD)
  await type('Name', 'Kiểm thử')
  await pickPermission('invite', /Invite users/)
  await userEvent.click(panel().getByRole('button', { name: 'Cancel' }))
  await press('Leave')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await press('New Permission Group')
  await drawer(ADD)
  expect(panel().getByLabelText('Name')).toHaveValue('')
  expect(selected()).toHaveTextContent('Selected 0 permission')
})

test('PGROUP-23 PGROUP-42 PGROUP-56 a group is changed, what changes for its people said before', async () => {
  await open()
  await userEvent.click((await rowOf('Chiến dịch và phân khúc')).getByRole('button', { name: /^Edit/ }))
  await drawer(UPDATE)
  expect(panel().getByLabelText('Name')).toHaveValue('Chiến dịch và phân khúc')
  expect(panel().getByText('2 users have this group.')).toBeVisible()
  const button = panel().getByRole('button', { name: 'Save' })
  expect(button).toHaveAccessibleDescription('Nothing has changed')
  await userEvent.click(await panel().findByRole('button', { name: 'Take out: Sửa chiến dịch' }))
  await pickPermission('invite', /Invite users/)
  expect(panel().getByText('The 2 users of this group gain 1 permission: Invite users.')).toBeVisible()
  expect(panel().getByText('The 2 users of this group lose 1 permission: Sửa chiến dịch.')).toBeVisible()
  await save()
  expect(await screen.findByText('Updated successfully')).toBeVisible()
  expect(bodies('/group/group-campaigns/update')).toEqual([
    {
      name: 'Chiến dịch và phân khúc',
      description: 'Chiến dịch, phân khúc và báo cáo',
      permissions: ['CampaignView', 'InviteUser', 'ReportMonthly', 'SegmentEdit', 'SegmentView'],
    },
  ])
})

test('a group of one’s own warns, since it changes what one may do', async () => {
  await openOf('update', 'group-marketing')
  expect(await (await drawer(UPDATE)).findByText(/^You have this group yourself/)).toBeVisible()
})

test('B1 renamed by somebody else meanwhile, nothing is sent until one of the two is chosen', async () => {
  await openOf('update', 'group-care')
  await drawer(UPDATE)
  await type('Name', 'Tổng đài')
  await elsewhere('/group/group-care/update', { name: 'Trực máy', permissions: ['AccountPermission'] })
  await save()
  expect(await panel().findByText(/has changed this meanwhile\. Nothing was sent\.$/)).toBeVisible()
  expect(panel().getByText('Trực máy')).toBeVisible()
  expect(panel().getByLabelText('Name')).toHaveValue('Tổng đài')
  expect(sent('/group/group-care/update')).toHaveLength(1)
  await userEvent.click(panel().getByRole('button', { name: 'Keep mine' }))
  expect(await screen.findByText('Updated successfully')).toBeVisible()
  expect(bodies('/group/group-care/update').at(-1)).toEqual({
    name: 'Tổng đài',
    permissions: ['AccountPermission'],
  })
})

test('permissions that two people have changed are told by their names', async () => {
  await openOf('update', 'group-care')
  await drawer(UPDATE)
  await pickPermission('invite', /Invite users/)
  await elsewhere('/group/group-care/update', {
    name: 'Chăm sóc khách hàng',
    description: 'Đội chăm sóc',
    permissions: ['AccountPermission', 'SegmentView'],
  })
  await save()
  expect(await panel().findByText('Account permission, Xem phân khúc')).toBeVisible()
  expect(panel().getByText('Account permission, Invite users')).toBeVisible()
})

test('deleted by somebody else meanwhile, it cannot be compared, and the second press says that it is gone', async () => {
  await openOf('update', 'group-care')
  await drawer(UPDATE)
  await type('Name', 'Tổng đài')
  await elsewhere('/group/delete?ids=group-care')
  await save()
  expect(await panel().findByText(/could not be checked/)).toBeVisible()
  await save()
  expect(await panel().findByText('This permission group does not exist any more')).toBeVisible()
  expect(panel().getByLabelText('Name')).toHaveValue('Tổng đài')
})

test('a permission that is deleted while it is selected is named in place, and can be taken out', async () => {
  await open('?drawer=create')
  await drawer(ADD)
  await type('Name', 'Kiểm thử')
  await pickPermission('invite', /Invite users/)
  await pickPermission('WorkflowRun', /Chạy quy trình/)
  await fetch(new URL('/api/account/mngmnt/permission/WorkflowRun/delete', location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'console' },
    body: '{}',
  })
  await save()
  expect(await panel().findByText('Quyền WorkflowRun không còn tồn tại')).toBeVisible()
  const row = within(panel().getByRole('row', { name: /WorkflowRun/ }))
  expect(row.getByText('Not in the catalogue any more')).toBeVisible()
  expect(panel().getByLabelText('Name')).toHaveValue('Kiểm thử')
  await userEvent.click(row.getByRole('button', { name: /^Take out/ }))
  await save()
  expect(await screen.findByText('Assigned Permission successfully.')).toBeVisible()
})

test.each(['NFC', 'NFD'] as const)(
  'PGROUP-36 B2 a name of 200 characters goes whole, typed in %s, without a description',
  async (form) => {
    const name = 'ế'.repeat(200)
    await open('?drawer=create')
    await drawer(ADD)
    await type('Name', name.normalize(form))
    await pickPermission('invite', /Invite users/)
    await save()
    expect(await screen.findByText('Assigned Permission successfully.')).toBeVisible()
    expect(bodies('/group/add')).toEqual([{ name, permissions: ['InviteUser'] }])
  },
)

test('a name that is taken in the other normal form is refused in place', async () => {
  await open('?drawer=create')
  await drawer(ADD)
  await type('Name', 'kho dữ liệu'.normalize('NFD'))
  await pickPermission('invite', /Invite users/)
  await save()
  expect(await panel().findByText('A permission group of this name exists already')).toBeVisible()
  expect(selected()).toHaveTextContent('Selected 1 permission')
})

test('PGROUP-48 refused without a word, the documents’ words stand in place; until then the button is busy', async () => {
  await openOf('update', 'group-silent')
  await drawer(UPDATE)
  await pickPermission('invite', /Invite users/)
  sandbox.faults.order({ operation: 'updatePermissionGroup', delay: 300, times: 1 })
  await save()
  await waitFor(() =>
    expect(panel().getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'),
  )
  expect(await panel().findByText('Something went wrong')).toBeVisible()
})
