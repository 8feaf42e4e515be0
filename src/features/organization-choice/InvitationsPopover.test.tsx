import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../app/testing-screen'
import { timings } from '../../timings'
import { EmptyCompanyScreen } from './EmptyCompanyScreen'
import { parts } from './flow'
import { SelectOrganizationScreen } from './SelectOrganizationScreen'

// Châu has 13 pending invitations, Không two and no organization, Bảo none.
const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const CHAU = 'minhchau.nguyen@phuongdong.example'
const NONE = 'none.vo@platform.example'
const BAO = 'bao.tran@phuongdong.example'
const BASE = '/api/account/accounts/users/current/invitation/join-orgs/pre'

const open = (as: string) =>
  world.renderScreen(<SelectOrganizationScreen />, { at: '/companies/select', as, parts, leavable: true })
const sent = (part: string) =>
  world.calls.filter(({ path }) => path.startsWith(BASE + part)).map(({ path, body }) => ({ path, body }))
const trigger = (count: number) => screen.findByRole('button', { name: `You have ${count} Invitation(s)` })
const openList = async (count: number) => {
  await userEvent.click(await trigger(count))
  return screen.findByRole('table', { name: /Invitation/ })
}
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const row = async (organization: string) => {
  const cell = await within(screen.getByRole('table')).findByText(organization)
  return cell.closest('tr') as HTMLElement
}
const answer = async (choice: 'Accept' | 'Reject', organization: string) => {
  await userEvent.click(
    within(await row(organization)).getByRole('button', { name: new RegExp(`^${choice}`) }),
  )
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: choice }))
  return question
}

test('INVITE-01 INVITE-04 INVITE-05 the number of pending invitations stands on the page', async () => {
  await open(CHAU)
  expect(await trigger(13)).toHaveTextContent('You have 13 Invitation(s)')
  expect(sent('/').map(({ path }) => path)).toEqual([`${BASE}/_count?status=Pending`])
})

test('whoever has none sees nothing of it', async () => {
  await open(BAO)
  await screen.findByRole('list', { name: 'Organizations' })
  await waitFor(() => expect(sent('/_count')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /Invitation/ })).not.toBeInTheDocument()
})

test('INVITE-02 INVITE-03 INVITE-07 behind it they stand in pages of ten', async () => {
  await open(CHAU)
  await openList(13)
  await row('Fintech Ánh Dương')
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    '#',
    'Invited by',
    'Time',
    'Organization',
    'Actions',
  ])
  expect(rows()).toHaveLength(10)
  expect(rows()[0]).toHaveTextContent(
    /^1khanh\.pham@platform\.example20 minutes agoFintech Ánh DươngAcceptReject$/,
  )
  expect(screen.getByText('1–10 of 13')).toBeVisible()
  expect(screen.getByText('10 / page')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('11–13 of 13')).toBeVisible()
  expect(rows()[0]).toHaveTextContent(/^11/)
  expect(sent('/_search')).toEqual(
    [0, 1].map((page) => ({
      path: `${BASE}/_search?page=${page}&pageSize=10`,
      body: '{"status":"Pending"}',
    })),
  )
})

test('INVITE-08 INVITE-22 INVITE-21 accepting names account and organization; then the organization is there', async () => {
  const { router } = await open(CHAU)
  await openList(13)
  const question = await answer('Accept', 'Fintech Ánh Dương')
  expect(question).toHaveTextContent(`${CHAU} becomes a member of Fintech Ánh Dương.`)
  expect(await screen.findByText('Accepted Invite Successfully')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('table', { name: 'You have 12 Invitation(s)' })).toBeVisible())
  expect(within(screen.getByRole('table')).queryByText('Fintech Ánh Dương')).not.toBeInTheDocument()
  expect(sent('/_accept').map(({ path }) => path)).toEqual([
    `${BASE}/_accept?invitationId=invitation-anhduong`,
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Fintech Ánh Dương/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-account-info'))
})

test('INVITE-09 INVITE-24 INVITE-20 rejecting the last of a page leads back to a page with rows', async () => {
  await open(CHAU)
  await openList(13)
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }))
  await screen.findByText('11–13 of 13')
  for (const left of [12, 11, 10]) {
    const first = rows()[0]!
    await userEvent.click(within(first).getByRole('button', { name: /^Reject/ }))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Reject' }))
    await screen.findByRole('table', { name: `You have ${left} Invitation(s)` })
    await screen.findByText(left > 10 ? `11–${left} of ${left}` : '1–10 of 10')
  }
  expect(screen.getAllByText('Rejected Invite Successfully')[0]).toBeVisible()
  expect(sent('/_reject').map(({ path }) => path)[0]).toMatch(/_reject\?invitationId=invitation-many-/)
  expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument()
})

