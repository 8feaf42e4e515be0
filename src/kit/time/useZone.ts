import { now } from '../../clock'
import { zoneOf } from './dates'
import { useChosenZone } from './zone'

/** The zone of now, as the head of a column names it: UTC+07:00. */
export function useZone(): string {
  useChosenZone()
  return zoneOf(now())
}
