import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../app/testing'
import { SupportTickets } from './SupportTickets'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }
const ADD = '/api/console/connections/crm-loyalty/caresoft/pango-ticket/add'
const TITLE = 'Send support request to our team'
const CONFIRM = 'Your request will be responded to by the team as soon as possible'

const open = (address = '/my-account-info?drawer=support') =>
  world.renderScreen(<SupportTickets />, { at: address, ...HANG })
const drawer = async () => within(await screen.findByRole('dialog', { name: TITLE }))
const noDrawer = () => waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull())
const sent = () =>
  world.calls
    .filter(({ path }) => path === ADD)
    .map(({ method, body }) => [method, JSON.parse(body) as unknown])
const topic = async () => {
  const field = (await drawer()).getByRole('combobox', { name: 'Topic' })
  await within(field).findByRole('option', { name: 'Billing' })
  return field
}
async function write({ subject = 'Xin giúp', description = 'Từ sáng nay\nkhông vào được' } = {}) {
  await userEvent.selectOptions(await topic(), 'Billing')
  const { getByLabelText } = await drawer()
  await userEvent.type(getByLabelText('Subject'), subject)
  await userEvent.click(getByLabelText('Description'))
  await userEvent.paste(description)
}
const press = async (name: string) => userEvent.click((await drawer()).getByRole('button', { name }))
const question = () => screen.findByRole('dialog', { name: CONFIRM })
const answer = async (name: string) => userEvent.click(within(await question()).getByRole('button', { name }))

test('TICKET-01 TICKET-03 TICKET-04 the button of the shell opens the request, and Escape closes it again', async () => {
  const { router } = await world.renderApp('/activity/login-history?status=Failed', HANG)
  const button = await screen.findByRole('button', { name: /Request Support/ })
  await userEvent.hover(button)
  expect(await screen.findByText('Create a Ticket')).toBeVisible()
  await userEvent.click(button)
  await topic()
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  )
  expect(router.state.location.search).toBe('?status=Failed&drawer=support')
  await userEvent.keyboard('{Escape}')
  await noDrawer()
  expect(router.state.location.search).toBe('?status=Failed')
  await waitFor(() => expect(button).toHaveFocus())
})

test('TICKET-24 TICKET-23 topics are offered by their descriptions, markup as text', async () => {
  await open()
  const field = await topic()
  const options = within(field)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, text }) => [value, text])
  expect(options).toContainEqual(['3202', '<b>Quota</b> & "limits"'])
  expect(options).toContainEqual(['3205', '=1+1'])
  expect(world.calls.filter(({ path }) => path.endsWith('/pango-ticket/topic'))).toHaveLength(1)
})

test('TICKET-10 TICKET-11 TICKET-14 what is missing is told before anything is asked or sent', async () => {
  await open()
  await topic()
  const { getByRole, getByLabelText, queryByLabelText } = await drawer()
  expect(queryByLabelText('Subject')).toBeNull()
  await press('Send')
  await waitFor(() => expect(getByRole('combobox')).toHaveAccessibleDescription('Please select a topic'))
  expect(getByRole('combobox')).toHaveFocus()
  await userEvent.selectOptions(getByRole('combobox'), 'Billing')
  await press('Send')
  await waitFor(() => expect(getByLabelText('Subject')).toHaveAccessibleDescription('Please enter a subject'))
  expect(getByLabelText('Description')).toHaveAccessibleDescription('Please enter a description')
  expect(getByLabelText('Subject')).toHaveFocus()
  expect(screen.queryByRole('dialog', { name: CONFIRM })).toBeNull()
  expect(sent()).toEqual([])
})

