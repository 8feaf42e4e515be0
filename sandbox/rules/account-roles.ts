import { AccountRole } from '../../openapi/values.gen'
import { readList, type Role } from '../store/accounts'
import type { Store } from '../store/db'

const settable: readonly Role[] = AccountRole

/** Whether the forms of accounts give and take this role; any other stays with its account. */
export const isSettable = (role: Role): boolean => settable.includes(role)

/**
 * Gives an account these roles, over all of its organizations: one that is not named goes everywhere, one that it
 * had nowhere comes to the organization `at`, or to all when it does not belong there.
 */
export function changeRoles(store: Store, userId: string, roles: readonly Role[], at: string): void {
  const memberships = store
    .all<{ orgId: string; roles: string }>(
      'select org_id as orgId, roles from membership where user_id = ?',
      userId,
    )
    .map(({ orgId, roles: held }) => ({ orgId, held: readList<Role>(held) }))
  const added = roles
    .filter(isSettable)
    .filter((role) => memberships.every(({ held }) => !held.includes(role)))
  const isThere = memberships.some(({ orgId }) => orgId === at)
  for (const { orgId, held } of memberships) {
    const remaining = held.filter((role) => !isSettable(role) || roles.includes(role))
    const now = !isThere || orgId === at ? [...remaining, ...added] : remaining
    if (now.length === held.length && now.every((role) => held.includes(role))) continue
    store.run(
      'update membership set roles = ? where user_id = ? and org_id = ?',
      JSON.stringify(now),
      userId,
      orgId,
    )
  }
}

/** Gives an account these roles in one organization, where it keeps those that the forms do not offer. */
export function changeRolesIn(store: Store, userId: string, roles: readonly Role[], orgId: string): void {
  const held = rolesAt(store, userId, orgId)
  const offered = [...new Set(roles)].filter(isSettable)
  setRoles(store, userId, orgId, [
    ...held.filter((role) => !isSettable(role) || roles.includes(role)),
    ...offered.filter((role) => !held.includes(role)),
  ])
}

/** The roles of an account in one organization, also when that has ended; none when it does not belong there. */
export function rolesAt(store: Store, userId: string, orgId: string): Role[] {
  const row = store.one<{ roles: string }>(
    'select roles from membership where user_id = ? and org_id = ?',
    ...[userId, orgId],
  )
  return row ? readList<Role>(row.roles) : []
}

export const setRoles = (store: Store, userId: string, orgId: string, roles: readonly Role[]): number =>
  store.run(
    'update membership set roles = ? where user_id = ? and org_id = ?',
    ...[JSON.stringify(roles), userId, orgId],
  )
