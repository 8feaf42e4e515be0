import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  BAO,
  CHAU,
  createGroupsWorld,
  drawer,
  KHANH,
  panel,
  pickUser,
  press,
  rowOf,
  save,
  selected,
  TEN,
} from './testing'

const { open, openOf, bodies, sent, sandbox, elsewhere } = createGroupsWorld()

const ASSIGN = 'ASSIGN TO USER'
const GRANT = '/users/grant'

test('PGROUP-27 PGROUP-28 PGROUP-60 the whole list of users goes with the group', async () => {
  await open()
  await press('2 users: <i>Nghiêng</i> =1+1 100%')
  const assign = await drawer(ASSIGN)
  expect(assign.getByLabelText('Group name')).toHaveValue('<i>Nghiêng</i> =1+1 100%')
  expect(assign.getByLabelText('Group name')).toHaveAttribute('readonly')
  expect(await assign.findByText('Nguyễn Minh Châu')).toBeVisible()
  expect(selected()).toHaveTextContent('Selected 2 user')
  await pickUser('ten.dang', /Đặng Thập/)
  expect(assign.getByText('1 user gains what this group permits: Đặng Thập.')).toBeVisible()
  await userEvent.click(assign.getByRole('button', { name: 'Take out: Nguyễn Minh Châu' }))
  expect(assign.getByText('1 user loses what only this group permits: Nguyễn Minh Châu.')).toBeVisible()
  await save()
  expect(await screen.findByText('Assigned successfully.')).toBeVisible()
  expect(bodies(GRANT)).toEqual([{ userIds: [BAO.as, TEN] }])
  expect(sent(GRANT)[0]!.path).toContain('/permission/groups/group-hostile/users/grant')
  expect(await (await rowOf('<i>Nghiêng</i> =1+1 100%')).findByText('2 users')).toBeVisible()
})

test('B37 Undo gives the group back to those who had it', async () => {
  await openOf('users', 'group-care')
  await drawer(ASSIGN)
  await pickUser('ten.dang', /Đặng Thập/)
  await save()
  await press('Undo')
  await waitFor(() => expect(bodies(GRANT)).toEqual([{ userIds: [TEN] }, { userIds: [] }]))
})

test('B37 what somebody else has changed since is not undone', async () => {
  await openOf('users', 'group-care')
  await drawer(ASSIGN)
  await pickUser('ten.dang', /Đặng Thập/)
  await save()
  await screen.findByRole('button', { name: 'Undo' })
  await elsewhere('/groups/group-care/users/grant', { userIds: [CHAU] })
  await press('Undo')
  expect(await screen.findByText('Not undone')).toBeVisible()
  expect(bodies(GRANT)).toHaveLength(2)
})

test('a member whom somebody else has added meanwhile is not thrown out unseen', async () => {
  await openOf('users', 'group-care')
  await drawer(ASSIGN)
  await pickUser('ten.dang', /Đặng Thập/)
  await elsewhere('/groups/group-care/users/grant', { userIds: [CHAU] })
  await save()
  expect(
    await panel().findByText('Somebody else has changed this meanwhile. Nothing was sent.'),
  ).toBeVisible()
  expect(panel().getByText(CHAU)).toBeVisible()
  expect(bodies(GRANT)).toHaveLength(1)
})

test('PGROUP-66 ADMINCOMMON-36 a refused assignment is a common error, names whom it is about, and keeps what was chosen', async () => {
  await openOf('users', 'group-care')
  await drawer(ASSIGN)
  await pickUser('ten.dang', /Đặng Thập/)
  sandbox.faults.order({
    operation: 'grantPermissionGroupToUsers',
    status: 409,
    message: `These accounts do not exist: ${TEN}`,
    times: 1,
  })
  await save()
  expect(await screen.findByText(`These accounts do not exist: ${TEN}`)).toBeVisible()
  expect(screen.getByText('Error')).toBeVisible()
  expect(within(panel().getByRole('row', { name: /Đặng Thập/ })).getByText('Refused')).toBeVisible()
  expect(selected()).toHaveTextContent('Selected 1 user')
})

test('PGROUP-40 PGROUP-41 a pasted list is cleaned, those who are found are added, the others named', async () => {
  await openOf('users', 'group-care')
  await drawer(ASSIGN)
  await userEvent.click(panel().getByRole('button', { name: /^User/ }))
  await userEvent.click(await screen.findByRole('searchbox'))
  await userEvent.paste(
    `${CHAU}, ${CHAU.toUpperCase()};;\n <${KHANH.as}>\n\nnobody@acme.example api.ho@acme.example`,
  )
  expect(
    await panel().findByText(
      '2 were not found in Phương Đông Real Estate, and not added: nobody@acme.example, api.ho@acme.example.',
    ),
  ).toBeVisible()
  expect(selected()).toHaveTextContent('Selected 2 user')
  expect(sent('/listing/_simple?query=')).toHaveLength(4)
  await save()
  await waitFor(() => expect(bodies(GRANT)).toEqual([{ userIds: [KHANH.as, CHAU] }]))
})

test('a pasted list that is too long takes nothing, and one whose look-up fails can be tried again', async () => {
  await openOf('users', 'group-care')
  await drawer(ASSIGN)
  const paste = async (words: string) => {
    await userEvent.click(panel().getByRole('button', { name: /^User/ }))
    await userEvent.click(await screen.findByRole('searchbox'))
    await userEvent.paste(words)
  }
  await paste(Array.from({ length: 500 }, (_, n) => `user${n}@acme.example`).join('\n'))
  expect(
    await panel().findByText(
      'At most 200 addresses can be pasted at once; these are 500. Nothing was added.',
    ),
  ).toBeVisible()
  sandbox.faults.order({ operation: 'searchUsersForPicker', status: 503, times: 1 })
  await paste(`${CHAU} ${TEN}`)
  await press('Try again')
  await waitFor(() => expect(selected()).toHaveTextContent('Selected 2 user'))
})
