import type { Joined, ListedAccount } from '../store/account-records'
import type { CsvLayout } from './exports'
import { timeIn, zoneName } from './organization-csv'

/** An account with what it is in its organizations. */
export type AccountRow = { readonly account: ListedAccount; readonly memberships: readonly Joined[] }

/** What a cell of Excel holds is 32,767 characters. */
const CELL = 32_000
const cut = (text: string) => (text.length > CELL ? `${text.slice(0, CELL)}…` : text)

const yes = (flag: number) => (flag === 1 ? 'yes' : 'no')

/** An exported account: everything that its list tells, in one organization or in all of them. */
export function accountCsv(timezone: number, within?: string): CsvLayout<AccountRow> {
  const zone = zoneName(timezone)
  const at = (time: number | null) => timeIn(timezone, time)
  const named = ({ orgName, roles }: Joined) => `${orgName} (${roles.join(', ')})`
  return {
    head: [
      ...['Id', 'Name', 'Phone', 'Address', 'Status', 'Roles', 'Organizations', `Valid Until ${zone}`],
      ...[
        'Two-Factor',
        'Password Expired',
        `Created At ${zone}`,
        'Created By',
        `Updated At ${zone}`,
        'Updated By',
      ],
    ],
    row: ({ account: it, memberships }) => {
      const meant = memberships.filter(({ orgId }) => within === undefined || orgId === within)
      const roles = [...new Set(meant.flatMap((joined) => joined.roles))]
      const ends = meant.map(({ validUntil }) => at(validUntil)).filter(Boolean)
      return [
        ...[it.id, it.name, it.phone, it.address, it.status, roles.join(', ')],
        ...[cut(meant.map(named).join('; ')), cut(ends.join('; '))],
        ...[yes(it.totpEnabled), yes(it.passwordExpired), at(it.createdAt), it.createdBy],
        ...[at(it.updatedAt), it.updatedBy],
      ]
    },
  }
}
