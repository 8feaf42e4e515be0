import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readAgainFlow } from '../../session/read-again'
import { AccountList } from './AccountList'
import { parts } from './flow'
import { BAO, CHAU, choose, createAccountsWorld, drawer, KHANH, rowOf, THU } from './testing'

const { open, openOf, bodies, sent, sandbox, renderScreen } = createAccountsWorld()

const NAME = 'Nguyễn Minh Châu'
const TITLE = 'Assign to Permission Group'
const SAVE = '/permission/group/user/save'
const groups = () => screen.findByRole('button', { name: /^Assign to permission group/ })
const pick = async (name: string | RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }))
const save = () => screen.getByRole('button', { name: 'Save' })

test('ACCOUNTS-16 ROLES-09 the menu of a row opens the drawer with the groups that the account has', async () => {
  await open('organization', '?freeText=minhchau', BAO)
  await choose(NAME, TITLE)
  const shown = await drawer(TITLE)
  expect(await groups()).toHaveTextContent('<i>Nghiêng</i> =1+1 100%')
  expect(shown.getByText(CHAU)).toBeVisible()
  expect(sent('/accounts/detail')[0]!.path).toContain('loadPermissionGroup=true')
  expect(save()).toHaveAccessibleDescription('Nothing has changed')
})

test('SUPERACC-17 ACCOUNTS-72 SUPERACC-47 all groups of the account go with its id, after what changes was read', async () => {
  await openOf('platform', 'groups', CHAU)
  await userEvent.click(await groups())
  await pick(/Chăm sóc khách hàng/)
  expect(screen.getByText(`${NAME} gains 1 permission group: Chăm sóc khách hàng.`)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(save())
  expect(await screen.findByText('Assgin to permission group success')).toBeVisible()
  expect(bodies(SAVE)).toEqual([{ groupIds: ['group-care', 'group-hostile'], userIds: [CHAU] }])
})

test('ACCOUNTS-73 B37 the last group can be taken away, and Undo gives it back', async () => {
  await openOf('organization', 'groups', CHAU)
  await userEvent.click(await groups())
  await pick(/Nghiêng/)
  expect(screen.getByText(`${NAME} loses 1 permission group: <i>Nghiêng</i> =1+1 100%.`)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(save())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(bodies(SAVE)).toHaveLength(2))
  expect(bodies(SAVE)).toEqual([
    { groupIds: [], userIds: [CHAU] },
    { groupIds: ['group-hostile'], userIds: [CHAU] },
  ])
})

test('ACCOUNTS-68 SUPERACC-46 of whoever has none, a selection is required', async () => {
  await openOf('organization', 'groups', KHANH.as)
  await groups()
  await userEvent.click(save())
  expect(await screen.findByText('Required')).toBeVisible()
  expect(sent(SAVE)).toEqual([])
})

test('ACCOUNTS-69 ACCOUNTS-70 ACCOUNTS-71 groups are suggested by a part of their name once typing stops', async () => {
  await openOf('organization', 'groups', CHAU)
  await userEvent.click(await groups())
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search permission groups' }), 'cham')
  expect(await screen.findByLabelText(/Chăm sóc khách hàng/)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByLabelText(/Tiếp thị/)).not.toBeInTheDocument())
  const asked = sent('/group/suggest').map(({ path }) =>
    new URL(path, location.origin).searchParams.get('query'),
  )
  expect(asked.filter(Boolean)).toEqual(['cham'])
})

test.each([
  ['group-gone', /Vừa bị xóa/, 'Something was wrong. This permission group does not exist any more'],
  ['group-silent', /Im lặng/, 'Something was wrong.'],
])(
  'ACCOUNTS-74 ACCOUNTS-75 a refused assignment (%s) says so in place, and what was chosen stays',
  async (id, name, words) => {
    await openOf('organization', 'groups', CHAU)
    await userEvent.click(await groups())
    await pick(name)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(save())
    expect(await screen.findByText(words)).toBeVisible()
    expect(bodies(SAVE)).toEqual([{ groupIds: [id, 'group-hostile'].toSorted(), userIds: [CHAU] }])
    expect(await groups()).toHaveTextContent(name)
  },
)

