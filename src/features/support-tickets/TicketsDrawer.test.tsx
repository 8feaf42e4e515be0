import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../app/testing'
import { cellsOf } from '../../app/testing-screen'
import { SupportTickets } from './SupportTickets'

// Bảo has 28 tickets, Hằng none.
const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }
const SEARCH = '/api/console/connections/crm-loyalty/caresoft/pango-ticket/search'

const open = (address = '/my-account-info?drawer=tickets', who = BAO) =>
  world.renderScreen(<SupportTickets />, { at: address, ...who })
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Your Tickets' }))
const counted = async (words: string) => (await drawer()).findByText(words, { selector: '[role=status] b' })
const searches = () =>
  world.calls
    .filter(({ path }) => path.startsWith(SEARCH))
    .map(({ method, path, body }) => [method, path.slice(SEARCH.length), JSON.parse(body) as unknown])
const table = (name = 'Open Tickets') => within(screen.getByRole('table', { name }))
const rows = (name?: string) => table(name).getAllByRole('row').slice(1).map(cellsOf)
const column = (index: number, name?: string) => rows(name).map((cells) => cells[index]!.textContent)
const button = async (name: string | RegExp) => (await drawer()).getByRole('button', { name })
const all = { freeText: '', topics: [], status: [], fromTime: 0, toTime: 0 }

