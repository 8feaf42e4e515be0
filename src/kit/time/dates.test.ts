import { format } from 'date-fns/format'
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict'
import { vi } from 'date-fns/locale/vi'
import { dateTime, relativeTime, timeOfDay, zoneOf } from './dates'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
const NOON = new Date(2026, 10, 28, 12).getTime()
const moments = [
  0,
  NOON,
  new Date(2026, 0, 2, 3, 4, 5).getTime(),
  new Date(2024, 1, 29, 23, 59, 59).getTime(),
]

test('ADMINCOMMON-27 a moment is written DD/MM/YYYY HH:mm:ss, with its zone', () => {
  for (const at of moments) {
    expect(dateTime(at)).toBe(format(at, 'dd/MM/yyyy HH:mm:ss'))
    expect(timeOfDay(at)).toBe(format(at, 'HH:mm:ss'))
    expect(zoneOf(at)).toBe(`UTC${format(at, 'xxx')}`)
  }
})

const ages = [1, 59, 60, 89, 90, 3599, 3600, 5400, 86_399].map((seconds) => seconds * SECOND)
const days = [1, 1.5, 2, 29, 29.9, 30, 45, 59, 344, 345, 360, 364, 365, 547, 548, 2000].map(
  (count) => count * DAY,
)

test.each([...ages, ...days])('ADMINCOMMON-27 how long ago is said in the largest unit: %d ms', (age) => {
  expect(relativeTime(NOON - age, NOON, 'en')).toBe(formatDistanceStrict(0, age, { addSuffix: true }))
  expect(relativeTime(NOON - age, NOON, 'vi')).toBe(
    formatDistanceStrict(0, age, { addSuffix: true, locale: vi }),
  )
})

test('what was just now, or is yet to come', () => {
  expect(relativeTime(NOON - 400, NOON, 'en')).toBe('now')
  expect(relativeTime(NOON - 999, NOON, 'vi')).toBe('bây giờ')
  expect(relativeTime(NOON + 3 * DAY, NOON, 'en')).toBe('in 3 days')
})
