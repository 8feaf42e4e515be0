import type { components } from '../../openapi/schema.gen'
import type { Store } from './db'

type Schemas = components['schemas']
export type Role = Schemas['Role']

export type Account = {
  id: string
  name: string
  phone: string | null
  address: string | null
  avatar: string | null
  status: Schemas['AccountStatus']
  password: string
  previousPassword: string | null
  passwordChangedAt: number | null
  changePasswordReason: string | null
  totpEnabled: number
  totpSecret: string | null
  totpLastStep: number
  apiEnabled: number
  apiKey: string | null
  cdpKey: string | null
  homeOrganization: string | null
}

const COLUMNS = `id, name, phone, address, avatar, status, password, previous_password as previousPassword,
  password_changed_at as passwordChangedAt, change_password_reason as changePasswordReason,
  totp_enabled as totpEnabled, totp_secret as totpSecret, totp_last_step as totpLastStep,
  api_enabled as apiEnabled, api_key as apiKey, cdp_key as cdpKey, home_organization as homeOrganization`

export const findAccount = (store: Store, id: string): Account | undefined =>
  store.one<Account>(`select ${COLUMNS} from account where id = ?`, id.trim().toLowerCase())

/** The account of a session; a session never outlives it. */
export function accountOf(store: Store, session: { readonly userId: string }): Account {
  const account = findAccount(store, session.userId)
  if (!account) throw new Error(`The session's account ${session.userId} is gone`)
  return account
}

export type Membership = {
  readonly roles: Role[]
  /** All that are held there: those of the membership itself, and those of its permission groups. */
  readonly permissions: string[]
  readonly validUntil?: number
}

type MembershipRow = { roles: string; permissions: string; validUntil: number | null }

/** The permissions of the groups of an organization that a person belongs to. */
const groupPermissionsOf = (store: Store, userId: string, orgId: string): string[] =>
  store
    .all<{ permissions: string }>(
      `select permissions from permission_group_member join permission_group on id = group_id
        where user_id = ? and org_id = ?`,
      userId,
      orgId,
    )
    .flatMap(({ permissions }) => readList<string>(permissions))

/** A membership that still holds at the given time. */
export function findMembership(
  store: Store,
  userId: string,
  orgId: string,
  now: number,
): Membership | undefined {
  const row = store.one<MembershipRow>(
    'select roles, permissions, valid_until as validUntil from membership where user_id = ? and org_id = ?',
    userId,
    orgId,
  )
  if (!row || (row.validUntil !== null && row.validUntil <= now)) return undefined
  const held = new Set([...readList<string>(row.permissions), ...groupPermissionsOf(store, userId, orgId)])
  return {
    roles: readList<Role>(row.roles),
    permissions: [...held],
    ...(row.validUntil !== null && { validUntil: row.validUntil }),
  }
}

export const organizationIdsOf = (store: Store, userId: string): string[] =>
  store
    .all<{ id: string }>('select org_id as id from membership where user_id = ? order by org_id', userId)
    .map(({ id }) => id)

/** Every role that the account holds anywhere, USER when none. */
export function rolesOf(store: Store, userId: string): Role[] {
  const lists = store.all<{ roles: string }>(
    'select distinct roles from membership where user_id = ?',
    userId,
  )
  const roles = new Set(lists.flatMap((list) => readList<Role>(list.roles)))
  return roles.size > 0 ? [...roles] : ['USER']
}

/** Lists are written by the sandbox itself, as JSON. */
export const readList = <T>(json: string): T[] => JSON.parse(json) as T[]
