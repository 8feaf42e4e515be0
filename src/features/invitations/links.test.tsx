import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../app/testing-screen'
import { InvitationsScreen } from './InvitationsScreen'

const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const CHAU = { as: 'minhchau.nguyen@phuongdong.example', organization: 'org-phuongdong' }
const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const khanhAt = (organization: string) => ({ as: 'khanh.pham@platform.example', organization })
const PATH = '/activity/invitation'
const open = (search = '', who: { as: string; organization: string } = CHAU) =>
  world.renderScreen(<InvitationsScreen />, { at: PATH + search, ...who })
const listed = () => screen.findByText(/^(\d+ records?|\d+ bản ghi)$/, { selector: '[role=status] b' })

test('a link to the invitation of another account says so, and offers to change the account', async () => {
  await open('?drawer=accept&record=invitation-hang-1&lang=en')
  const dialog = await screen.findByRole('dialog', { name: 'Invitation not found' })
  expect(dialog).toHaveTextContent(`It is not among the invitations of ${CHAU.as} that are listed here.`)
  expect(within(dialog).getByRole('link', { name: 'Sign in with another account' })).toHaveAttribute(
    'href',
    '/login?url=%2Factivity%2Finvitation%3Fdrawer%3Daccept%26record%3Dinvitation-hang-1%26lang%3Den&lang=en',
  )
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!)
  await waitFor(() => expect(location.search).toBe('?lang=en'))
})

test('a link to an invitation that has been answered says so', async () => {
  await open('?status=Accepted&drawer=accept&record=invitation-accepted')
  const dialog = await screen.findByRole('dialog', { name: 'Invitation already answered' })
  expect(dialog).toHaveTextContent('This one is ACCEPTED.')
})

test('a question stands in the address: reload asks again, Back takes it back', async () => {
  const { router } = await open('?status=Pending')
  await listed()
  await userEvent.click(screen.getByRole('button', { name: /^Accept the invitation to Fintech/ }))
  await screen.findByRole('alertdialog')
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await open('?status=Pending&drawer=reject&record=invitation-anhduong')
  expect(await screen.findByRole('alertdialog', { name: 'Reject invitation' })).toBeVisible()
})

