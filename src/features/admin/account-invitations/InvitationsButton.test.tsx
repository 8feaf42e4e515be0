import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../../app/testing-screen'
import { parts } from './flow'
import { InvitationsButton } from './InvitationsButton'

const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }
const open = (search = '', who = BAO) =>
  world.renderScreen(<InvitationsButton />, { at: `/console-users${search}`, parts, ...who })
const sent = (part: string) => world.calls.filter(({ path }) => path.includes(part))
const list = async () => within(await screen.findByRole('dialog', { name: 'Invitations' }))
const rowOf = async (user: string) =>
  within((await (await list()).findByText(user)).closest<HTMLElement>('[role=row]')!)

test('ROLES-01 INVITEADM-01 whether the organization invites is read; who is no administrator sees no button', async () => {
  await open()
  expect(await screen.findByRole('button', { name: 'Invite' })).toBeVisible()
  expect(sent('/general-settings/get')).toHaveLength(1)
  await open('', HANG)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument())
})

test('INVITEADM-04 INVITEADM-09 INVITEADM-22 Invite opens the invitations of the organization', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
  expect(await (await list()).findByText('12 records', { exact: false })).toBeVisible()
  const [call] = sent('/join-orgs/search')
  expect(call!.path).toContain('page=0&pageSize=10')
  expect(JSON.parse(call!.body)).toEqual({ freeText: '', page: 0 })
  expect((await list()).getAllByText('PENDING').length).toBeGreaterThan(0)
})

test('INVITEADM-06 one of them as JSON', async () => {
  await open('?drawer=invitations')
  const row = await rowOf('oper.vu@acme.example')
  await userEvent.click(row.getByRole('button', { name: /^JSON/ }))
  const json = await screen.findByRole('dialog', { name: 'Invitation' })
  await waitFor(() => expect(json).toHaveTextContent('invitation-approval'))
})

test('INVITEADM-10 INVITEADM-11 INVITEADM-26 an invitation is deleted after a question; an accepted one is not', async () => {
  await open('?drawer=invitations')
  const row = await rowOf('oper.vu@acme.example')
  await userEvent.click(row.getByRole('button', { name: 'Delete the invitation of oper.vu@acme.example' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete invitation' }))
  expect(question.getByText('oper.vu@acme.example')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted successfully')).toBeVisible()
  expect(sent('/delete/_by_id').map(({ path }) => path)).toEqual([
    expect.stringContaining('_by_id?id=invitation-approval') as string,
  ])
  const accepted = (await (await list()).findAllByText('ACCEPTED'))[0]!.closest<HTMLElement>('[role=row]')!
  expect(within(accepted).getByRole('button', { name: /^Delete/ })).toHaveAccessibleDescription(
    'An accepted invitation cannot be deleted.',
  )
})

test('ACCOUNTS-20 INVITEADM-05 INVITEADM-03 the form opens over the list, and closing it leads back', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
  await userEvent.click(await (await list()).findByRole('button', { name: 'Invite' }))
  const form = within(await screen.findByRole('dialog', { name: 'Invite' }))
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
  expect(await (await list()).findByRole('button', { name: 'Invite several people' })).toBeVisible()
})

describe('several people', () => {
  const form = async () => within(await screen.findByRole('dialog', { name: 'Invite several people' }))
  const fill = async (people: string) => {
    await userEvent.click((await form()).getByRole('textbox', { name: /^User emails/ }))
    await userEvent.paste(people)
    await userEvent.type((await form()).getByRole('textbox', { name: /^Reason/ }), 'Tết')
    await userEvent.click((await form()).getByRole('button', { name: 'Save' }))
  }

  test('INVITEADM-14 what is no address is named in place, and nothing is sent', async () => {
    await open('?drawer=invite-many')
    await fill('direct.ngo@acme.example, not an address')
    expect(await screen.findByText('Please input a valid email address.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^User emails/ })).toHaveValue(
      'direct.ngo@acme.example, not an address',
    )
    expect(sent('/join-orgs/add')).toEqual([])
  })

  test('INVITEADM-13 INVITEADM-16 without people or reason nothing is sent', async () => {
    await open('?drawer=invite-many')
    await userEvent.click((await form()).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Please input your email!')).toBeVisible()
    expect(screen.getByText('Please enter a reason')).toBeVisible()
    expect(sent('/join-orgs/add')).toEqual([])
  })

  test('INVITEADM-15 INVITEADM-24 each has a result, and who was refused can be tried again', async () => {
    await open('?drawer=invite-many')
    await fill('Ngô <direct.ngo@acme.example>\nnobody@nowhere.example')
    expect(await screen.findByText('1 of 2 invited')).toBeVisible()
    expect(screen.getByText('There is no account with this e-mail address')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent('/join-orgs/add')).toHaveLength(3))
    expect(sent('/join-orgs/add').map(({ body }) => (JSON.parse(body) as { userId: string }).userId)).toEqual(
      ['direct.ngo@acme.example', 'nobody@nowhere.example', 'nobody@nowhere.example'],
    )
  })
})
