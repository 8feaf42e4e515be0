import type { components } from '../../openapi/schema.gen'
import type { Clock } from '../clock'
import { readList, type Role } from './accounts'
import { present, type Store } from './db'
import { oldestPasswordOf } from './organization-policies'

type Schemas = components['schemas']
type AccountRecord = Schemas['Account']

/** An account as its lists and files show it; neither its password nor its API key is among it. */
export type ListedAccount = {
  readonly id: string
  readonly name: string
  readonly phone: string | null
  readonly address: string | null
  readonly avatar: string | null
  readonly status: AccountRecord['status']
  readonly totpEnabled: number
  readonly passwordExpired: number
  readonly createdAt: number
  readonly createdBy: string | null
  readonly updatedAt: number | null
  readonly updatedBy: string | null
}

/** A password has to be changed when somebody wants it, and in an organization when its policy does. */
export function listedColumns(store: Store, clock: Clock, orgId?: string): string {
  const oldest = oldestPasswordOf(store, orgId, clock.now())
  return `id, name, phone, address, avatar, status, totp_enabled as totpEnabled,
    (change_password_reason is not null or coalesce(password_changed_at, ${oldest + 1}) <= ${oldest}) as passwordExpired,
    created_at as createdAt, created_by as createdBy, updated_at as updatedAt, updated_by as updatedBy`
}

export type Joined = {
  readonly userId: string
  readonly orgId: string
  readonly roles: Role[]
  readonly validUntil: number | null
  readonly orgName: string
}

/** What these accounts are in which organizations, by account; also where that has ended. */
export function membershipsOf(store: Store, ids: readonly string[]): ReadonlyMap<string, readonly Joined[]> {
  const rows = store.all<Omit<Joined, 'roles'> & { readonly roles: string }>(
    `select user_id as userId, org_id as orgId, roles, valid_until as validUntil, name as orgName
       from membership join organization on organization.id = org_id
      where user_id in (select value from json_each(?)) order by user_id, org_id`,
    JSON.stringify(ids),
  )
  const byAccount = new Map<string, Joined[]>()
  for (const row of rows) {
    const joined = { ...row, roles: readList<Role>(row.roles) }
    const others = byAccount.get(row.userId)
    if (others) others.push(joined)
    else byAccount.set(row.userId, [joined])
  }
  return byAccount
}

/** The roles that an account holds, in this organization, or anywhere when none is named. */
export const rolesIn = (memberships: readonly Joined[] = [], orgId?: string): Role[] => [
  ...new Set(
    memberships
      .filter((joined) => orgId === undefined || joined.orgId === orgId)
      .flatMap(({ roles }) => roles),
  ),
]

/** As it goes over the wire; its roles are those in this organization, or all when none is named. */
function recordOf(
  account: ListedAccount,
  memberships: readonly Joined[] = [],
  orgId?: string,
): AccountRecord {
  const { id, name, status, totpEnabled, passwordExpired, ...rest } = account
  return {
    ...{ id, name, status },
    totpEnabled: totpEnabled === 1,
    passwordExpired: passwordExpired === 1,
    orgIds: memberships.map((joined) => joined.orgId),
    roles: rolesIn(memberships, orgId),
    ...present(rest),
  }
}

/** The record of an account that is there. */
export function accountRecord(store: Store, clock: Clock, id: string, orgId?: string): AccountRecord {
  const account = store.one<ListedAccount>(
    `select ${listedColumns(store, clock, orgId)} from account where id = ?`,
    id,
  )
  if (!account) throw new Error(`There is no account ${id}`)
  return recordOf(account, membershipsOf(store, [id]).get(id), orgId)
}

/** A page of accounts, with the maps that stand beside it: their organizations, and what they are there. */
export function recordsOf(store: Store, accounts: readonly ListedAccount[], orgId?: string) {
  const memberships = membershipsOf(
    store,
    accounts.map(({ id }) => id),
  )
  const orgIds = new Set([...memberships.values()].flat().map((joined) => joined.orgId))
  const organizations = store.all<{
    id: string
    name: string
    status: Schemas['OrganizationStatus']
    code: string | null
    imageLink: string | null
  }>(
    `select id, name, status, code, image_link as imageLink from organization
      where id in (select value from json_each(?))`,
    JSON.stringify([...orgIds]),
  )
  return {
    content: accounts.map((account) => recordOf(account, memberships.get(account.id), orgId)),
    extras: {
      orgs: Object.fromEntries(
        organizations.map(({ id, name, status, ...rest }) => [id, { id, name, status, ...present(rest) }]),
      ),
      orgCtxes: Object.fromEntries(
        accounts.map(({ id }) => [id, (memberships.get(id) ?? []).map((joined) => contextOf(joined))]),
      ),
    },
  }
}

const contextOf = ({ userId, orgId, roles, validUntil }: Joined) => ({
  id: `${orgId}:${userId}`,
  orgId,
  roles,
  ...(validUntil !== null && { validUntil }),
})
