import { useSyncExternalStore } from 'react'
import { local } from '../../browser'

/**
 * The one zone in which moments are shown, typed, chosen and asked for: that of the browser, unless the person has chosen
 * another with this browser. See docs/decisions/0018-dates.md.
 */

const KEY = 'console.zone'

/** Whole hours, as exports have them; their names in the database of zones have the sign the other way round. */
export const zoneAhead = (hours: number): string =>
  hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`

/** From 12 behind to 14 ahead. */
export const fixedZones: readonly string[] = Array.from({ length: 27 }, (_, index) => zoneAhead(index - 12))

const heard = new Set<() => void>()

/** Undefined is that of the browser; what it does not know is that too. */
export function currentZone(): string | undefined {
  const zone = local.get(KEY)
  return zone !== null && isZone(zone) ? zone : undefined
}

type Format = (time: number) => string

/** The zones that were asked about, and how each writes a moment; undefined for what this browser does not know. */
const formats = new Map<string, Format | undefined>()

function formatOf(zone: string): Format | undefined {
  if (!formats.has(zone)) formats.set(zone, newFormat(zone))
  return formats.get(zone)
}

function newFormat(timeZone: string): Format | undefined {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    return (time) => format.format(time)
  } catch {
    return undefined
  }
}

const isZone = (zone: string) => formatOf(zone) !== undefined

export function chooseZone(zone: string | undefined): void {
  if (zone === undefined) local.remove(KEY)
  else local.set(KEY, zone)
  heard.forEach((tell) => tell())
}

/** Calls back when the zone changes, by choice here or in another tab. */
function onZoneChange(tell: () => void): () => void {
  const storedInOtherTab = ({ key }: StorageEvent) => (key === KEY || key === null) && tell()
  heard.add(tell)
  window.addEventListener('storage', storedInOtherTab)
  return () => {
    heard.delete(tell)
    window.removeEventListener('storage', storedInOtherTab)
  }
}

/** The chosen zone, followed. */
export const useChosenZone = (): string | undefined => useSyncExternalStore(onZoneChange, currentZone)

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How far a zone is ahead of UTC at a moment, in milliseconds: the chosen one, a named one, or with null the browser's. */
export function offsetAt(time: number, zone: string | null | undefined = currentZone()): number {
  const format = zone ? formatOf(zone) : undefined
  if (!format) return -new Date(time).getTimezoneOffset() * MINUTE
  // 5/19/2026, GMT-08:00
  const [, sign, hours, minutes] = /GMT([-+])(\d\d):(\d\d)/.exec(format(time)) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE
}

/** A clock on the wall of the chosen zone: its parts of UTC are those that are read there. */
export const wallClock = (time: number): Date => new Date(time + offsetAt(time))

type Day = readonly [year: number, month: number, day: number]
type Clock = readonly [hours: number, minutes: number, seconds: number]

/**
 * The moment at which that clock shows a day and a time. Where the clocks are put back it shows them twice: the first
 * time is meant, or the `last`. Where they leave a time out it is as long after the change as it would have been.
 */
export function momentOf([year, month, day]: Day, clock: Clock, { last = false } = {}): number {
  const shown = Date.UTC(year, month - 1, day, ...clock)
  const [before, after] = [offsetAt(shown - DAY), offsetAt(shown + DAY)]
  const moments = [shown - Math.max(before, after), shown - Math.min(before, after)].filter(
    (moment) => moment + offsetAt(moment) === shown,
  )
  return moments.at(last ? -1 : 0) ?? shown - before
}

/** A day as a calendar gives it: the parts that its own getters say. */
export const dayOf = (date: Date): Day => [date.getFullYear(), date.getMonth() + 1, date.getDate()]

/** The day that is shown at a moment, or so many days after it. */
export function dayAt(time: number, days = 0): Day {
  const wall = wallClock(time)
  return [wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate() + days]
}