test('whoever was never invited is told so; a list that fails can be read again', async () => {
  await open('', BAO)
  expect(await screen.findByText('No invitation')).toBeVisible()
  world.sandbox.faults.order({ operation: 'searchOwnInvitations', status: 500, times: 1 })
  await open()
  expect(await screen.findByText('Could not load')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await listed()
})

test('in Vietnamese as well', async () => {
  await open('?status=Rejected&lang=vi')
  await listed()
  expect(screen.getAllByText('ĐÃ TỪ CHỐI').length).toBeGreaterThan(1)
  expect(screen.getByRole('button', { name: 'Chấp nhận lời mời vào <b>Acme</b> & "Sons"' })).toBeVisible()
})

describe('Invite', () => {
  const button = () => screen.findByRole('button', { name: 'Invite' })
  const noButton = async () => {
    await listed()
    expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument()
  }
  const drawer = () => screen.findByRole('dialog', { name: 'Invite' })
  const field = async (name: RegExp) => within(await drawer()).getByRole('textbox', { name })
  const save = async () => userEvent.click(within(await drawer()).getByRole('button', { name: 'Save' }))
  const invited = () =>
    world.calls
      .filter(({ path }) => path.endsWith('/mngmnt-client/accounts/invitation/join-orgs/add'))
      .map(({ body }) => JSON.parse(body) as unknown)
  const settings = () => world.calls.filter(({ path }) => path.endsWith('/general-settings/get'))

  test('INVITE-11 INVITEADM-01 it is for administrators of an organization that invites', async () => {
    await open('', BAO)
    expect(await button()).not.toHaveAttribute('aria-disabled')
    expect(settings().map(({ method }) => method)).toEqual(['GET'])
    await open('', khanhAt('org-anhduong')) // has settled nothing
    expect(await button()).toBeVisible()
    await open('?status=Pending', CHAU)
    await noButton()
    expect(settings()).toEqual([])
  })

  test('INVITE-11 it is not there where inviting is switched off, or nobody knows whether it is', async () => {
    const whoever = '?freeText=x'
    await open(whoever, khanhAt('org-quangminh'))
    await waitFor(() => expect(settings()).toHaveLength(1))
    await screen.findByText('No invitation')
    expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument()
    world.sandbox.faults.order({ operation: 'getCurrentOrganizationGeneralSettings', status: 500 })
    await open(whoever, BAO)
    await screen.findByText('No invitation')
    await waitFor(() => expect(settings()).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument()
  })

  test('INVITE-11 without the permission it says what is missing', async () => {
    await open('', khanhAt('org-phuongdong'))
    expect(await button()).toHaveAccessibleDescription('Missing Invite Permission')
    await userEvent.click(await button())
    expect(location.search).toBe('')
  })

  test('INVITEADM-13 INVITEADM-14 INVITEADM-16 the mistakes of the form, before any call', async () => {
    await open('?drawer=invite', BAO)
    await save()
    expect(await screen.findByText('Please input your email!')).toBeVisible()
    expect(screen.getByText('Please enter a reason')).toBeVisible()
    expect(await field(/^User email/)).toHaveFocus()
    await userEvent.type(await field(/^User email/), 'hang.do')
    await save()
    expect(await screen.findByText('Please input a valid email address.')).toBeVisible()
    expect(invited()).toEqual([])
  })

  test('INVITEADM-17 INVITEADM-18 INVITEADM-25 address and reason are enough', async () => {
    await open('', BAO)
    await userEvent.click(await button())
    await userEvent.type(await field(/^User email/), ' api.ho@acme.example ')
    await userEvent.type(await field(/^Reason/), ' <b>Urgent</b>')
    await save()
    expect(await screen.findByText('Added successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(invited()).toEqual([{ userId: 'api.ho@acme.example', reason: '<b>Urgent</b>', expiredAt: 0 }])
  })

  test('INVITEADM-19 INVITEADM-23 INVITEADM-24 roles, and an expiry from yesterday on', async () => {
    await open('?drawer=invite', BAO)
    await userEvent.type(await field(/^User email/), 'api.ho@acme.example')
    await userEvent.type(await field(/^Reason/), 'Tết')
    await userEvent.click(within(await drawer()).getByRole('button', { name: /^Roles/ }))
    const offered = await screen.findAllByRole('checkbox')
    expect(offered.map((box) => box.closest('label')?.textContent)).toEqual(['Api', 'User', 'Admin'])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Admin' }))
    await userEvent.keyboard('{Escape}')
    const day = await field(/^Expiry/)
    const yesterday = new Date()
    yesterday.setDate(yesterday.getDate() - 1)
    const iso = `${yesterday.getFullYear()}-${yesterday.getMonth() + 1}-${yesterday.getDate()}`
    await userEvent.type(day, '05/01/2020')
    await save()
    expect(await screen.findByText('Please choose yesterday or a later day')).toBeVisible()
    expect(invited()).toEqual([])
    await userEvent.clear(day)
    await userEvent.type(day, 'the day after Tết')
    await save()
    expect(await screen.findByText(/^This is not understood as a date/)).toBeVisible()
    expect(day).toHaveValue('the day after Tết')
    await userEvent.clear(day)
    await userEvent.type(day, iso)
    await save()
    expect(await screen.findByText('Added successfully')).toBeVisible()
    expect(invited()).toEqual([
      {
        userId: 'api.ho@acme.example',
        roles: ['ADMIN'],
        reason: 'Tết',
        joinedOrgExpiredAt: new Date(yesterday).setHours(23, 59, 59, 0),
        expiredAt: 0,
      },
    ])
  })

  test.each([
    ['nobody@acme.example', 'There is no account with this e-mail address'],
    ['hang.do@acme.example', 'Tài khoản này đã được mời và chưa trả lời'],
    ['silent.refusal@acme.example', 'Something went wrong'],
  ])('INVITEADM-15 %s is refused in place, and nothing typed is lost', async (who, words) => {
    await open('?drawer=invite', BAO)
    await userEvent.type(await field(/^User email/), who)
    await userEvent.type(await field(/^Reason/), 'Tết')
    await save()
    expect((await within(await drawer()).findByRole('alert')).textContent).toBe(words)
    expect(await field(/^Reason/)).toHaveValue('Tết')
  })
})
