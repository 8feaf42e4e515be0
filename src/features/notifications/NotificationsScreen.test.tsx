import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../app/testing-screen'
import { NotificationsScreen } from './NotificationsScreen'

// Châu has 27 messages of her own, two that cannot be marked, and one of her organization.
const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const chau = { as: 'minhchau.nguyen@phuongdong.example', organization: 'org-phuongdong' }
const open = (address = '/notifications', who = chau) =>
  world.renderScreen(<NotificationsScreen />, { at: address, ...who })
const counted = (words: string) => screen.findByText(words, { selector: '[role=status] b' })
const table = () => screen.getByRole('table', { name: 'My Notification' })
const rowOf = (title: string) => within(table()).getByRole('button', { name: title }).closest('tr')!
const drawer = () => screen.findByRole('dialog', { name: 'Notification' })
const searches = () =>
  world.calls
    .filter(({ path, body }) => path.includes('/messages/search?') && !body.includes('message-'))
    .map(({ path, body }) => [path, JSON.parse(body) as unknown] as const)
const marks = () => world.calls.filter(({ path }) => path.endsWith('/update/read')).map(({ path }) => path)

test('NOTIF-04 TRACK-02 the messages are listed newest first, ten on a page', async () => {
  await open()
  await counted('30 records')
  expect(document.title).toBe('My Notification')
  expect(searches()[0]).toEqual([
    '/api/console/messages/search?page=0&pageSize=10',
    { freeText: '', levels: [] },
  ])
  expect(within(table()).getAllByRole('row')).toHaveLength(11)
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('11–20 of 30')).toBeVisible()
})

test('NOTIF-08 NOTIF-09 NOTIF-10 each tells its level and whether it is read, in words', async () => {
  await open()
  await counted('30 records')
  const unread = within(rowOf('Xuất dữ liệu bị lỗi'))
  expect(unread.getByText('Error')).toBeVisible()
  expect(unread.getByText('Unread')).toBeVisible()
  const read = within(rowOf('Export finished'))
  expect(read.getByText('Success')).toBeVisible()
  expect(read.getByText('Read')).toBeVisible()
  // Its sender named no level.
  expect(within(rowOf('A sender who names no level')).getByText('Info')).toBeVisible()
})

test('NOTIF-02 NOTIF-06 NOTIF-14 choosing one shows it and marks it as read, once', async () => {
  await open()
  await counted('30 records')
  await userEvent.click(screen.getByRole('button', { name: 'Xuất dữ liệu bị lỗi' }))
  const shown = within(await drawer())
  const words = 'Không xuất được 18.204 tài khoản của Phương Đông Real Estate'
  expect(await shown.findByText(words)).toBeVisible()
  expect(location.search).toBe('?drawer=detail&record=message-minhchau-1')
  await waitFor(() => expect(shown.getByText('Read')).toBeVisible())
  await userEvent.click(shown.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(within(rowOf('Xuất dữ liệu bị lỗi')).getByText('Read')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Xuất dữ liệu bị lỗi' }))
  await drawer()
  expect(marks()).toEqual(['/api/console/messages/message-minhchau-1/update/read'])
})

test('NOTIF-03 S40 the notification stands there as JSON; what it holds is only text', async () => {
  await open('/notifications?drawer=detail&record=message-minhchau-2')
  const shown = await drawer()
  const json = await within(shown).findByRole('region', { name: 'JSON' })
  expect(JSON.parse(json.textContent)).toMatchObject({
    id: 'message-minhchau-2',
    title: '<img src=x onerror=alert(1)>',
    messageLevel: 'warning',
    extraValue: { html: '<img src=x onerror=alert(1)>' },
  })
  expect(within(shown).getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  expect(shown.querySelectorAll('img, script')).toHaveLength(0)
})

test('one that is on another page is found by its address', async () => {
  await open('/system/notifications?drawer=detail&record=message-minhchau-25')
  expect(await within(await drawer()).findByText('Hạn mức ApiIngestion, lần 16')).toBeVisible()
})

test('an address of one that is not there says so, and closes', async () => {
  await open('/notifications?drawer=detail&record=message-bao-1')
  const shown = within(await drawer())
  expect(await shown.findByText('This notification is not there any more.')).toBeVisible()
  expect(marks()).toEqual([])
  await userEvent.click(shown.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(location.search).toBe(''))
})

test('what cannot be marked is told in place, in the words of the server or in ours, and can be tried again', async () => {
  const { router } = await open('/notifications?drawer=detail&record=message-gone')
  const gone = within(await drawer())
  expect(await gone.findByText('This message does not exist any more')).toBeVisible()
  expect(gone.getByText('Unread')).toBeVisible()
  await userEvent.click(gone.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(marks()).toHaveLength(2))
  await act(() => router.navigate('/notifications?drawer=detail&record=message-silent'))
  expect(await within(await drawer()).findByText('Failed to update')).toBeVisible()
})

test('levels and what is unread narrow the list; one that is read by being opened stays open', async () => {
  await open('/notifications?levels=error&state=unread')
  await counted('4 records')
  expect(searches()[0]![1]).toEqual({ freeText: '', levels: ['error'], solves: false })
  await userEvent.click(screen.getByRole('button', { name: 'Xuất dữ liệu bị lỗi' }))
  await counted('3 records')
  expect(within(await drawer()).getByText(/^Không xuất được/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Xuất dữ liệu bị lỗi', hidden: true })).toBeNull()
})

test('a list that fails says so in place, and is tried again', async () => {
  world.sandbox.faults.order({ operation: 'searchNotifications', status: 500 })
  await open()
  expect(await screen.findByText('Could not load')).toBeVisible()
  world.sandbox.faults.lift()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await counted('30 records')
})

test('whoever has no messages is told so', async () => {
  await open('/notifications', { as: 'hang.do@acme.example', organization: 'org-acme' })
  expect(await screen.findByText('No notifications')).toBeVisible()
})
