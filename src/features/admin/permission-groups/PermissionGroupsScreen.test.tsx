import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BAO, CHAU, counted, createGroupsWorld, drawer, KHANH, press, rowOf, search, TEN } from './testing'

const { open, openOf, bodies, sent, sandbox, elsewhere } = createGroupsWorld()

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const names = () => screen.getAllByRole('rowheader').map((name) => name.querySelector('b')?.textContent)

/** Takes the one choice that is left of a picker once its words are searched. */
async function only(name: string) {
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
  await userEvent.click(screen.getByLabelText(new RegExp(`^${name}`)))
}

test('PGROUP-03 PGROUP-05 PGROUP-21 the page has its filters, columns and actions', async () => {
  await open()
  await counted('11 records')
  expect(heads()).toEqual([
    '#',
    'Name',
    'Permission',
    'User',
    'Description',
    'Creation Time',
    'Updated Time',
    'Action',
  ])
  const form = within(screen.getByRole('search'))
  expect(form.getByLabelText('Group name')).toBeVisible()
  for (const name of [/^Permission All/, /^User All/, 'Search', 'Permissions'])
    expect(form.getByRole('button', { name })).toBeVisible()
  expect(screen.getByRole('button', { name: 'New Permission Group' })).toBeVisible()
})

test('B36 what an account may do is asked from the page of the groups too', async () => {
  const { router } = await open('?permission=InviteUser')
  await press('Evaluate access')
  expect(router.state.location.search).toBe('?permission=InviteUser&drawer=evaluate')
})

test('PGROUP-03 a permission and a user that the list is filtered by are taken out again by All', async () => {
  const { router } = await open(`?permission=InviteUser&userId=${CHAU}`)
  for (const [shown, none] of [
    [/^Permission \S/, 'Permission All'],
    [/^User \S/, 'User All'],
  ] as const) {
    await press(shown)
    await userEvent.click(await screen.findByRole('radio', { name: 'All' }))
    expect(await screen.findByRole('button', { name: none })).toBeVisible()
  }
  await press('Search')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await counted('11 records')
})

test('PGROUP-06 PGROUP-07 PGROUP-08 a group says whether it is of the system, and how many permissions it has', async () => {
  await open()
  const root = await rowOf('Root')
  expect(root.getByText('System')).toBeVisible()
  expect(root.getByText('1 permission')).toBeVisible()
  const marketing = await rowOf('Tiếp thị & "Truyền thông"')
  expect(marketing.queryByText('System')).not.toBeInTheDocument()
  expect(marketing.getByText('2 permissions')).toBeVisible()
})

test('PGROUP-09 PGROUP-10 PGROUP-11 one without permissions has none, and one without users a plus', async () => {
  await open()
  const hostile = await rowOf('<i>Nghiêng</i> =1+1 100%')
  expect(hostile.getByText('--/--')).toBeVisible()
  const care = await rowOf('Chăm sóc khách hàng')
  expect(care.getByRole('button', { name: 'Assign to users: Chăm sóc khách hàng' })).toBeVisible()
  expect((await rowOf('Root')).getByText('1 user')).toBeVisible()
})

test('PGROUP-12 PGROUP-38 users are counted from the map that comes with the list', async () => {
  await open()
  expect((await rowOf('<i>Nghiêng</i> =1+1 100%')).getByText('2 users')).toBeVisible()
  expect(sent('/accounts/')).toEqual([])
})

test('PGROUP-13 PGROUP-14 the creation is told relative, and by whom and when', async () => {
  await open()
  const created = (await rowOf('Kho dữ liệu')).getAllByText(/ago$/)[0]!
  expect(created.closest('time')).toHaveAttribute(
    'data-tip',
    expect.stringMatching(/^Created by bao\.tran@phuongdong\.example at \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/),
  )
})

test('PGROUP-15 PGROUP-16 so is the last change', async () => {
  await open()
  await rowOf('Kho dữ liệu')
  await elsewhere('/group/group-data/update', { name: 'Kho dữ liệu', permissions: ['DataHubRead'] })
  await press('Refresh')
  const row = await rowOf('Kho dữ liệu')
  await waitFor(() => expect(row.getAllByRole('time')).toHaveLength(2))
  expect(row.getAllByRole('time')[1]).toHaveAttribute(
    'data-tip',
    expect.stringMatching(/^Updated by bao\.tran@phuongdong\.example at \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/),
  )
})

test('PGROUP-18 PGROUP-19 PGROUP-51 ten groups a page, more when asked for, by their documented call', async () => {
  await open()
  await counted('11 records')
  expect(names()).toHaveLength(10)
  await userEvent.selectOptions(screen.getByLabelText('Rows on a page'), '20')
  await waitFor(() => expect(names()).toHaveLength(11))
  expect(sent(search).map(({ path }) => path.split('?')[1])).toEqual([
    'page=0&pageSize=10',
    'page=0&pageSize=20',
  ])
  expect(bodies(search)).toEqual([{}, {}])
})

