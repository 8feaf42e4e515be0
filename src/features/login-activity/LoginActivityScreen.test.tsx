import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startOfDay } from 'date-fns/startOfDay'
import { subDays } from 'date-fns/subDays'
import { cellsOf, createScreenWorld } from '../../app/testing-screen'
import { dateTime } from '../../kit/time/dates'
import { LoginActivityScreen } from './LoginActivityScreen'

// Bảo has 2,418 sign-ins, and one more by signing in to look at them.
const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }
const PATH = '/activity/login-history'
const SEARCH = '/api/account/accounts/users/current/login-activities/search'

const open = (search = '', who = BAO) =>
  world.renderScreen(<LoginActivityScreen />, { at: PATH + search, ...who })
const counted = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status] b' })
const searches = () =>
  world.calls
    .filter(({ path }) => path.startsWith(SEARCH))
    .map(({ path, body }) => ({ query: path.slice(SEARCH.length), body: JSON.parse(body) as unknown }))
const rows = () =>
  within(screen.getByRole('table', { name: 'Login Activity' }))
    .getAllByRole('row')
    .slice(1)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const end = (name: 'From' | 'To') => screen.getByRole('textbox', { name })
const period = () => screen.getByRole('combobox', { name: 'Period' })

test('LOGINACT-02 LOGINACT-07 HTTP-14 the own sign-ins, newest first, ten on a page', async () => {
  await open()
  await counted('2,419 records')
  expect(screen.getByText(/^in [\d.]+ s$/)).toBeVisible()
  expect(searches()).toEqual([
    {
      query: '?page=0&pageSize=10&orderBy=actionAt%3ADESC',
      body: { freeText: '', status: [], fromTime: 0, toTime: 0 },
    },
  ])
  const times = rows().map((row) =>
    within(row)
      .getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)
      .getAttribute('datetime')!,
  )
  expect(times).toHaveLength(10)
  expect([...times].sort().reverse()).toEqual(times)
  expect(screen.getByText('Newest first')).toBeVisible()
  expect(screen.getByText('1–10 of 2,419')).toBeVisible()
  expect(document.title).toBe('Login Activity')
})

test('LOGINACT-01 LOGINACT-08 each sign-in with what is known of it, its state in a word, and the zone of its time', async () => {
  await open()
  await counted('2,419 records')
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads).toEqual([
    '#',
    expect.stringMatching(/^Time \(UTC[+-]\d\d:\d\d\)$/),
    'Action by',
    'Status',
    'Source',
    'Device',
    'OS',
    'Browser',
    'IP',
  ])
  const [index, , by, status, , device, os, browser] = cellsOf(rows()[0]!).map((cell) => cell.textContent)
  expect([index, by, status]).toEqual(['1', BAO.as, 'Success'])
  expect([device, os, browser].every(Boolean)).toBe(true)
})

test('HTTP-06 the next page is asked from 0 on, and the index goes on', async () => {
  await open('?lang=vi')
  await waitFor(() => expect(screen.getByText('1–10 trên 2.419')).toBeVisible())
  await userEvent.click(button('Trang sau'))
  await waitFor(() => expect(screen.getByText('11', { selector: 'td' })).toBeVisible())
  expect(searches().at(-1)!.query).toBe('?page=1&pageSize=10&orderBy=actionAt%3ADESC')
  expect(location.search).toBe('?lang=vi&page=2')
})

test('an address behind the last page leads to the last one with rows', async () => {
  await open('?page=999')
  await waitFor(() => expect(rows()).toHaveLength(9))
  expect(location.search).toBe('?page=242')
  expect(screen.getByText('2,411–2,419 of 2,419')).toBeVisible()
})

