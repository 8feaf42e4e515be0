import type { ExportRecord } from '../../api'
import { downloadOf } from './download'

const DAY = 86_400_000
const end = 1_764_230_400_000
const record: ExportRecord = {
  id: 'x',
  startTime: end - 60_000,
  endTime: end,
  totalRecords: 1,
  status: 'Success',
}
const running: ExportRecord = { id: 'x', startTime: end - 60_000, totalRecords: 1, status: 'Running' }

test.each([
  ['EXPORTS-12 just ended', record, end, 'link'],
  ['EXPORTS-12 exactly a day ago', record, end + DAY, 'link'],
  ['EXPORTS-11 a day and a millisecond ago', record, end + DAY + 1, 'expired'],
  ['EXPORTS-12 a server behind the device', record, end - 5000, 'link'],
  ['another status', { ...record, status: 'Đã xong một phần' }, end, 'link'],
  ['failed', { ...record, status: 'Failed' }, end, 'none'],
  ['failed long ago', { ...record, status: 'Failed' }, end + 9 * DAY, 'none'],
  ['without an end', running, end + 9 * DAY, 'none'],
  ['an end of 0', { ...record, endTime: 0 }, end, 'none'],
])('%s', (_title, given, serverTime, name) => {
  expect(downloadOf(given, serverTime).name).toBe(name)
})

test('it says until when the link works', () => {
  expect(downloadOf(record, end)).toEqual({ name: 'link', until: end + DAY })
})
