import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../app/testing-screen'
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
const cells = (row: HTMLElement) => within(row).getAllByRole('cell')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const end = (name: 'From' | 'To') => within(screen.getByRole('group', { name }))
const date = (name: 'From' | 'To', value: string) => userEvent.type(end(name).getByLabelText('Date'), value)

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
  const [index, , by, status, , device, os, browser] = cells(rows()[0]!).map((cell) => cell.textContent)
  expect([index, by, status]).toEqual(['1', BAO.as, 'Success'])
  expect([device, os, browser].every(Boolean)).toBe(true)
})

test('HTTP-06 the next page is asked from 0 on, and the index goes on', async () => {
  await open('?lang=vi')
  await waitFor(() => expect(screen.getByText('1–10 trên 2.419')).toBeVisible())
  await userEvent.click(button('Trang sau'))
  await waitFor(() => expect(screen.getByText('11', { selector: 'td *' })).toBeVisible())
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
  await waitFor(() => expect(rows().every((row) => cells(row)[3]!.textContent === 'Failed')).toBe(true))
  expect(location.search).toBe('?status=Failed')
  expect(searches().at(-1)!.body).toEqual({ freeText: '', status: ['Failed'], fromTime: 0, toTime: 0 })
})

test('LOGINACT-04 LOGINACT-06 a range of one day runs from its first to its last second', async () => {
  await open()
  await counted('2,419 records')
  const shown = within(rows()[0]!)
    .getByText(/^\d\d\//)
    .textContent.slice(0, 10)
  const day = shown.split('/').reverse().join('-')
  await date('From', day)
  expect(end('From').getByLabelText('Time')).toHaveValue('00:00:00')
  await date('To', day)
  expect(end('To').getByLabelText('Time')).toHaveValue('23:59:59')
  await userEvent.click(button('Search'))
  await waitFor(() => expect(screen.queryByText('All time')).not.toBeInTheDocument())
  await counted(/^\d\d? records?$/)
  const [fromTime, toTime] = [new Date(`${day}T00:00:00`).getTime(), new Date(`${day}T23:59:59`).getTime()]
  expect(searches().at(-1)!.body).toEqual({ freeText: '', status: [], fromTime, toTime })
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
  await date('From', '2026-01-05')
  expect(end('To').getByLabelText('Date')).toHaveAccessibleDescription(
    'Choose To too. Until then all times are shown.',
  )
  await userEvent.click(button('Search'))
  await waitFor(() => expect(location.search).toMatch(/^\?from=\d+$/))
  expect(screen.getByText('All time')).toBeVisible()
  expect(searches().at(-1)!.body).toMatchObject({ fromTime: 0, toTime: 0 })
})

test('From after To is refused in place, without a call', async () => {
  await open()
  await counted('2,419 records')
  await date('From', '2026-01-06')
  await date('To', '2026-01-05')
  await userEvent.click(button('Search'))
  expect(end('To').getByLabelText('Date')).toHaveAccessibleDescription('From is after To')
  expect(end('To').getByLabelText('Date')).toHaveFocus()
  expect(searches()).toHaveLength(1)
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
  expect(rows().every((row) => cells(row)[2]!.textContent === HANG.as)).toBe(true)
})
