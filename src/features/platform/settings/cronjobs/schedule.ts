import type { CronjobConfig } from '../../../../api'

/** When a cronjob runs: at its minutes of its hours, on its days of its months, in a zone that is so many hours ahead. */
export type Schedule = Pick<
  CronjobConfig,
  'days' | 'months' | 'hours' | 'minutes' | 'gmt' | 'validFromTime' | 'validToTime'
>

/** In a list it stands for every value. */
export const EVERY = -1
/** The zone of a schedule that names none. */
export const USUAL_GMT = 7

export const MINUTES = numbers(0, 59)
export const HOURS = numbers(0, 23)
export const DAYS = numbers(1, 31)
export const MONTHS = numbers(1, 12)

function numbers(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The values that a list stands for, in order. */
export const chosenIn = (list: readonly number[] | undefined, all: readonly number[]): readonly number[] =>
  list?.includes(EVERY) ? all : all.filter((value) => list?.includes(value))

/** Without a value in each list it has no time to run at. */
export const isTimed = ({ days, months, hours, minutes }: Schedule): boolean =>
  [days, months, hours, minutes].every((list) => list !== undefined && list.length > 0)

/** Whether any timer is set, if only half of one. */
export const hasTimer = ({ days, months, hours, minutes, validFromTime, validToTime }: Schedule): boolean =>
  [days, months, hours, minutes].some((list) => list !== undefined && list.length > 0) ||
  validFromTime !== undefined ||
  validToTime !== undefined

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** From one 29 February to the next it can be eight years. */
const HORIZON = 9 * 366 * DAY

/** The next so many runs after a moment, fewer where it ends before. The zone is fixed, so every day has 24 hours. */
export function nextRuns(schedule: Schedule, after: number, count: number): number[] {
  const { validFromTime = 0, validToTime = Infinity, gmt = USUAL_GMT } = schedule
  const [days, months] = [chosenIn(schedule.days, DAYS), chosenIn(schedule.months, MONTHS)]
  const times = chosenIn(schedule.hours, HOURS).flatMap((hour) =>
    chosenIn(schedule.minutes, MINUTES).map((minute) => hour * HOUR + minute * 60_000),
  )
  const first = Math.max(after + 1, validFromTime)
  const last = Math.min(validToTime, first + HORIZON)
  const runs: number[] = []
  // Days of the schedule's zone, each by the moment at which its midnight would be in UTC.
  for (
    let midnight = Math.floor((first + gmt * HOUR) / DAY) * DAY;
    midnight - gmt * HOUR <= last && runs.length < count;
    midnight += DAY
  ) {
    const date = new Date(midnight)
    if (!months.includes(date.getUTCMonth() + 1) || !days.includes(date.getUTCDate())) continue
    runs.push(...times.map((time) => midnight + time - gmt * HOUR).filter((at) => at >= first && at <= last))
  }
  return runs.slice(0, count)
}

/** Whether any of its months has one of its days, in a leap year at least: 31 February never comes. */
export const hasDay = ({ days, months }: Pick<Schedule, 'days' | 'months'>): boolean =>
  chosenIn(months, MONTHS).some((month) =>
    chosenIn(days, DAYS).some((day) => day <= new Date(Date.UTC(2024, month, 0)).getUTCDate()),
  )

/** A run on one of its days. */
export const runsADay = ({ hours, minutes }: Pick<Schedule, 'hours' | 'minutes'>): number =>
  chosenIn(hours, HOURS).length * chosenIn(minutes, MINUTES).length
