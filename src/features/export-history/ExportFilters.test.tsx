import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../app/testing-screen'
import { ExportHistoryScreen } from './ExportHistoryScreen'
import { parts } from './flow'

const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const PATH = '/activity/exports-history'

const open = (search = '') =>
  world.renderScreen(<ExportHistoryScreen />, { at: PATH + search, parts, ...BAO })
const counted = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status] b' })
const lastSearch = () =>
  JSON.parse(world.calls.filter(({ path }) => path.includes('/export/search/')).at(-1)!.body) as object
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const tick = async (filter: string | RegExp, name: string | RegExp) => {
  await userEvent.click(button(filter))
  await userEvent.click(await screen.findByRole('checkbox', { name }))
  await userEvent.keyboard('{Escape}')
}
const drawer = (name: string) => screen.findByRole('dialog', { name })

test('EXPORTS-01 EXPORTS-02 EXPORTS-04 sources are chosen among those that exports have, each with its count', async () => {
  await open()
  await counted('42 records')
  expect(
    world.calls.filter(({ path }) => path.endsWith('/distinct')).map(({ path }) => path.split('/').at(-2)),
  ).toEqual(['category', 'action', 'source'])
  expect(screen.getByRole('searchbox', { name: 'Keyword' })).toBeVisible()
  await userEvent.click(button(/^Sources/))
  const boxes = await screen.findAllByRole('checkbox')
  const names = boxes.map((box) => box.closest('label')!.textContent)
  expect(names[0]).toMatch(/^console \d+$/)
  expect(names).toContain('=1+1 1')
  const counts = names.map((name) => Number(/\d+$/.exec(name)![0]))
  expect([...counts].sort((a, b) => b - a)).toEqual(counts)
  const api = screen.getByRole('checkbox', { name: /^api \d+$/ })
  const expected = Number(/\d+$/.exec(api.closest('label')!.textContent)![0]) + 1
  await userEvent.click(api)
  await userEvent.click(screen.getByRole('checkbox', { name: '=1+1 1' }))
  await userEvent.keyboard('{Escape}')
  expect(location.search).toBe('')
  await userEvent.click(button('Search'))
  await counted(`${expected} records`)
  expect(lastSearch()).toMatchObject({ sources: ['api', '=1+1'] })
  expect(location.search).toBe('?sources=api&sources=%3D1%2B1')
})

test('EXPORTS-01 EXPORTS-03 categories and channels are chosen in the same way, channels are sent as actions', async () => {
  await open()
  await counted('42 records')
  await tick(/^Notification channel/, /^<b>Zalo<\/b> "OA" 1$/)
  await tick(/^Categories/, /^Công ty .*Phương Đông 1$/)
  await userEvent.click(button('Search'))
  await counted('1 record')
  expect(lastSearch()).toMatchObject({
    categories: [expect.stringMatching(/Phương Đông$/)],
    actions: ['<b>Zalo</b> "OA"'],
    sources: [],
  })
})

test('free text searches by itself; what is in the address is set in the filters', async () => {
  await open('?freeText=khong+du+bo+nho&sources=api')
  expect(await screen.findByRole('searchbox', { name: 'Keyword' })).toHaveValue('khong du bo nho')
  expect(button(/^Sources/)).toHaveTextContent('api')
  await waitFor(() => expect(lastSearch()).toMatchObject({ freeText: 'khong du bo nho', sources: ['api'] }))
})

test('a chosen value that no export has any more can still be taken away', async () => {
  await open('?sources=gone&page=2')
  expect(await screen.findByText('No exports')).toBeVisible()
  await userEvent.click(button(/^Sources gone/))
  expect(await screen.findByRole('checkbox', { name: /^console/ })).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'gone' }))
  expect(screen.getByRole('checkbox', { name: 'gone' })).not.toBeChecked()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(button('Search'))
  await counted('42 records')
  expect(location.search).toBe('')
})

test('EXPORTS-06 the data filter of an export is read as fields and values, in an address of its own', async () => {
  await open('?freeText=partial')
  await counted('1 record')
  await userEvent.click(button(/^Data Filter of the export of/))
  const panel = await drawer('Data Filter')
  expect(
    within(panel)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['freeText', 'orgIds'])
  expect(within(panel).getByText('org-haiau')).toBeVisible()
  expect(location.search).toBe('?freeText=partial&drawer=filter&record=export-partial')
  await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(location.search).toBe('?freeText=partial'))
  await waitFor(() => expect(button(/^Data Filter of the export of/)).toHaveFocus())
})

test.each([
  ['export-at-the-border', 'no JSON at all {'],
  ['export-past-the-border', /"a list",\s+"and no object"/],
  ['export-hostile', 'No data filter was kept for this export.'],
  ['export-bao-5', 'No filter was set: all records were exported.'],
])('EXPORTS-06 a data filter that is no set of fields is shown as it is: %s', async (id, words) => {
  await open(`?size=100&drawer=filter&record=${id}`)
  expect(await within(await drawer('Data Filter')).findByText(words)).toBeVisible()
})

test('EXPORTS-07 an export is shown as JSON, and its markup as text', async () => {
  await open('?freeText=partial')
  await counted('1 record')
  await userEvent.click(button(/^JSON of the export of/))
  const shown = await within(await drawer('JSON')).findByRole('region', { name: 'JSON' })
  expect(JSON.parse(shown.textContent)).toMatchObject({ id: 'export-partial', action: '<b>Zalo</b> "OA"' })
  expect(location.search).toContain('drawer=json&record=export-partial')
})

test('a drawer of an export that is not among the rows says so', async () => {
  await open('?drawer=json&record=nothing-like-it&lang=vi')
  const panel = await drawer('JSON')
  expect(
    await within(panel).findByText('Lần xuất này không có trên trang danh sách đang hiển thị.'),
  ).toBeVisible()
})