test('LOGINACT-03 status takes effect with Search, and stays in the address', async () => {
  await open('?page=3')
  await counted('2,419 records')
  await userEvent.click(screen.getByRole('button', { name: /^Status/ }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Failed' }))
  expect(location.search).toBe('?page=3')
  await userEvent.click(button('Search'))
  await waitFor(() => expect(rows().every((row) => cellsOf(row)[3]!.textContent === 'Failed')).toBe(true))
  expect(location.search).toBe('?status=Failed')
  expect(searches().at(-1)!.body).toEqual({ freeText: '', status: ['Failed'], fromTime: 0, toTime: 0 })
})

test('LOGINACT-04 LOGINACT-06 a range of one day runs from its first to its last second', async () => {
  await open()
  await counted('2,419 records')
  const shown = within(rows()[0]!)
    .getByText(/^\d\d\//)
    .textContent.slice(0, 10)
  await userEvent.type(end('From'), shown.replaceAll('/', '-'))
  await userEvent.type(end('To'), shown.replaceAll('/', ''))
  expect(end('From')).toHaveValue(`${shown} 00:00:00`)
  await userEvent.click(button('Search'))
  await waitFor(() => expect(screen.queryByText('All time', { selector: 'span' })).not.toBeInTheDocument())
  await counted(/^\d\d? records?$/)
  expect(end('To')).toHaveValue(`${shown} 23:59:59`)
  const day = shown.split('/').reverse().join('-')
  const [fromTime, toTime] = [new Date(`${day}T00:00:00`).getTime(), new Date(`${day}T23:59:59`).getTime()]
  expect(searches().at(-1)!.body).toEqual({ freeText: '', status: [], fromTime, toTime: toTime + 999 })
  expect(location.search).toBe(`?from=${fromTime}&to=${toTime}`)
  for (const row of rows())
    expect(
      within(row)
        .getByText(/^\d\d\//)
        .textContent.slice(0, 10),
    ).toBe(shown)
})

test('LOGINACT-05 half a range is no range, and the form says what is missing', async () => {
  await open()
  await counted('2,419 records')
  await userEvent.type(end('From'), '5/1/26')
  expect(end('To')).toHaveAccessibleDescription('Choose To too. Until then all times are shown.')
  await userEvent.click(button('Search'))
  await waitFor(() => expect(location.search).toMatch(/^\?from=\d+$/))
  expect(screen.getByText('All time', { selector: 'span' })).toBeVisible()
  expect(searches().at(-1)!.body).toMatchObject({ fromTime: 0, toTime: 0 })
})

test('From after To is refused in place, without a call', async () => {
  await open()
  await counted('2,419 records')
  await userEvent.type(end('From'), '6/1/26')
  await userEvent.type(end('To'), '5/1/26')
  await userEvent.click(button('Search'))
  expect(end('To')).toHaveAccessibleDescription('From is after To')
  expect(end('To')).toHaveFocus()
  expect(searches()).toHaveLength(1)
})

test('B1 what is no date is refused in place with an example, without a call, and stays as it was typed', async () => {
  await open('?lang=vi')
  await waitFor(() => expect(searches()).toHaveLength(1))
  const from = screen.getByRole('textbox', { name: 'Từ' })
  await userEvent.type(from, '31/02/2026{Enter}')
  expect(from).toHaveAccessibleDescription('Không hiểu được ngày này. Hãy viết như 28/11/2026 09:30:00.')
  expect(from).toHaveFocus()
  expect(from).toHaveValue('31/02/2026')
  expect(searches()).toHaveLength(1)
})

test('B1 a period that moves with the clock stays a word in the address; field and list say what it is now', async () => {
  const { unmount } = await open()
  await counted('2,419 records')
  await userEvent.selectOptions(period(), 'Last 7 days')
  await userEvent.click(button('Search'))
  await waitFor(() => expect(location.search).toBe('?range=last7days'))
  const [from, to] = [subDays(startOfDay(new Date()), 6).getTime(), new Date().setHours(23, 59, 59, 0)]
  await waitFor(() => expect(searches().at(-1)!.body).toMatchObject({ fromTime: from, toTime: to + 999 }))
  expect(
    screen.getByText(/^Last 7 days: \d\d\/.* 00:00:00 – .* 23:59:59 \(UTC[-+]\d\d:\d\d\)$/),
  ).toBeVisible()
  expect(end('From')).toHaveValue(dateTime(from))
  unmount()
  await open('?range=last7days')
  await waitFor(() => expect(searches().at(-1)!.body).toMatchObject({ fromTime: from }))
  expect(period()).toHaveDisplayValue('Last 7 days')
  // Whoever writes into one of its ends has a range of their own.
  await userEvent.type(end('To'), '{Control>}a{/Control}' + dateTime(to).slice(0, 10) + ' 9:30{Enter}')
  expect(period()).toHaveDisplayValue('Fixed times')
  await waitFor(() => expect(location.search).toBe(`?from=${from}&to=${new Date(to).setHours(9, 30, 0, 0)}`))
})

test('nothing found: one sentence, and the way back to all', async () => {
  await open('?freeText=no+such+thing&size=20')
  expect(await screen.findByText('No login activity')).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
  await userEvent.click(button('Reset filters'))
  await counted('2,419 records')
  expect(location.search).toBe('?size=20')
  expect(screen.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('')
})

test('HTTP-22 a list that fails is quietly empty, without a notice, and can be tried again', async () => {
  await open('?freeText=sentinel:500')
  expect(await screen.findByText('Could not load')).toBeVisible()
  expect(screen.queryByText('Failed', { selector: '[role=alert] *' })).not.toBeInTheDocument()
  expect(screen.queryByText('No login activity')).not.toBeInTheDocument()
  const tried = searches().length
  await userEvent.click(button('Try again'))
  await waitFor(() => expect(searches()).toHaveLength(tried + 1))
  await userEvent.type(screen.getByRole('searchbox'), '{Control>}a{/Control}{Backspace}{Enter}')
  await counted('2,419 records')
})

test('one sign-in is one record, and only the own are shown', async () => {
  await open('', HANG)
  await counted(/^\d+ records?$/)
  expect(rows().every((row) => cellsOf(row)[2]!.textContent === HANG.as)).toBe(true)
})
