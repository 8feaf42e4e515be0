import { done, refused } from '../answers'
import type { Call, Operations } from '../contract'
import { refuseGroup } from '../rules/permission-groups'
import { sharedRefusals } from '../rules/refusals'
import { rightsChanged } from '../rules/rights'
import { findAccount, findMembership } from '../store/accounts'
import type { Store } from '../store/db'
import { groupIdsOf, joinGroup, leaveGroup, memberIdsOf } from '../store/permission-groups'

const ASSIGNED = 'Assgin to permission group success'

type Changing = Call<'assignPermissionGroups' | 'savePermissionGroupUsers' | 'grantPermissionGroupToUsers'>
type Here = Pick<Changing, 'session' | 'world'>

const idsOf = (userIds: readonly string[]) => [...new Set(userIds.map((id) => id.trim().toLowerCase()))]

type Given = { readonly groupIds: readonly string[]; readonly userIds: readonly string[] }

/** Why these groups cannot be given to these people; undefined when they can. `naming` says who they are. */
function refuseMembers({ groupIds, userIds }: Given, { session, world }: Here, { naming = false } = {}) {
  const { store, clock } = world
  const { goneAccount, foreignAccount, unknownAccounts, foreignAccounts } = sharedRefusals
  for (const id of groupIds) {
    const refusal = refuseGroup(store, session.orgId, id)
    if (refusal) return refusal
  }
  const unknown = userIds.filter((id) => !findAccount(store, id))
  if (unknown.length > 0) return refused(naming ? `${unknownAccounts} ${unknown.join(', ')}` : goneAccount)
  const foreign = userIds.filter((id) => !findMembership(store, id, session.orgId, clock.now()))
  if (foreign.length > 0) return refused(naming ? `${foreignAccounts} ${foreign.join(', ')}` : foreignAccount)
  return undefined
}

type Groups = { readonly userId: string; readonly held: readonly string[]; readonly named: readonly string[] }

/** Changes the groups of each named person, all or none; `change` says whether one's are others now. */
function changeGroups(
  { body, ...here }: Call<'assignPermissionGroups' | 'savePermissionGroupUsers'>,
  change: (store: Store, groups: Groups) => boolean,
) {
  const named = [...new Set(body.groupIds)]
  const userIds = idsOf(body.userIds)
  const refusal = refuseMembers({ groupIds: named, userIds }, here)
  if (refusal) return refusal
  const { store } = here.world
  const { orgId } = here.session
  const changed: string[] = []
  store.transaction(() => {
    for (const userId of userIds)
      if (change(store, { userId, held: groupIdsOf(store, orgId, userId), named })) changed.push(userId)
  })
  tell(changed, here)
  return done(ASSIGNED)
}

const tell = (userIds: readonly string[], { session: { userId: by, orgId }, world }: Here) =>
  userIds.forEach((userId) => rightsChanged(world, userId, { by, orgId }))

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

export const permissionGroupMembers = {
  assignPermissionGroups: (call) => changeGroups(call, joinMissing),

  savePermissionGroupUsers: (call) =>
    changeGroups(call, (store, groups) => {
      const left = leaveOthers(store, groups)
      return joinMissing(store, groups) || left
    }),

  grantPermissionGroupToUsers: ({ body, path: { id }, ...here }) => {
    const { store } = here.world
    const held = memberIdsOf(store, id)
    const named = idsOf(body.userIds)
    const joining = named.filter((userId) => !held.includes(userId))
    const leaving = held.filter((userId) => !named.includes(userId))
    // Whoever is in it already may stay, although the access to the organization has ended meanwhile.
    const refusal = refuseMembers({ groupIds: [id], userIds: joining }, here, { naming: true })
    if (refusal) return refusal
    store.transaction(() => {
      for (const userId of joining) joinGroup(store, id, userId)
      for (const userId of leaving) leaveGroup(store, id, userId)
    })
    tell([...joining, ...leaving], here)
    return done('Assigned successfully.')
  },
} satisfies Partial<Operations>
