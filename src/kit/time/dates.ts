import { format } from 'date-fns/format'
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict'
import { enUS } from 'date-fns/locale/en-US'
import { vi } from 'date-fns/locale/vi'
import type { Lang } from '../../texts'

/** DD/MM/YYYY HH:mm:ss in the person's zone (decisions 6). */
export const dateTime = (time: number): string => format(time, 'dd/MM/yyyy HH:mm:ss')

/** HH:mm:ss in the person's zone, of a moment of today. */
export const timeOfDay = (time: number): string => format(time, 'HH:mm:ss')

const A_SECOND = 1000

/** "3 days ago" or "now", in the person's language. */
export const relativeTime = (time: number, now: number, lang: Lang): string =>
  Math.abs(time - now) < A_SECOND
    ? new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(0, 'second')
    : formatDistanceStrict(time, now, { addSuffix: true, locale: lang === 'vi' ? vi : enUS })

/** The zone that absolute times are shown in, as UTC+07:00. */
export function zoneOf(time: number): string {
  return `UTC${format(time, 'xxx')}`
}
