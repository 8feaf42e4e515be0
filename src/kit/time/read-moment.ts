import { dayAt, momentOf } from './zone'

/** What a day without a time means: its first second, or its last. */
export type TimeOfDay = '00:00:00' | '23:59:59'

type Day = readonly [year: number, month: number, day: number]
type Clock = readonly [hours: number, minutes: number, seconds: number]

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const DAYS_FROM_TODAY: ReadonlyMap<string, number> = new Map([
  ['', 0],
  ['today', 0],
  ['hôm nay', 0],
  ['yesterday', -1],
  ['hôm qua', -1],
  ['tomorrow', 1],
  ['ngày mai', 1],
])

const SEPARATOR = '[-/. ]'
const TIME =
  '(\\d{1,2}) ?(?:[:h]|giờ) ?(\\d{1,2})?(?: ?[:m] ?(\\d{1,2}))?(?:[.,]\\d+)?s?(?: ?([ap])\\.?m\\.?)?'
const timeFirst = new RegExp(`^${TIME},? (?:ngày )?(?=\\S)`)
const timeLast = new RegExp(`(?:^|[, t]+(?:lúc |at )?)${TIME}$`)
const yearFirst = new RegExp(`^(\\d{4})${SEPARATOR}(\\d{1,2})${SEPARATOR}(\\d{1,2})$`)
const dayFirst = new RegExp(`^(\\d{1,2})${SEPARATOR}(\\d{1,2})(?:${SEPARATOR}(\\d{4}|\\d{2}))?$`)
/** As programs write it, with the zone that it is meant in. */
const withZone = /^\d{4}-\d\d-\d\d[t ]\d\d:\d\d(:\d\d)?([.,]\d+)?(z|[-+]\d\d:?\d\d)$/

/**
 * A moment as people type it, day before month: 1/2/26, 01-02-2026 9:30, 9h30 1/2/2026, 2026-02-01T09:30, 010226, 1 Feb 2026,
 * 1 tháng 2 năm 2026, hôm nay 9:30. Undefined for nothing, NaN for what is no moment: nothing is guessed.
 */
export function readMoment(typed: string, timeOfDay: TimeOfDay, now: number): number | undefined {
  const text = plain(typed)
  if (text === '') return undefined
  if (withZone.test(text))
    return positive(Math.floor(Date.parse(text.toUpperCase().replace(',', '.')) / 1000) * 1000)
  const time = timeFirst.exec(text) ?? timeLast.exec(text)
  const clock = time ? clockOf(time) : clockOf(timeLast.exec(timeOfDay)!)
  const rest = time ? text.slice(0, time.index) + text.slice(time.index + time[0].length) : text
  const day = dayOf(rest, dayAt(now))
  // The end of a day is its last second, where the clocks show it twice too.
  const last = !time && timeOfDay === '23:59:59'
  return day && clock ? positive(momentOf(day, clock, { last })) : NaN
}

/** Full-width digits are digits; blanks and capitals do not count. */
const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[ ,.;]+|[ ,;]+$/g, '')

function clockOf([, hours, minutes = '0', seconds = '0', half]: RegExpExecArray): Clock | undefined {
  const given = Number(hours)
  if (half && (given < 1 || given > 12)) return undefined
  const clock = [
    half ? (given % 12) + (half === 'p' ? 12 : 0) : given,
    Number(minutes),
    Number(seconds),
  ] as const
  return clock[0] < 24 && clock[1] < 60 && clock[2] < 60 ? clock : undefined
}

function dayOf(text: string, [thisYear, thisMonth, today]: Day): Day | undefined {
  const from = DAYS_FROM_TODAY.get(text)
  if (from !== undefined) return [thisYear, thisMonth, today + from]
  const written = parted(withoutNames(text))
  const ymd = yearFirst.exec(written)
  if (ymd) return dayIfReal(Number(ymd[1]), Number(ymd[2]), Number(ymd[3]))
  const dmy = dayFirst.exec(written)
  if (!dmy) return undefined
  const year = dmy[3] === undefined ? thisYear : Number(dmy[3]) + (dmy[3].length === 2 ? 2000 : 0)
  return dayIfReal(year, Number(dmy[2]), Number(dmy[1]))
}

/** Names of months as their numbers: 1 Feb 2026, Feb 1 2026, ngày 1 tháng 2 năm 2026. */
const withoutNames = (text: string): string =>
  text
    .replace(/^(?:ngày )?(\d{1,2}) (?:tháng|thg\.?) (\d{1,2})(?:,? (?:năm )?(\d+))?$/, '$1/$2/$3')
    .replace(
      /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d+))?$/,
      (_all, name: string, day: string, year = '') => `${day}/${monthOf(name)}/${year}`,
    )
    .replace(
      /^(\d{1,2})(?:st|nd|rd|th)?[- ]([a-z]{3})[a-z]*\.?(?:,?[- ](\d+))?$/,
      (_all, day: string, name: string, year = '') => `${day}/${monthOf(name)}/${year}`,
    )
    .replace(/\/$/, '')

const monthOf = (name: string): number => MONTHS.indexOf(name) + 1

/** Digits alone: 010226, 01022026, or 20260201 where that is no day first. */
function parted(text: string): string {
  const short = /^(\d\d)(\d\d)(\d\d|\d{4})$/.exec(text)
  if (!short) return text
  const [, first = '', second = '', last = ''] = short
  const isYearFirst =
    last.length === 4 && dayIfReal(Number(last), Number(second), Number(first)) === undefined
  return isYearFirst ? `${first}${second}/${last.slice(0, 2)}/${last.slice(2)}` : `${first}/${second}/${last}`
}

function dayIfReal(year: number, month: number, day: number): Day | undefined {
  const date = new Date(year, month - 1, day)
  return date.getMonth() === month - 1 && date.getDate() === day ? [year, month, day] : undefined
}

/** The calls know no moment before 1970, and 0 as none. */
const positive = (moment: number): number => (moment > 0 ? moment : NaN)