test('PGROUP-20 the list can be read again', async () => {
  await open()
  await counted('11 records')
  await press('Refresh')
  await waitFor(() => expect(sent(search)).toHaveLength(2))
})

test('PGROUP-50 PGROUP-61 PGROUP-62 groups are searched by name, by a permission and by a person', async () => {
  await open()
  await counted('11 records')
  await press(/^Permission All/)
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search permissions' }), 'invite')
  await only('Invite users')
  await press(/^User All/)
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'bao.tran')
  await only('Trần Lê Quốc Bảo')
  await press('Search')
  await counted('1 record')
  expect(names()).toEqual(['Tiếp thị & "Truyền thông"'])
  expect(bodies(search).at(-1)).toEqual({ permission: 'InviteUser', userId: BAO.as })
  expect(location.search).toBe(`?permission=InviteUser&userId=${encodeURIComponent(BAO.as)}`)
  const asked = sent('/permissions/suggest').map(({ path }) => path.split('?')[1])
  expect(asked.filter(Boolean)).toEqual(['query=invite'])
})

test('PGROUP-50 ADMINCOMMON-29 an address filters, and its ids get the names that are known', async () => {
  await open(`?permission=SegmentEdit&userId=${TEN}&freeText=chien`)
  await counted('1 record')
  expect(bodies(search)).toEqual([{ permission: 'SegmentEdit', userId: TEN, query: 'chien' }])
  expect(await screen.findByRole('button', { name: 'Permission Sửa phân khúc' })).toBeVisible()
})

test('a failed search is quiet, and none found says so', async () => {
  await open('?freeText=sentinel:500')
  expect(await screen.findByText('Could not load')).toBeVisible()
  expect(screen.queryByText('Failed')).not.toBeInTheDocument()
  await userEvent.clear(screen.getByLabelText('Group name'))
  await userEvent.type(screen.getByLabelText('Group name'), 'no such group')
  expect(await screen.findByText('No permission group found')).toBeVisible()
})

test('ROLES-21 ROLES-26 ROLES-27 without the grant capability the controls are there and say what is missing', async () => {
  await open('', KHANH)
  const add = screen.getByRole('button', { name: 'New Permission Group' })
  await waitFor(() => expect(add).toHaveAccessibleDescription('Missing Grant Permission'))
  const row = await rowOf('Chăm sóc khách hàng')
  for (const name of [
    'Edit: Chăm sóc khách hàng',
    'Delete: Chăm sóc khách hàng',
    '1 permission: Chăm sóc khách hàng',
  ])
    expect(row.getByRole('button', { name })).toHaveAccessibleDescription('Missing Grant Permission')
  const assign = row.getByRole('button', { name: 'Assign to users: Chăm sóc khách hàng' })
  expect(assign).toHaveAccessibleDescription('Missing Permission: GrantPrivilege')
  await userEvent.click(add)
  await userEvent.click(assign)
  expect(location.search).toBe('')
  expect(row.getByRole('button', { name: 'View JSON: Chăm sóc khách hàng' })).not.toHaveAttribute(
    'aria-disabled',
  )
})

test('ROLES-22 ROLES-24 ROLES-25 nor does an address open what may not be done', async () => {
  await openOf('users', 'group-care', KHANH)
  const assign = await drawer('ASSIGN TO USER')
  const save = assign.getByRole('button', { name: 'Save' })
  await waitFor(() => expect(save).toHaveAccessibleDescription('Missing Permission: GrantPrivilege'))
  await openOf('info', 'group-care', KHANH)
  expect(await (await drawer('PERMISSION GROUP INFO')).findByText('Missing Grant Permission')).toBeVisible()
})

test('PGROUP-64 ROLES-26 a check that fails counts as no permission, says so and can be tried again', async () => {
  sandbox.faults.order({ operation: 'checkGrantPermission', status: 503, times: 1 })
  await open()
  expect(
    await screen.findByText('Missing Grant Permission. Whether you have it could not be checked.', {
      selector: '[role=status] *',
    }),
  ).toBeVisible()
  const add = screen.getByRole('button', { name: 'New Permission Group' })
  expect(add).toHaveAttribute('aria-disabled', 'true')
  await press('Try again')
  await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
})

test('PGROUP-04 PGROUP-32 PGROUP-63 the permissions can be looked through', async () => {
  await open()
  await press('Permissions')
  const browser = await drawer('PERMISSIONS')
  expect(await browser.findByText('32 records')).toBeVisible()
  await userEvent.type(browser.getByLabelText('Info'), 'chay quy')
  await browser.findByText('1 record')
  await userEvent.click(browser.getByRole('button', { name: 'View JSON: Chạy quy trình' }))
  expect(await browser.findByText(/"WorkflowRun"/)).toBeVisible()
  expect(bodies('/permissions/search').at(-1)).toEqual({ query: 'chay quy' })
  expect(browser.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await userEvent.click(browser.getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
