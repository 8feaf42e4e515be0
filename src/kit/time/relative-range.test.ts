import { dateTime } from './dates'
import { boundsOf } from './relative-range'

const AFTERNOON = new Date(2026, 2, 1, 15, 4, 5, 678).getTime()

test.each([
  ['lasthour', '01/03/2026 14:04:00', '01/03/2026 15:04:59'],
  ['today', '01/03/2026 00:00:00', '01/03/2026 23:59:59'],
  ['yesterday', '28/02/2026 00:00:00', '28/02/2026 23:59:59'],
  ['last7days', '23/02/2026 00:00:00', '01/03/2026 23:59:59'],
  ['last30days', '31/01/2026 00:00:00', '01/03/2026 23:59:59'],
  ['thismonth', '01/03/2026 00:00:00', '01/03/2026 23:59:59'],
] as const)('B1 LOGINACT-06 %s runs from %s to %s', (range, from, to) => {
  const bounds = boundsOf(range, AFTERNOON)
  expect([dateTime(bounds.from), dateTime(bounds.to)]).toEqual([from, to])
  expect([bounds.from % 1000, bounds.to % 1000]).toEqual([0, 0])
})

test('it is another one a day later', () => {
  const later = AFTERNOON + 24 * 60 * 60 * 1000
  expect(dateTime(boundsOf('today', later).from)).toBe('02/03/2026 00:00:00')
})
