import type { Lang } from '../../texts'
import { offsetAt, wallClock } from './zone'

const two = (part: number) => String(part).padStart(2, '0')

/** HH:mm:ss in the zone of now (zone.ts), of a moment of today. */
export function timeOfDay(time: number): string {
  const at = wallClock(time)
  return [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(':')
}

/** DD/MM/YYYY HH:mm:ss in that zone (decisions 6). */
export function dateTime(time: number): string {
  const at = wallClock(time)
  const year = String(at.getUTCFullYear()).padStart(4, '0')
  return `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${year} ${timeOfDay(time)}`
}

/** The zone that absolute times are shown in, as UTC+07:00; or another (`offsetAt`). */
export function zoneOf(time: number, zone?: string | null): string {
  const ahead = offsetAt(time, zone) / 60_000
  const away = Math.abs(ahead)
  return `UTC${ahead < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`
}

/** An absolute time with its zone, for wherever neither the head of a column nor a tooltip names it. */
export const dateTimeInZone = (time: number): string => `${dateTime(time)} (${zoneOf(time)})`

/** In milliseconds; a month has 30 days here, and twelve of them are a year. */
const units = [
  ['year', 365 * 24 * 60 * 60_000],
  ['month', 30 * 24 * 60 * 60_000],
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** "3 days ago" or "now", in the person's language: the largest unit that has passed, rounded. */
export function relativeTime(time: number, now: number, lang: Lang): string {
  const away = Math.abs(time - now)
  const [unit, length] = units.find(([, length]) => away >= length) ?? ['second', Infinity]
  const count = Math.round(away / length)
  const isYear = unit === 'month' && count === 12
  const words = new Intl.RelativeTimeFormat(lang, { numeric: count === 0 ? 'auto' : 'always' })
  return words.format(Math.sign(time - now) * (isYear ? 1 : count), isYear ? 'year' : unit)
}