test.each([
  ['Accept', "'; drop table account; --", 'Lời mời này đã hết hạn'],
  ['Accept', 'Nhà sách Hoa Sen', 'Something went wrong!'],
  ['Reject', 'Nhà sách Hoa Sen', 'Somethings went wrong'],
] as const)(
  'INVITE-28 INVITE-29 %s of %s is refused in the words of the server, or in ours',
  async (choice, organization, words) => {
    await open(CHAU)
    await openList(13)
    const question = await answer(choice, organization)
    expect((await within(question).findByRole('alert')).textContent).toBe(words)
    const before = sent('/_search').length
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(sent('/_search')).toHaveLength(before + 1))
    expect(screen.getByRole('table')).toBeVisible()
  },
)

test('INVITE-28 what the server says about a rejection, too', async () => {
  await open(CHAU)
  await openList(13)
  world.sandbox.faults.order({
    operation: 'rejectPreSelectionInvitation',
    status: 409,
    message: 'This invitation has been answered already',
  })
  const question = await answer('Reject', 'Fintech Ánh Dương')
  expect((await within(question).findByRole('alert')).textContent).toBe(
    'This invitation has been answered already',
  )
})

test('INVITE-17 INVITE-18 a person without an organization finds the invitations too, and goes on to choose', async () => {
  const { router } = await world.renderScreen(<EmptyCompanyScreen />, {
    at: '/companies/empty?lang=en',
    as: NONE,
    leavable: true,
  })
  await openList(2)
  await answer('Reject', '=1+1 Trading')
  expect(await trigger(1)).toBeVisible()
  expect(router.state.location.pathname).toBe('/companies/empty')
  await answer('Accept', 'Fintech Ánh Dương')
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/companies/empty'))
  expect(router.state.location.search).toBe('?lang=en')
  expect(await screen.findByText('Accepted Invite Successfully')).toBeVisible()
})

test('a list that could not be loaded says so, and is read again', async () => {
  await open(CHAU)
  world.sandbox.faults.order({ operation: 'searchPreSelectionInvitations', status: 500, times: 1 })
  await userEvent.click(await trigger(13))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1–10 of 13')).toBeVisible()
})

describe('as time goes on', () => {
  afterEach(() => jest.useRealTimers())

  const look = (visible: boolean) => {
    Object.defineProperty(document, 'visibilityState', {
      value: visible ? 'visible' : 'hidden',
      configurable: true,
    })
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  }

  test('INVITE-06 the number is read again every 60 s, while somebody looks', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
    await open(CHAU)
    await trigger(13)
    const counts = () => sent('/_count').length
    const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))
    expect(timings.invitationCount).toBe(60_000)
    expect(counts()).toBe(1)
    await pass(timings.invitationCount - 5_000)
    expect(counts()).toBe(1)
    await pass(10_000)
    await waitFor(() => expect(counts()).toBe(2))
    look(false)
    await pass(5 * timings.invitationCount)
    expect(counts()).toBe(2)
    look(true)
    await waitFor(() => expect(counts()).toBe(3))
    await pass(timings.invitationCount)
    await waitFor(() => expect(counts()).toBeGreaterThanOrEqual(4))
  })
})
