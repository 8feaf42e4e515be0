import { endOfDay } from 'date-fns/endOfDay'
import { endOfMinute } from 'date-fns/endOfMinute'
import { startOfDay } from 'date-fns/startOfDay'
import { startOfMinute } from 'date-fns/startOfMinute'
import { startOfMonth } from 'date-fns/startOfMonth'
import { subDays } from 'date-fns/subDays'
import { subHours } from 'date-fns/subHours'
import { dateAt } from './zone'

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

const starts: Readonly<Record<RelativeRange, (now: Date) => Date>> = {
  lasthour: (now) => startOfMinute(subHours(now, 1)),
  today: startOfDay,
  yesterday: (now) => startOfDay(subDays(now, 1)),
  last7days: (now) => startOfDay(subDays(now, 6)),
  last30days: (now) => startOfDay(subDays(now, 29)),
  thismonth: startOfMonth,
}

/** The last second of a day or a minute: whole days end today, so that what happens meanwhile is among them. */
function endOf(range: RelativeRange, now: Date): Date {
  const end =
    range === 'lasthour' ? endOfMinute(now) : endOfDay(range === 'yesterday' ? subDays(now, 1) : now)
  end.setMilliseconds(0)
  return end
}

/** What a range is at this moment in the zone of now, in epoch milliseconds. */
export const boundsOf = (range: RelativeRange, now: number): { from: number; to: number } => ({
  from: starts[range](dateAt(now)).getTime(),
  to: endOf(range, dateAt(now)).getTime(),
})