test('B33 somebody else has changed the groups meanwhile: it is shown before anything is sent', async () => {
  await openOf('organization', 'groups', CHAU)
  await userEvent.click(await groups())
  await pick(/Chăm sóc khách hàng/)
  await userEvent.keyboard('{Escape}')
  await fetch(new URL(`/api/account/mngmnt-client${SAVE}`, location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'console' },
    body: JSON.stringify({ groupIds: ['group-marketing'], userIds: [CHAU] }),
  })
  await userEvent.click(save())
  expect(await screen.findByText('Somebody else has changed this meanwhile. Nothing was sent.')).toBeVisible()
  expect(screen.getAllByText(/Tiếp thị & "Truyền thông"/)[0]).toBeVisible()
  expect(bodies(SAVE)).toHaveLength(1)
})

test('ROLES-09 ROLES-28 without the capability the groups can be read, and the tooltip says what is missing', async () => {
  await open('organization', '?freeText=minhchau', KHANH)
  await choose(NAME, TITLE)
  const shown = await drawer(TITLE)
  await waitFor(() => expect(shown.getByLabelText('Assign to permission group')).toHaveAttribute('readonly'))
  expect(save()).toHaveAccessibleDescription('Missing Permission: Grant Privilege')
})

test('ROLES-32 a check that fails counts as no, says so, and is made again', async () => {
  sandbox.faults.order({ operation: 'checkGrantPermission', status: 500 })
  await openOf('organization', 'groups', CHAU)
  const sentence = 'Missing Permission: Grant Privilege. Whether you have it could not be checked.'
  expect(await screen.findByText(sentence, { selector: '[role=status] *' })).toBeVisible()
  expect(save()).toHaveAccessibleDescription(sentence)
  sandbox.faults.lift()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await groups()).toBeEnabled()
})

test('ROLES-32 a failed check is made again when the network is back', async () => {
  sandbox.faults.order({ operation: 'checkGrantPermission', drop: true, times: 1 })
  await renderScreen(<AccountList scope="organization" add="accounts.add" />, {
    at: `/console-users?drawer=groups&record=${CHAU}`,
    parts: { ...parts, flows: [...parts.flows, readAgainFlow] },
    ...BAO,
  })
  expect(await screen.findByText(/could not be checked/, { selector: '[role=status] *' })).toBeVisible()
  act(() => void dispatchEvent(new Event('online')))
  expect(await groups()).toBeEnabled()
})

const PRODUCT = '/permissions/search/_by_users'

test('ACCOUNTS-80 what the listed users may do in a sister product is read beside the list, and stands in the drawer', async () => {
  sandbox.faults.order({ operation: 'listProductPermissions', delay: 500 })
  await open('organization', '?freeText=thu.dinh', BAO)
  await rowOf(THU.as)
  await choose('Đinh Thị Thư', TITLE)
  const told = within(await screen.findByRole('region', { name: 'Permissions in the sister product' }))
  expect(told.getByText('report:export')).toBeVisible()
  expect(bodies(PRODUCT)).toEqual([{ userIds: [THU.as] }])
})

test('ACCOUNTS-80 what the sister product does not answer leaves the list alone, and nothing is told', async () => {
  sandbox.faults.order({ operation: 'listProductPermissions', status: 500 })
  await open('organization', '?freeText=thu.dinh', BAO)
  await rowOf(THU.as)
  await waitFor(() => expect(sent(PRODUCT)).toHaveLength(1))
  await choose('Đinh Thị Thư', TITLE)
  await groups()
  expect(screen.queryByRole('region', { name: 'Permissions in the sister product' })).not.toBeInTheDocument()
  expect(screen.queryByText('Error')).not.toBeInTheDocument()
})