test('TICKET-07 TICKET-25 TICKET-28 the own tickets of every status, newest first, from page 0', async () => {
  await open()
  await counted('28 records')
  expect(searches()).toEqual([['POST', '?page=0&pageSize=10&orderBy=createdAt%3ADESC', all]])
  expect(
    table()
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([
    '#',
    'Ticket ID',
    'Subject',
    'Topic',
    'Status',
    'Assignee',
    expect.stringMatching(/^Created \(UTC[+-]\d\d:\d\d\)$/),
  ])
  const times = rows().map((cells) =>
    within(cells[6]!)
      .getByText(/^\d\d\//)
      .getAttribute('datetime')!,
  )
  expect([...times].sort().reverse()).toEqual(times)
  await userEvent.click(await button('Next page'))
  await waitFor(() => expect(screen.getByText('11–20 of 28')).toBeVisible())
  expect(searches().at(-1)![1]).toBe('?page=1&pageSize=10&orderBy=createdAt%3ADESC')
  await userEvent.selectOptions((await drawer()).getByRole('combobox', { name: 'Rows on a page' }), '50')
  await waitFor(() => expect(rows()).toHaveLength(28))
  expect(new Set(column(4))).toEqual(new Set(['New', 'Open', 'Pending', 'Solved', 'Closed']))
})

test('TICKET-29 TICKET-30 a ticket is told as text; an unknown topic is its id, and what is not given a dash', async () => {
  await open()
  await counted('28 records')
  await userEvent.selectOptions((await drawer()).getByRole('combobox', { name: 'Rows on a page' }), '50')
  await waitFor(() => expect(rows()).toHaveLength(28))
  expect(column(2)).toContain('<b>Quota</b> "ApiIngestion" & more')
  await waitFor(() => expect(column(3)).toContain('<b>Quota</b> & "limits"'))
  expect(column(3)).toEqual(expect.arrayContaining(['a-topic-that-is-no-more', 'constructor']))
  const [youngest] = rows()
  expect([youngest![1]!.textContent, youngest![5]!.textContent]).toEqual(['–', '–'])
})

test('TICKET-08 TICKET-26 status, topic and words take effect with Search, and leave the address alone', async () => {
  const { router } = await open('/activity/login-history?status=Failed&drawer=tickets')
  await counted('28 records')
  await userEvent.click((await drawer()).getByRole('button', { name: /^Status/ }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Closed' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Solved' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click((await drawer()).getByRole('button', { name: /^Topic/ }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Billing' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.type((await drawer()).getByRole('searchbox'), 'quota')
  await userEvent.click(await button('Search'))
  await waitFor(() =>
    expect(searches().at(-1)![2]).toEqual({
      ...all,
      freeText: 'quota',
      topics: ['3203'],
      status: ['solved', 'closed'],
    }),
  )
  expect(router.state.location.search).toBe('?status=Failed&drawer=tickets')
})

test('TICKET-27 a range is sent as its two ends, and one end may be open', async () => {
  await open()
  await counted('28 records')
  await userEvent.type((await drawer()).getByRole('textbox', { name: 'From' }), '5/1/26')
  await userEvent.click(await button('Search'))
  const fromTime = new Date('2026-01-05T00:00:00').getTime()
  await waitFor(() => expect(searches().at(-1)![2]).toEqual({ ...all, fromTime, toTime: 0 }))
  const to = (await drawer()).getByRole('textbox', { name: 'To' })
  await userEvent.type(to, '4/1/26')
  await userEvent.click(await button('Search'))
  expect(to).toHaveAccessibleDescription('From is after To')
  await userEvent.clear(to)
  await userEvent.type(to, '5/1/26')
  await userEvent.click(await button('Search'))
  const toTime = new Date('2026-01-05T23:59:59.999').getTime()
  await waitFor(() => expect(searches().at(-1)![2]).toEqual({ ...all, fromTime, toTime }))
})

test('TICKET-06 TICKET-09 the other tab has only closed ones and no status filter; reload finds it', async () => {
  const { router, unmount } = await open('/profile?tab=password&drawer=tickets')
  await counted('28 records')
  await userEvent.click((await drawer()).getByRole('tab', { name: 'Close Tickets' }))
  await waitFor(() => expect(searches().at(-1)![2]).toEqual({ ...all, status: ['closed'] }))
  await waitFor(() => expect(rows('Close Tickets').length).toBeGreaterThan(2))
  expect(new Set(column(4, 'Close Tickets'))).toEqual(new Set(['Closed']))
  expect((await drawer()).queryByRole('button', { name: /^Status/ })).toBeNull()
  expect(router.state.location.search).toBe('?tab=password&drawer=tickets&record=closed')
  unmount()
  await open('/profile?tab=password&drawer=tickets&record=closed')
  await waitFor(() => expect(rows('Close Tickets').length).toBeGreaterThan(2))
  await userEvent.click(await button('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.search).toBe('?tab=password')
})

test('nobody wrote: one sentence', async () => {
  await open('/my-account-info?drawer=tickets', HANG)
  expect(await (await drawer()).findByText('No tickets')).toBeVisible()
  expect((await drawer()).queryByRole('button', { name: 'Reset filters' })).toBeNull()
})

test('nothing found leads back to all; a list that fails is told in place and can be tried again', async () => {
  await open()
  await counted('28 records')
  await userEvent.type((await drawer()).getByRole('searchbox'), 'no such thing{Enter}')
  await userEvent.click(await (await drawer()).findByRole('button', { name: 'Reset filters' }))
  await counted('28 records')
  await userEvent.type((await drawer()).getByRole('searchbox'), 'sentinel:500{Enter}')
  expect(await (await drawer()).findByText('Could not load')).toBeVisible()
  const tried = searches().length
  await userEvent.click(await button('Try again'))
  await waitFor(() => expect(searches()).toHaveLength(tried + 1))
})

test('topics that do not come leave the ids', async () => {
  world.sandbox.faults.order({ operation: 'getSupportTicketTopics', status: 503 })
  await open()
  await counted('28 records')
  expect(column(3)).toContain('3202')
})

test('TICKET-05 TICKET-03 help leads to both drawers', async () => {
  await world.renderApp('/help?lang=vi', HANG)
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await link('Tạo phiếu hỗ trợ')).toBe('/my-account-info?drawer=support&lang=vi')
  expect(await link('Xem phiếu hỗ trợ')).toBe('/my-account-info?drawer=tickets&lang=vi')
  expect(screen.queryByRole('button', { name: /Yêu cầu hỗ trợ/ })).toBeNull()
})
