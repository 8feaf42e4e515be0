import { TZDateMini } from '@date-fns/tz/date/mini'
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

const known = new Map<string, boolean>()

function isZone(zone: string): boolean {
  const found = known.get(zone)
  if (found !== undefined) return found
  let is = true
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
  } catch {
    is = false
  }
  known.set(zone, is)
  return is
}

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

/** A moment whose parts (day, hours) are those of a zone: the chosen one, a named one, or with null the browser's. */
export function dateAt(time: number, zone: string | null | undefined = currentZone()): Date {
  return zone === undefined || zone === null ? new Date(time) : new TZDateMini(time, zone)
}

/** The moment of a day and a time of that zone; a time that the clocks leave out is the one after it. */
export function momentOf(
  [year, month, day]: readonly [year: number, month: number, day: number],
  [hour, minute, second]: readonly [hour: number, minute: number, second: number],
): number {
  const date = dateAt(0)
  // The day before the time: setting them at once would pass through a day that the zone may not have.
  date.setFullYear(year, month - 1, day)
  date.setHours(hour, minute, second, 0)
  return date.getTime()
}
