import type { MessageId } from '../../texts'

/** Ends of a range of time, in epoch milliseconds. */
export type TimeRange = { readonly from: number | undefined; readonly to: number | undefined }

const isUpsideDown = ({ from, to }: TimeRange): boolean => from !== undefined && to !== undefined && from > to

/** For `holds`, where a call needs both ends: half a range is none, and so is one that ends before it begins. */
export const onlyWholeRange = <Filters extends TimeRange>(filters: Filters): Filters => {
  const whole = filters.from !== undefined && filters.to !== undefined && !isUpsideDown(filters)
  return whole ? filters : { ...filters, from: undefined, to: undefined }
}

/** Refuses a range that ends before it begins. */
export const checkRange = (range: TimeRange): { to?: MessageId } =>
  isUpsideDown(range) ? { to: 'list.fromAfterTo' } : {}
