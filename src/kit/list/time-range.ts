import type { MessageId } from '../../texts'
import { boundsOf, relativeRanges, type RelativeRange } from '../time/relative-range'
import { momentPart, oneOf } from './address'

/** Ends of a range of time, in epoch milliseconds, or one that moves with the clock; NaN is what was typed and is no moment. */
export type TimeRange = {
  readonly from: number | undefined
  readonly to: number | undefined
  /** Stands before the ends, which are none then until it is asked with. */
  readonly range: RelativeRange | undefined
}

export const noRange: TimeRange = { from: undefined, to: undefined, range: undefined }

/** How a range stands in the address: by its ends, or by a word that stays true tomorrow. */
export const rangeParts = { from: momentPart, to: momentPart, range: oneOf(relativeRanges) }

const isUpsideDown = ({ from, to }: TimeRange): boolean => from !== undefined && to !== undefined && from > to

/** For `holds`: a range that moves with the clock is what it is now. */
export const rangeNow = <Filters extends TimeRange>(filters: Filters, now: number): Filters =>
  filters.range === undefined ? filters : { ...filters, ...boundsOf(filters.range, now) }

/** For `holds`, where a call needs both ends: half a range is none, and so is one that ends before it begins. */
export const onlyWholeRange = <Filters extends TimeRange>(filters: Filters, now: number): Filters => {
  const asked = rangeNow(filters, now)
  const whole = asked.from !== undefined && asked.to !== undefined && !isUpsideDown(asked)
  return whole ? asked : { ...asked, from: undefined, to: undefined }
}

/**
 * The ends as a call wants them, where 0 is none. Moments are shown and typed to the second, so the end of a range is
 * the last millisecond of its second: a row that is shown at 23:59:59 is of that day.
 */
export const wireRange = ({ from, to }: Pick<TimeRange, 'from' | 'to'>): { from: number; to: number } => ({
  from: from ?? 0,
  to: to === undefined ? 0 : Math.floor(to / 1000) * 1000 + 999,
})

/** Refuses what is no moment, and a range that ends before it begins. */
export const checkRange = (range: TimeRange): { from?: MessageId; to?: MessageId } => {
  const no: MessageId = 'time.notUnderstood'
  if (isUpsideDown(range)) return { to: 'list.fromAfterTo' }
  return { ...(Number.isNaN(range.from) && { from: no }), ...(Number.isNaN(range.to) && { to: no }) }
}