test('TICKET-15 TICKET-16 B38 it is sent after Continue, once, with the address of the page', async () => {
  const { router } = await open('/profile?tab=info&drawer=support&token=secret')
  await write()
  await press('Send')
  expect(within(await question()).getByText(CONFIRM)).toBeVisible()
  expect(sent()).toEqual([])
  await answer('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: CONFIRM })).toBeNull())
  await press('Send')
  const go = within(await question()).getByRole('button', { name: 'Continue' })
  await userEvent.tripleClick(go)
  await noDrawer()
  expect(sent()).toEqual([
    [
      'POST',
      {
        ticketSubject: 'Xin giúp',
        topic: '3203',
        description: 'Từ sáng nay\nkhông vào được',
        utmSource: 'http://localhost/profile?tab=info',
      },
    ],
  ])
  expect(router.state.location.search).toBe('?tab=info&token=secret')
})

test('TICKET-20 TICKET-21 a sent request is told and closes the drawer without another question', async () => {
  await open()
  await write()
  await press('Send')
  await answer('Continue')
  expect(await screen.findByText('Your request has been sent successfully')).toBeVisible()
  await noDrawer()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('TICKET-20 when the server says nothing the console does', async () => {
  await open()
  await write({ subject: 'sentinel:wordless' })
  await press('Send')
  await answer('Continue')
  expect(await screen.findByText('Your request has been sent successfully')).toBeVisible()
})

test.each([
  ['sentinel:refused', 'Hệ thống hỗ trợ tạm thời không nhận yêu cầu'],
  ['sentinel:silent', 'Something went wrong!'],
])('TICKET-22 a refusal of %s says "%s" in place, and nothing typed is lost', async (subject, said) => {
  await open()
  await write({ subject })
  await press('Send')
  await answer('Continue')
  const { findByText, getByLabelText, getByRole } = await drawer()
  expect(await findByText(said)).toBeVisible()
  expect(getByRole('combobox')).toHaveValue('3203')
  expect(getByLabelText('Subject')).toHaveValue(subject)
  expect(getByLabelText('Description')).toHaveValue('Từ sáng nay\nkhông vào được')
})

test('TICKET-13 the description stops at 1000 characters, counts them, and stays where one types', async () => {
  await open()
  await write({ description: '😀'.repeat(1200) })
  const { getByLabelText, getByText } = await drawer()
  const field = getByLabelText<HTMLTextAreaElement>('Description')
  expect([...field.value]).toHaveLength(1000)
  expect(field).toHaveAccessibleDescription('1,000 of 1,000 characters')
  expect(getByText('No more characters fit into the description')).toHaveAttribute('role', 'status')
  field.setSelectionRange(4, 4)
  await userEvent.keyboard('x')
  expect(field.value).toBe('😀'.repeat(1000))
  expect(field.selectionStart).toBe(4)
})

test('TICKET-05 B48 View Ticket opens the tickets above it; what is typed is there afterwards', async () => {
  const { router } = await open('/my-account-info')
  await userEvent.click(await screen.findByRole('button', { name: /Request Support/ }))
  await write()
  await userEvent.click((await drawer()).getByRole('link', { name: 'View Ticket' }))
  expect(await screen.findByRole('dialog', { name: 'Your Tickets' })).toBeVisible()
  expect(router.state.location.search).toBe('?drawer=tickets')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your Tickets' })).toBeNull())
  expect((await drawer()).getByLabelText('Subject')).toHaveValue('Xin giúp')
  await waitFor(() => expect(screen.getByRole('link', { name: 'View Ticket' })).toHaveFocus())
  expect(router.state.location.search).toBe('?drawer=support')
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog', { name: 'Leave page?' })).toBeVisible()
})

test('TICKET-23 topics that do not come are told in place and can be asked for again', async () => {
  world.sandbox.faults.order({ operation: 'getSupportTicketTopics', status: 503 })
  await open()
  const { findByText, getByRole } = await drawer()
  expect(await findByText('The topics could not be loaded. A request needs one.')).toBeVisible()
  act(() => world.sandbox.faults.lift())
  await userEvent.click(getByRole('button', { name: 'Try again' }))
  expect(await topic()).toBeVisible()
})

test.each([
  ['it was not made: it is sent again', false, 2],
  ['it was made all the same: nothing is sent again', true, 1],
])('no answer came, and %s', async (_title, done, times) => {
  await open()
  await write({ subject: 'Không vào được' })
  world.sandbox.faults.order({ operation: 'createSupportTicket', drop: true, done, times: 1 })
  await press('Send')
  await answer('Continue')
  expect(await (await drawer()).findByText(/it may have been done all the same/)).toBeVisible()
  await press('Send')
  await answer('Continue')
  await noDrawer()
  expect(sent()).toHaveLength(times)
})
