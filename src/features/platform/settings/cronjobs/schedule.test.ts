import { createIntl } from 'react-intl'
import type { Lang, Translate } from '../../../../texts'
import { texts as en } from '../../../../texts/en.gen'
import { texts as vi } from '../../../../texts/vi.gen'
import { hasDay, isTimed, nextRuns, runsADay, type Schedule } from './schedule'
import { rangesOf, scheduleWords, signedHours, stepOf } from './words'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const every = [-1]
const daily: Schedule = { minutes: [0], hours: [0], days: every, months: every, gmt: 7 }

describe('CRON-04 the next runs', () => {
  /** Every minute from a moment on, asked by itself. */
  function walked({ days = [], months = [], hours = [], minutes = [], gmt = 7 }: Schedule, after: number) {
    const has = (list: number[], value: number) => list.includes(-1) || list.includes(value)
    const runs: number[] = []
    for (let at = (Math.floor(after / MINUTE) + 1) * MINUTE; runs.length < 5; at += MINUTE) {
      if (at > after + 800 * DAY) break
      const wall = new Date(at + gmt * HOUR)
      const isDay = has(months, wall.getUTCMonth() + 1) && has(days, wall.getUTCDate())
      if (isDay && has(hours, wall.getUTCHours()) && has(minutes, wall.getUTCMinutes())) runs.push(at)
    }
    return runs
  }
  /** The same numbers in every run of the tests. */
  function createRandom(seed: number) {
    let state = seed
    const next = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * below)
    }
    const some = (first: number, last: number) =>
      next(3) === 0 ? every : Array.from({ length: 1 + next(6) }, () => first + next(last - first + 1))
    return { next, some }
  }

  test.each(Array.from({ length: 60 }, (_, index) => index + 1))(
    'are those of a walk through all minutes: schedule %i, across months and leap years',
    (seed) => {
      const { next, some } = createRandom(seed)
      const schedule: Schedule = {
        minutes: some(0, 59),
        hours: some(0, 23),
        days: some(1, 31),
        months: some(1, 12),
        gmt: next(27) - 12,
      }
      // Two days before the end of some month between 2027 and 2029.
      const after = Date.UTC(2027, 1 + next(24), 0) - 2 * DAY + next(DAY)
      // The walk sees two years; what it does not see comes later, or never.
      const walk = walked(schedule, after)
      expect(nextRuns(schedule, after, 5).slice(0, walk.length)).toEqual(walk)
      expect(nextRuns(schedule, after, 1).length > 0).toBe(hasDay(schedule))
    },
  )

  test('31 February never comes, 29 February does, in 2104 after 2096', () => {
    const leap = { ...daily, days: [29], months: [2] }
    expect([hasDay({ ...daily, days: [30, 31], months: [2] }), hasDay(leap)]).toEqual([false, true])
    expect(hasDay({ ...daily, days: [31], months: [4, 6, 9, 11] })).toBe(false)
    expect(nextRuns({ ...leap, gmt: 0 }, Date.UTC(2096, 1, 29), 1)).toEqual([Date.UTC(2104, 1, 29)])
    expect(nextRuns({ ...daily, days: [31], months: [2] }, 0, 1)).toEqual([])
  })

  test('lie within the valid range, its ends included', () => {
    const start = Date.UTC(2026, 11, 31, 17)
    const valid = { ...daily, validFromTime: start, validToTime: start + 2 * DAY }
    expect(nextRuns(valid, 0, 5)).toEqual([start, start + DAY, start + 2 * DAY])
    expect(nextRuns(valid, start + DAY, 5)).toEqual([start + 2 * DAY])
    expect(nextRuns(valid, start + 2 * DAY, 5)).toEqual([])
  })

  test('of every minute there are 1,440 a day; half a schedule has none', () => {
    const each = { ...daily, minutes: every, hours: every }
    expect(runsADay(each)).toBe(1440)
    expect(nextRuns(each, 0, 3)).toEqual([MINUTE, 2 * MINUTE, 3 * MINUTE])
    expect([isTimed(each), isTimed({ ...each, days: [] }), isTimed({})]).toEqual([true, false, false])
    expect(nextRuns({ ...each, days: [] }, 0, 1)).toEqual([])
  })
})

