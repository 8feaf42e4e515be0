import { operations } from '../../openapi/operations.gen'
import { done, refused, result, results } from '../answers'
import type { Call, Operations } from '../contract'
import { judgeAccess } from '../guard'
import { sharedRefusals } from '../rules/refusals'
import { rightsChanged } from '../rules/rights'
import { sentinels } from '../rules/sentinels'
import { findAccount, findMembership } from '../store/accounts'
import type { Store } from '../store/db'
import { groupIdsOf, joinGroup, leaveGroup, permissionGroups } from '../store/permission-groups'
import { productPermissionsOf } from '../store/product-permissions'
import { equals, mentions } from '../store/search'

export const refusals = {
  goneGroup: 'This permission group does not exist any more',
} as const

const OF_MEMBER = 'id in (select group_id from permission_group_member where user_id = ?)'
const ASSIGNED = 'Assgin to permission group success'

/** Why these groups cannot be given to these people; undefined when they can. */
function refuseMembers(
  { groupIds, userIds }: { readonly groupIds: readonly string[]; readonly userIds: readonly string[] },
  orgId: string,
  { store, clock }: Call<'assignPermissionGroups'>['world'],
) {
  if (groupIds.includes(sentinels.silentGroup)) return refused()
  const isThere = (id: string) =>
    id !== sentinels.goneGroup && permissionGroups.find(store, id, [equals('org_id', orgId)]) !== undefined
  if (!groupIds.every(isThere)) return refused(refusals.goneGroup)
  if (!userIds.every((id) => findAccount(store, id))) return refused(sharedRefusals.goneAccount)
  if (!userIds.every((id) => findMembership(store, id, orgId, clock.now())))
    return refused(sharedRefusals.foreignAccount)
  return undefined
}

type Changing = Call<'assignPermissionGroups' | 'savePermissionGroupUsers'>
type Groups = { readonly userId: string; readonly held: readonly string[]; readonly named: readonly string[] }

/** Changes the groups of each named person, all or none; `change` says whether one's are others now. */
function changeGroups(
  { body, session: { orgId, userId: by }, world }: Changing,
  change: (store: Store, groups: Groups) => boolean,
) {
  const named = [...new Set(body.groupIds)]
  const userIds = [...new Set(body.userIds.map((id) => id.trim().toLowerCase()))]
  const refusal = refuseMembers({ groupIds: named, userIds }, orgId, world)
  if (refusal) return refusal
  const { store } = world
  const changed: string[] = []
  store.transaction(() => {
    for (const userId of userIds)
      if (change(store, { userId, held: groupIdsOf(store, orgId, userId), named })) changed.push(userId)
  })
  for (const userId of changed) rightsChanged(world, userId, { by, orgId })
  return done(ASSIGNED)
}

const joinMissing = (store: Store, { userId, held, named }: Groups): boolean => {
  const missing = named.filter((id) => !held.includes(id))
  for (const id of missing) joinGroup(store, id, userId)
  return missing.length > 0
}

const leaveOthers = (store: Store, { userId, held, named }: Groups): boolean => {
  const others = held.filter((id) => !named.includes(id))
  for (const id of others) leaveGroup(store, id, userId)
  return others.length > 0
}

export const permissionGroupOperations = {
  listPermissionGroups: ({ session: { orgId }, world: { store } }) =>
    results(permissionGroups.list(store, [equals('org_id', orgId)])),

  listPermissionGroupsByQuery: ({ query: { query }, session, world: { store } }) => {
    const own = { sql: OF_MEMBER, values: [session.userId] }
    const meant = query === undefined ? own : mentions(query, 'folded')
    return results(permissionGroups.list(store, [equals('org_id', session.orgId), meant]))
  },

  suggestPermissionGroups: ({ query: { query, pageSize = 50 }, session: { orgId }, world: { store } }) =>
    results(
      permissionGroups.list(store, [equals('org_id', orgId), mentions(query, 'folded')]).slice(0, pageSize),
    ),

  assignPermissionGroups: (call) => changeGroups(call, joinMissing),

  savePermissionGroupUsers: (call) =>
    changeGroups(call, (store, groups) => {
      const left = leaveOthers(store, groups)
      return joinMissing(store, groups) || left
    }),

  checkGrantPermission: ({ session, world: { store, clock } }) => {
    const membership = findMembership(store, session.userId, session.orgId, clock.now())
    return result(judgeAccess(operations.assignPermissionGroups.access, session, membership) === undefined)
  },

  listProductPermissions: ({ body: { userIds }, session: { userId, orgId }, world: { store, clock } }) => {
    const isEverywhere = findMembership(store, userId, orgId, clock.now())?.roles.includes('SUPER_ADMIN')
    const seen = [...new Set(userIds)].filter(
      (id) => isEverywhere || findMembership(store, id, orgId, clock.now()),
    )
    return results(productPermissionsOf(store, seen))
  },
} satisfies Partial<Operations>
