import { wireRange } from '../list/time-range'
import { dateTime, zoneOf } from './dates'
import { readMoment } from './read-moment'
import { boundsOf } from './relative-range'
import { chooseZone, currentZone, fixedZones } from './zone'

afterEach(() => chooseZone(undefined))

const HOUR = 3_600_000
const zones = ['Etc/GMT+12', 'UTC', 'Etc/GMT-7', 'Etc/GMT-14', 'America/New_York', 'Australia/Lord_Howe']
/** In New York and on Lord Howe Island the clocks change on some of these days. */
const days = ['08/03/2026', '05/04/2026', '04/10/2026', '01/11/2026', '31/12/2026']

const read = (typed: string, timeOfDay: '00:00:00' | '23:59:59') => {
  const moment = readMoment(typed, timeOfDay, Date.UTC(2026, 5, 1))
  if (moment === undefined) throw new Error(typed)
  return moment
}

test.each(zones.flatMap((zone) => days.map((day) => [zone, day] as const)))(
  'CHANGELOG-02 ACCESSLOG-04 B31 in %s the rows of the day %s are those that are shown with it, to the millisecond',
  (zone, day) => {
    chooseZone(zone)
    const { from, to } = wireRange({ from: read(day, '00:00:00'), to: read(day, '23:59:59') })
    expect(dateTime(from)).toBe(`${day} 00:00:00`)
    expect(dateTime(to)).toBe(`${day} 23:59:59`)
    const around = Array.from({ length: 72 * 4 }, (_, quarter) => from - 24 * HOUR + quarter * (HOUR / 4))
    for (const moment of [...around, from - 1, from, to, to + 1])
      expect([dateTime(moment), moment >= from && moment <= to]).toEqual([
        dateTime(moment),
        dateTime(moment).startsWith(day),
      ])
  },
)

test('B31 every zone of whole hours from -12 to +14 can be chosen, and is named', () => {
  const named = fixedZones.map((zone) => zoneOf(Date.UTC(2026, 0), zone))
  expect([named.length, named[0], named[12], named[19], named[26]]).toEqual([
    27,
    'UTC-12:00',
    'UTC+00:00',
    'UTC+07:00',
    'UTC+14:00',
  ])
})

test('B32 today, the time that is typed and the time that is shown are of the chosen zone', () => {
  const evening = Date.UTC(2026, 5, 1, 20)
  chooseZone('Etc/GMT-14')
  expect(dateTime(evening)).toBe('02/06/2026 10:00:00')
  expect(dateTime(boundsOf('today', evening).from)).toBe('02/06/2026 00:00:00')
  expect(boundsOf('today', evening).from).toBe(Date.UTC(2026, 5, 1, 10))
  expect(readMoment('today 9:30', '00:00:00', evening)).toBe(Date.UTC(2026, 5, 1, 19, 30))
  chooseZone('Etc/GMT+12')
  expect(boundsOf('today', evening).from).toBe(Date.UTC(2026, 5, 1, 12))
  expect(boundsOf('yesterday', evening).to).toBe(Date.UTC(2026, 5, 1, 11, 59, 59))
})

test('a zone that this browser does not know is that of the browser', () => {
  localStorage.setItem('console.zone', 'Mars/Olympus')
  expect(currentZone()).toBeUndefined()
  chooseZone('UTC')
  expect(currentZone()).toBe('UTC')
})
