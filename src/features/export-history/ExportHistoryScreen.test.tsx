import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cellsOf, createScreenWorld } from '../../app/testing-screen'
import { ExportHistoryScreen } from './ExportHistoryScreen'
import { parts } from './flow'

const world = createScreenWorld()
const opener = jest.spyOn(window, 'open')
afterEach(() => {
  world.sandbox.reset()
  opener.mockReset()
})
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }
const PATH = '/activity/exports-history'
const CALLS = '/api/activity/orgs/logs/export'
const DAY = 86_400_000

const open = (search = '', who = BAO) =>
  world.renderScreen(<ExportHistoryScreen />, { at: PATH + search, parts, ...who })
const counted = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status] b' })
const callsTo = (part: string) =>
  world.calls.filter(({ path }) => path.startsWith(CALLS) && path.includes(part))
const searches = () =>
  callsTo('/search/').map(({ path, body }) => ({
    query: path.slice(path.indexOf('?')),
    body: JSON.parse(body) as unknown,
  }))
const rows = () =>
  within(screen.getByRole('table', { name: 'Exports History' }))
    .getAllByRole('row')
    .slice(1)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const notice = (title: string) => screen.findByText(title, { selector: '[role=alert] *, [role=status] *' })
const nothing = { freeText: '', categories: [], actions: [], sources: [] }

test('EXPORTS-05 EXPORTS-09 EXPLOG-12 the own exports in the documented columns, newest first, ten on a page', async () => {
  await open()
  await counted('42 records')
  expect(searches()).toEqual([{ query: '?page=0&pageSize=10', body: nothing }])
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    '#',
    'Download link',
    expect.stringMatching(/^Start time \(UTC[+-]\d\d:\d\d\)$/),
    expect.stringMatching(/^End time \(UTC[+-]\d\d:\d\d\)$/),
    'Total',
    'Status',
    'Source',
    'Reason',
    'Action',
  ])
  expect(rows()).toHaveLength(10)
  const [index, link, , end, total, status, source, reason] = cellsOf(rows()[0]!).map(
    (cell) => cell.textContent,
  )
  expect([index, link, end, total, status]).toEqual(['1', '–', '–', '999,999', 'Running'])
  expect([source, reason]).toEqual(['console', '–'])
  expect(screen.getByText('Newest first')).toBeVisible()
  expect(document.title).toBe('Exports History')
})

test('EXPORTS-08 the next page is asked from 0 on, and the index goes on', async () => {
  await open('?lang=vi')
  await waitFor(() => expect(screen.getByText('1–10 trên 42')).toBeVisible())
  await userEvent.click(button('Trang sau'))
  await waitFor(() => expect(screen.getByText('11', { selector: 'td' })).toBeVisible())
  expect(searches().at(-1)!.query).toBe('?page=1&pageSize=10')
  expect(location.search).toBe('?lang=vi&page=2')
})

test('EXPORTS-16 whatever the status, its word is shown; the known two and all others look apart', async () => {
  await open('?size=100')
  await counted('42 records')
  const tags = rows().map((row) => cellsOf(row)[5]!.firstElementChild!)
  const looksOf = (wanted: (word: string) => boolean) =>
    new Set(tags.filter((tag) => wanted(tag.textContent)).map((tag) => tag.getAttribute('data-tone')))
  const success = looksOf((word) => word === 'Success')
  const failed = looksOf((word) => word === 'Failed')
  const others = looksOf((word) => !['Success', 'Failed'].includes(word))
  expect([success.size, failed.size, others.size]).toEqual([1, 1, 1])
  expect(new Set([...success, ...failed, ...others]).size).toBe(3)
  expect(screen.getByText('Đã xong một phần')).toBeVisible()
})

test('EXPORTS-11 EXPORTS-12 the link is there for a day after the end, never for what failed or runs', async () => {
  await open('?size=100')
  await counted('42 records')
  const linkOf = (part: string) => {
    const row = rows().find((each) => each.textContent.includes(part))!
    return cellsOf(row)[1]!
  }
  expect(linkOf('Its file is not there yet')).toHaveTextContent('Download')
  expect(linkOf('=1+1')).toHaveTextContent('Expired')
  expect(within(linkOf('=1+1')).queryByRole('button')).not.toBeInTheDocument()
  expect(linkOf('Running')).toHaveTextContent(/^–$/)
  expect(linkOf('The mail server did not answer in time')).toHaveTextContent(/^–$/)
})

test('EXPORTS-13 a press asks for the address and opens it; until when it works is in its tooltip', async () => {
  opener.mockReturnValue({} as Window)
  await open('?freeText=partial')
  await counted('1 record')
  const link = button(/^Download the export of/)
  await userEvent.hover(link)
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    /^Available until \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d \(UTC[+-]\d\d:\d\d\)$/,
  )
  expect(callsTo('/detail')).toHaveLength(0)
  await userEvent.click(link)
  await waitFor(() => expect(opener).toHaveBeenCalledTimes(1))
  expect(opener.mock.calls[0]).toEqual([`${location.origin}/api/services/files/export-partial.csv`, '_blank'])
  expect(callsTo('/detail').map(({ path }) => path)).toEqual([`${CALLS}/export-partial/_by_user/detail`])
})

test('a tab that the browser blocks is offered by a notice, whose press opens it at once', async () => {
  opener.mockReturnValue(null)
  await open('?freeText=partial')
  await counted('1 record')
  await userEvent.click(button(/^Download the export of/))
  const again = await screen.findByRole('button', { name: 'Open the file' })
  opener.mockReset()
  opener.mockReturnValue({} as Window)
  act(() => {
    again.click()
    // A browser opens tabs only while it handles the press.
    expect(opener).toHaveBeenCalledTimes(1)
  })
  await waitFor(() => expect(screen.queryByText('The file is ready')).not.toBeInTheDocument())
  expect(callsTo('/detail')).toHaveLength(1)
})

test.each([
  ['export-hostile', 'The address of this file is not safe, so it was not opened.'],
  ['export-unready', 'Tệp xuất chưa sẵn sàng'],
  ['export-gone', 'This export does not exist any more'],
  ['export-silent', 'Something went wrong'],
])('EXPORTS-13 nothing is opened for %s, and the notice Failed says: %s', async (id, words) => {
  await open(`?freeText=${id}`)
  await counted('1 record')
  await userEvent.click(button(/^Download the export of/))
  expect(await notice(words)).toBeVisible()
  expect(screen.getByText('Failed')).toBeVisible()
  expect(opener).not.toHaveBeenCalled()
})

test('EXPORTS-13 a link that has run out since the list was read is refused with the words of the server', async () => {
  await open('?freeText=partial')
  await counted('1 record')
  world.sandbox.clock.advance(DAY)
  world.sandbox.faults.order({
    operation: 'getOwnExportDetail',
    status: 409,
    message: 'The file of this export has expired',
  })
  await userEvent.click(button(/^Download the export of/))
  expect(await notice('The file of this export has expired')).toBeVisible()
})

test('HTTP-22 no exports, a list that fails, and a failed count are quiet', async () => {
  await open('', HANG)
  expect(await screen.findByText('No exports')).toBeVisible()
  await userEvent.click(button(/^Sources/))
  expect(await screen.findByText('No values yet')).toBeVisible()
  world.sandbox.faults.order({ operation: 'getOwnExportDistinctCounts', status: 500 })
  await open('?freeText=sentinel:500')
  expect(await screen.findByText('Could not load')).toBeVisible()
  await userEvent.click(button(/^Categories/))
  await waitFor(() => expect(screen.getAllByText('Could not load')).toHaveLength(2))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
