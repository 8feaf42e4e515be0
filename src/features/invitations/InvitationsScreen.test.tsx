import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cellsOf, createScreenWorld } from '../../app/testing-screen'
import { InvitationsScreen } from './InvitationsScreen'

// Châu has 16 invitations, 13 of them pending.
const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const CHAU = { as: 'minhchau.nguyen@phuongdong.example', organization: 'org-phuongdong' }
const PATH = '/activity/invitation'
const BASE = '/api/account/accounts/users/current/invitation/join-orgs'

const open = (search = '', who: { as: string; organization: string } = CHAU) =>
  world.renderScreen(<InvitationsScreen />, { at: PATH + search, ...who })
const counted = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status] b' })
const sent = (part: string) =>
  world.calls.filter(({ path }) => path.startsWith(BASE + part)).map(({ path, body }) => ({ path, body }))
const rows = () =>
  within(screen.getByRole('table', { name: 'Activity Invitation' }))
    .getAllByRole('row')
    .slice(1)
const row = (organization: string) => rows().find((each) => each.textContent.includes(organization))!
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const question = () => screen.findByRole('alertdialog')
const confirm = async (name: string) =>
  userEvent.click(within(await question()).getByRole('button', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

test('INVITE-10 INVITE-12 INVITEADM-27 the own invitations, newest first, with all that is known of them', async () => {
  await open()
  await counted('16 records')
  expect(sent('/_search')).toEqual([{ path: `${BASE}/_search?page=0&pageSize=10`, body: '{}' }])
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    '#',
    'Invited by',
    'Time',
    'Organization',
    'Roles',
    'Status',
    'Expiry',
    'Member until',
    'Actions',
  ])
  const cells = cellsOf(rows()[0]!).map((cell) => cell.textContent)
  expect(cells.slice(0, 8)).toEqual([
    '1',
    'khanh.pham@platform.example',
    '20 minutes ago',
    'Fintech Ánh Dương',
    'User',
    'PENDING',
    'in 14 days',
    'in 3 months',
  ])
  expect(row('<b>Acme</b> & "Sons"')).toHaveTextContent('User, Admin')
  expect(document.title).toBe('Activity Invitation')
})

test('INVITEADM-09 a status is chosen with Search, and stands in upper case', async () => {
  await open()
  await counted('16 records')
  const status = screen.getByLabelText('Status')
  expect([...status.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'All',
    'PENDING',
    'REJECTED',
    'ACCEPTED',
    'APPROVED',
  ])
  await userEvent.selectOptions(status, 'ACCEPTED')
  await press('Search')
  await counted('1 record')
  expect(within(rows()[0]!).getByText('ACCEPTED')).toBeVisible()
  expect(sent('/_search').at(-1)?.body).toBe('{"status":"Accepted"}')
  expect(location.search).toBe('?status=Accepted')
  await press('Reset')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Keyword' }), 'anh duong{Enter}')
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Fintech Ánh Dương'))
  expect(rows()).toHaveLength(1)
})

test('INVITE-13 INVITE-23 INVITEADM-28 accepting asks with account and organization, then it is accepted', async () => {
  await open('?lang=en')
  await counted('16 records')
  await press('Accept the invitation to Fintech Ánh Dương')
  const dialog = await question()
  expect(dialog).toHaveTextContent(`${CHAU.as} becomes a member of Fintech Ánh Dương.`)
  expect(dialog).toHaveTextContent('Hỗ trợ chiến dịch Tết')
  expect(location.search).toBe('?lang=en&drawer=accept&record=invitation-anhduong')
  expect(sent('/_accept')).toEqual([])
  await confirm('Accept')
  expect(await screen.findByText('Accept invitation successfully.')).toBeVisible()
  await closed()
  await waitFor(() => expect(row('Fintech Ánh Dương')).toHaveTextContent('ACCEPTED'))
  expect(sent('/_accept').map(({ path }) => path)).toEqual([
    `${BASE}/_accept?invitationId=invitation-anhduong`,
  ])
  await waitFor(() => expect(location.search).toBe('?lang=en'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('INVITE-14 INVITE-25 INVITEADM-29 rejecting asks too, and the list is read again', async () => {
  await open('?status=Pending')
  await counted('13 records')
  await press('Reject the invitation to <b>Acme</b> & "Sons"')
  expect(await question()).toHaveTextContent('A rejected invitation cannot be accepted later.')
  await confirm('Reject')
  expect(await screen.findByText('Reject invitation successfully.')).toBeVisible()
  await counted('12 records')
  await closed()
  expect(sent('/_reject').map(({ path }) => path)).toEqual([`${BASE}/_reject?invitationId=invitation-bold`])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['ACCEPTED', 'Accepted'],
  ['REJECTED', 'Rejected'],
  ['APPROVED', 'Approved'],
])(
  'INVITE-19 INVITEADM-12 an invitation that is %s cannot be answered, and says why',
  async (word, status) => {
    await open(`?status=${status}`)
    await counted('1 record')
    for (const button of within(rows()[0]!).getAllByRole('button')) {
      expect(button).toHaveAttribute('aria-disabled', 'true')
      expect(button).toHaveAccessibleDescription(
        `Only a pending invitation can be answered. This one is ${word}.`,
      )
      await userEvent.click(button)
    }
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
)

test.each([
  ['Luật Minh Tâm', 'Accept', 'Accept invitation failed.'],
  ['Nhà sách Hoa Sen', 'Accept', 'Accept invitation failed.'],
  ["'; drop table account; --", 'Accept', 'Accept invitation failed. Lời mời này đã hết hạn'],
  ['Sông Hương', 'Accept', 'Accept invitation failed. This organization is inactive'],
  ['Luật Minh Tâm', 'Reject', 'Reject invitation failed.'],
  ['Nhà sách Hoa Sen', 'Reject', 'Reject invitation failed.'],
])(
  'INVITE-26 INVITE-27 %s, %s: it failed, with the reason if there is one',
  async (organization, answer, words) => {
    await open('?status=Pending')
    await counted('13 records')
    await userEvent.click(within(row(organization)).getByRole('button', { name: new RegExp(`^${answer}`) }))
    await confirm(answer)
    expect((await within(await question()).findByRole('alert')).textContent).toBe(words)
    const before = sent('/_search').length
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }))
    await closed()
    await waitFor(() => expect(sent('/_search').length).toBe(before + 1))
  },
)
