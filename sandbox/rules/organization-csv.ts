import type { Organization } from '../store/organizations'
import type { CsvLayout } from './exports'

const HOUR = 3_600_000

/** DD/MM/YYYY HH:mm:ss, so many whole hours away from UTC; empty for no time, a number for one beyond all calendars. */
export function timeIn(timezone: number, time: number | null): string {
  if (time === null) return ''
  const moved = new Date(time + timezone * HOUR)
  if (Number.isNaN(moved.getTime())) return String(time)
  const [date = '', clock = ''] = moved.toISOString().split('T')
  return `${date.split('-').reverse().join('/')} ${clock.slice(0, 8)}`
}

/** As the head of a column says it. */
export const zoneName = (timezone: number): string => `(GMT ${timezone < 0 ? '-' : '+'}${Math.abs(timezone)})`

/** An exported organization: everything that the platform tells about one. */
export function organizationCsv(timezone: number): CsvLayout<Organization> {
  const zone = zoneName(timezone)
  const at = (time: number | null) => timeIn(timezone, time)
  return {
    head: [
      ...['Id', 'Brand Name', 'Code', 'Full Name', 'Account Type', 'Phase', 'Environment', 'Industry'],
      ...['Contract Type', `Contract From ${zone}`, `Contract To ${zone}`, 'Website', 'Address', 'Phone'],
      ...['Email', 'Status', `Created At ${zone}`, 'Created By', `Updated At ${zone}`, 'Updated By'],
    ],
    row: (it) => [
      ...[it.id, it.name, it.code, it.fullName, it.accountType, it.phase, it.environment, it.industry],
      ...[it.contractType, at(it.contractEffectiveFrom), at(it.contractEffectiveTo), it.website, it.address],
      ...[it.phone, it.email, it.status, at(it.createdAt), it.createdBy, at(it.updatedAt), it.updatedBy],
    ],
  }
}
