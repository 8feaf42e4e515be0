import type { components } from '../../openapi/schema.gen'

type Config = components['schemas']['CronjobConfig']
/** When a job runs: at all its minutes of all its hours, on its days of its months, in one zone without daylight saving. */
export type Schedule = Pick<
  Config,
  'days' | 'hours' | 'minutes' | 'months' | 'gmt' | 'validFromTime' | 'validToTime'
>
type Span = { readonly from: number; readonly to: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const USUAL_GMT = 7
const EVERY = -1
/** From one 29 February to the next it can be eight years. */
const HORIZON = 9 * 366 * DAY

const has = (list: readonly number[] = [], value: number) => list.includes(EVERY) || list.includes(value)
const valuesIn = (list: readonly number[] | undefined, count: number) =>
  Array.from({ length: count }, (_, value) => value).filter((value) => has(list, value))

export const listsOf = ({ days, months, hours, minutes }: Schedule): number[][] =>
  [days, months, hours, minutes].map((list) => list ?? [])

/** At most so many runs of a span, its ends included, in their order: the first of them, or the last. */
export function runsIn(
  schedule: Schedule,
  { from, to }: Span,
  most: number,
  which: 'first' | 'last' = 'first',
): number[] {
  const ahead = (schedule.gmt ?? USUAL_GMT) * HOUR
  const midnight = (time: number) => Math.floor((time + ahead) / DAY) * DAY
  const times = valuesIn(schedule.hours, 24).flatMap((hour) =>
    valuesIn(schedule.minutes, 60).map((minute) => hour * HOUR + minute * MINUTE),
  )
  const back = which === 'last'
  if (back) times.reverse()
  const found: number[] = []
  const [first, last] = back ? [midnight(to), midnight(from)] : [midnight(from), midnight(to)]
  for (let day = first; back ? day >= last : day <= last; day += back ? -DAY : DAY) {
    const date = new Date(day)
    if (!has(schedule.months, date.getUTCMonth() + 1) || !has(schedule.days, date.getUTCDate())) continue
    for (const time of times) {
      const moment = day + time - ahead
      if (moment >= from && moment <= to) found.push(moment)
      if (found.length === most) return back ? found.reverse() : found
    }
  }
  return back ? found.reverse() : found
}

/** The first run after a moment within the valid range; undefined when there is none any more. */
export function nextRunAfter(schedule: Schedule, time: number): number | undefined {
  const { validFromTime = 0, validToTime = Infinity } = schedule
  const from = Math.max(time + 1, validFromTime)
  return runsIn(schedule, { from, to: Math.min(validToTime, from + HORIZON) }, 1)[0]
}

const every = (list: readonly number[], count: number) =>
  list.includes(EVERY) || list.length === count ? [EVERY] : list

/** What the server derives from a schedule: each day of a month with its hours. */
export function derived(schedule: Schedule): Config['monthDayHoursGmts'] {
  const [days = [], months = [], hours = []] = listsOf(schedule)
  const { gmt = USUAL_GMT } = schedule
  return every(months, 12).flatMap((month) =>
    every(days, 31).map((day) => ({ month, day, hours: every(hours, 24), gmt })),
  )
}
