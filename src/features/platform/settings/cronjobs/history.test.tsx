import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { another } from '../../../../app/testing-other'
import { createScreenWorld } from '../../../../app/testing-screen'
import { CronjobHistory } from './CronjobHistory'

const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const PATH = '/console-system-setting?tab=cronjob&subTab=history'
const CALL = '/api/account/mngmnt/systems/cronjob-histories/search'

const open = (more = '') => world.renderScreen(<CronjobHistory />, { at: PATH + more, ...BAO })
const counted = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status] b' })
const sent = () =>
  world.calls
    .filter(({ path }) => path.startsWith(CALL))
    .map(({ path, body }) => ({
      path: path.slice(CALL.length),
      body: JSON.parse(body) as Record<string, unknown>,
    }))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const rows = () => screen.getAllByRole('row').slice(1)
const type = async (label: string, words: string) => {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), words)
}

test('CRON-27 CRON-21 the runs stand in a table with all that their records say, newest first', async () => {
  await open()
  await counted(/records/)
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    ...['#', 'Cronjob', 'Start (UTC+00:00)', 'End (UTC+00:00)', 'Method'],
    ...['Total records', 'Valid records', 'Invalid records', 'Endpoint'],
    ...['Data from (UTC+00:00)', 'Data to (UTC+00:00)', 'Created At', 'Action'],
  ])
  const [newest] = rows()
  expect(within(newest!).getByText(/Nhịp tim|Lưu trữ sự kiện cũ/)).toBeVisible()
  expect(sent()).toEqual([
    {
      path: '?page=0&pageSize=10',
      body: { freeText: '', configIds: [], fromTime: 0, toTime: 0 },
    },
  ])
})

test('CRON-22 a deleted configuration shows its id, and one that still runs has no end', async () => {
  await open('&configs=cron-deleted&configs=cron-archive')
  await counted(/^2[56] records$/)
  expect(within(rows()[0]!).getByText('Running')).toBeVisible()
  expect(within(rows()[0]!).getByText('250,000')).toBeVisible()
  expect(within(rows()[1]!).queryByText('Running')).not.toBeInTheDocument()
  await press('Page 3')
  expect(await screen.findByText('cron-deleted', { selector: 'td *' })).toBeVisible()
})

test('an address that was called, or was not, is text and no link', async () => {
  await open('&configs=cron-script')
  await counted('1 record')
  const [run] = rows()
  expect(within(run!).getByText('javascript:alert(1)')).toBeVisible()
  expect(within(run!).getByText('NOT CALLED')).toBeVisible()
  expect(within(run!).queryByRole('link')).not.toBeInTheDocument()
})

test('CRON-23 CRON-24 runs are searched by cronjobs, text, a field and its numbers', async () => {
  await open()
  await counted(/records/)
  await userEvent.click(screen.getByRole('button', { name: /^Cronjobs All/ }))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search cronjobs' }), 'bo don hang')
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
  await userEvent.click(await screen.findByRole('checkbox', { name: /Đồng bộ đơn hàng/ }))
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: /^Cronjobs Đồng bộ đơn hàng/ })).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Record field'), 'Invalid records')
  await type('Records from', '1')
  await type('Records to', '3')
  await press('Search')
  await counted('4 records')
  expect(sent().at(-1)!.body).toEqual({
    ...{ freeText: '', configIds: ['cron-orders'], recordField: 'totalInvalidRecord' },
    ...{ fromRecords: 1, toRecords: 3, fromTime: 0, toTime: 0 },
  })
  expect(screen.getByRole('button', { name: /^Cronjobs Đồng bộ đơn hàng/ })).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Info' }), 'nothing{Enter}')
  expect(await screen.findByText('No runs')).toBeVisible()
})

test.each([
  ['0', '', 'Records from', 'Enter a whole number, at least 1'],
  ['2.5', '', 'Records from', 'Enter a whole number, at least 1'],
  ['', '-3', 'Records to', 'Enter a whole number, at least 1'],
  ['9', '3', 'Records to', 'This is less than the other end'],
])('CRON-24 records from %j to %j are refused in place, and stay typed', async (from, to, field, words) => {
  await open()
  await counted(/records/)
  if (from) await type('Records from', from)
  if (to) await type('Records to', to)
  await press('Search')
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(words)
  expect(
    [screen.getByLabelText('Records from'), screen.getByLabelText('Records to')].map((box) => box),
  ).toEqual([expect.objectContaining({ value: from }), expect.objectContaining({ value: to })])
  expect(sent()).toHaveLength(1)
})

test('CRON-24 what an address asks for and is no number filters nothing', async () => {
  await open('&least=0&most=abc&field=constructor&configs=cron-orders')
  await counted('4 records')
  expect(sent()[0]!.body).toEqual({
    ...{ freeText: '', configIds: ['cron-orders'], fromTime: 0, toTime: 0 },
  })
})

test('CRON-25 a time range goes as timestamps, an end alone too; a reversed one is refused in place', async () => {
  await open('&configs=cron-orders')
  await counted('4 records')
  const day = new Date(world.sandbox.clock.now())
  const written = `${day.getDate()}/${day.getMonth() + 1}/${day.getFullYear()}`
  await type('From', written)
  await press('Search')
  await waitFor(() => expect(sent()).toHaveLength(2))
  const midnight = new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
  expect(sent()[1]!.body).toMatchObject({ fromTime: midnight, toTime: 0 })
  await type('To', '1/1/2020')
  await press('Search')
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('From is after To')
  expect(sent()).toHaveLength(2)
})

test('CRON-21 a run is shown as JSON, and one that is not on the page says so', async () => {
  const { router } = await open('&configs=cron-deleted&drawer=json&record=run-of-deleted')
  expect(await screen.findByText(/"totalInvalidRecord"/)).toBeVisible()
  await act(() => router.navigate(`${PATH}&drawer=json&record=run-none`))
  expect(await screen.findByText('This run is not on this page of the list.')).toBeVisible()
})

test('CRON-22 a cronjob that was deleted meanwhile keeps the filter, by its id', async () => {
  await open('&configs=cron-orders')
  await counted('4 records')
  expect(screen.getByRole('button', { name: /^Cronjobs Đồng bộ đơn hàng/ })).toBeVisible()
  const call = await another(world.sandbox, 'thu.dinh@platform.example', 'org-phuongdong')
  await call('mngmnt/systems/cronjob-configs/cron-orders/delete', {})
  await press('Search')
  expect(await screen.findByRole('button', { name: /^Cronjobs cron-orders/ })).toBeVisible()
  await counted('4 records')
})