test.each([
  [7, '+07:00'],
  [0, '+00:00'],
  [-5, '-05:00'],
  [14, '+14:00'],
])('CRON-13 GMT %i is shown as %s', (gmt, shown) => expect(signedHours(gmt)).toBe(shown))

test('three numbers that follow each other are a range, minutes that fill an hour evenly are a step', () => {
  expect(rangesOf([1, 2, 3, 5, 8, 9])).toEqual(['1–3', '5', '8', '9'])
  expect(rangesOf([])).toEqual([])
  expect([[0, 15, 30, 45], [0, 30], [0], [5, 35], [0, 7, 14]].map(stepOf)).toEqual([
    ...[15, 30, undefined, undefined, undefined],
  ])
})

const tellIn = (lang: Lang) => {
  const intl = createIntl({ locale: lang, messages: lang === 'vi' ? vi : en })
  const text: Translate = (id, values) => intl.formatMessage({ id }, values)
  return { text, lang }
}

const all = Array.from({ length: 12 }, (_, index) => index + 1)
test.each<[string, Schedule, string, string]>([
  [
    'CRON-12 CRON-13 a few times of every day',
    { ...daily, hours: [1, 13], minutes: [0, 30] },
    'At 01:00, 01:30, 13:00, and 13:30, every day of every month (GMT +07:00)',
    'Lúc 01:00, 01:30, 13:00 và 13:30, mỗi ngày của mỗi tháng (GMT +07:00)',
  ],
  [
    'CRON-12 all months one by one are every month too',
    { ...daily, months: all },
    'At 00:00, every day of every month (GMT +07:00)',
    'Lúc 00:00, mỗi ngày của mỗi tháng (GMT +07:00)',
  ],
  [
    'every minute',
    { ...daily, hours: every, minutes: every, gmt: -5 },
    'Every minute, every day of every month (GMT -05:00)',
    'Mỗi phút, mỗi ngày của mỗi tháng (GMT -05:00)',
  ],
  [
    'every quarter of an hour by day',
    { ...daily, hours: [8, 9, 10, 11, 12, 14], minutes: [0, 15, 30, 45] },
    'Every 15 minutes of hours 8–12 and 14, every day of every month (GMT +07:00)',
    'Cứ 15 phút một lần của giờ 8–12 và 14, mỗi ngày của mỗi tháng (GMT +07:00)',
  ],
  [
    'each hour on days of months',
    { ...daily, hours: every, days: [1, 15], months: [1, 7] },
    'At minute 0 of every hour, on days 1 and 15 of January and July (GMT +07:00)',
    'Phút 0 của mỗi giờ, ngày 1 và 15 của tháng 1 và tháng 7 (GMT +07:00)',
  ],
  [
    'one day in four years, in the usual zone',
    { minutes: [5], hours: [9], days: [29], months: [2] },
    'At 09:05, on day 29 of February (GMT +07:00)',
    'Lúc 09:05, ngày 29 của tháng 2 (GMT +07:00)',
  ],
  [
    'CRON-09 no timer',
    { minutes: [], hours: [], days: [], months: [] },
    'No schedule: it does not run by itself',
    'Không có lịch chạy: tác vụ không tự chạy',
  ],
  [
    'half a schedule',
    { hours: [1] },
    'Its schedule is not complete: it does not run',
    'Lịch chạy chưa đầy đủ: tác vụ không chạy',
  ],
])('in words: %s', (_, schedule, english, vietnamese) => {
  expect(scheduleWords(schedule, tellIn('en'))).toBe(english)
  expect(scheduleWords(schedule, tellIn('vi'))).toBe(vietnamese)
})
