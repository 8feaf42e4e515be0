import { dayAt, momentOf } from './zone'

/** Ranges of time that move with the clock, by their words in an address. */
export const relativeRanges = [
  'lasthour',
  'today',
  'yesterday',
  'last7days',
  'last30days',
  'thismonth',
] as const
export type RelativeRange = (typeof relativeRanges)[number]

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const startOfMinute = (time: number) => Math.floor(time / MINUTE) * MINUTE
const startOfDay = (time: number, days = 0) => momentOf(dayAt(time, days), [0, 0, 0])

const starts: Readonly<Record<RelativeRange, (now: number) => number>> = {
  lasthour: (now) => startOfMinute(now - HOUR),
  today: (now) => startOfDay(now),
  yesterday: (now) => startOfDay(now, -1),
  last7days: (now) => startOfDay(now, -6),
  last30days: (now) => startOfDay(now, -29),
  thismonth: (now) => {
    const [year, month] = dayAt(now)
    return momentOf([year, month, 1], [0, 0, 0])
  },
}

/** The last second of a day or a minute: whole days end today, so that what happens meanwhile is among them. */
function endOf(range: RelativeRange, now: number): number {
  if (range === 'lasthour') return startOfMinute(now) + MINUTE - SECOND
  return momentOf(dayAt(now, range === 'yesterday' ? -1 : 0), [23, 59, 59], { last: true })
}

/** What a range is at this moment in the zone of now, in epoch milliseconds. */
export const boundsOf = (range: RelativeRange, now: number): { from: number; to: number } => ({
  from: starts[range](now),
  to: endOf(range, now),
})
