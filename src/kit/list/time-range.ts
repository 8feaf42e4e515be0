import type { MessageId } from '../../texts'

/** Ends of a range of time, in epoch milliseconds. */
export type TimeRange = { readonly from: number | undefined; readonly to: number | undefined }

export const isUpsideDown = ({ from, to }: TimeRange): boolean =>
  from !== undefined && to !== undefined && from > to

/** Refuses a range that ends before it begins. */
export const checkRange = (range: TimeRange): { to?: MessageId } =>
  isUpsideDown(range) ? { to: 'list.fromAfterTo' } : {}
