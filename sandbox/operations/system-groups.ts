import { done, refused, result } from '../answers'
import type { Call, Operations } from '../contract'
import { refuseChange } from '../rules/organizations'
import { sharedRefusals } from '../rules/refusals'
import { rightsChanged } from '../rules/rights'
import { sentinels } from '../rules/sentinels'
import { systemGroupOf, type SystemPermission } from '../rules/system-groups'
import { findAccount, findMembership } from '../store/accounts'
import { joinGroup, leaveGroup, memberIdsOf } from '../store/permission-groups'

export const refusals = {
  withoutGroups: 'The permission groups of this organization have not been initialised yet',
  notAssigned: 'Người dùng này không có quyền đó',
} as const

type Checking = Call<'checkSystemGrantPermission' | 'checkSystemAccountPermission'>
type Changing = Call<
  | 'assignSystemGrantPermission'
  | 'unassignSystemGrantPermission'
  | 'assignSystemAccountPermission'
  | 'unassignSystemAccountPermission'
>

/** In which of the organizations the person is in the system group of the permission. */
const checking =
  (permission: SystemPermission) =>
  ({ body: { userId, orgIds }, world: { store } }: Checking) => {
    const account = findAccount(store, userId)
    if (!account) return refused(sharedRefusals.goneAccount)
    const isIn = (orgId: string) => {
      const group = systemGroupOf(store, orgId, permission)
      return group !== undefined && memberIdsOf(store, group).includes(account.id)
    }
    return result(Object.fromEntries(orgIds.map((orgId) => [orgId, isIn(orgId)])))
  }

function refuseUnknown({ body, path: { orgId }, world: { store } }: Changing) {
  if (!findAccount(store, body.userId)) return refused(sharedRefusals.goneAccount)
  if (body.userId === sentinels.silentSettings) return refused()
  return refuseChange(store, orgId)
}

const assigning = (permission: SystemPermission) => (call: Changing) => {
  const { body, path, session, world } = call
  const { store, clock } = world
  const refusal = refuseUnknown(call)
  if (refusal) return refusal
  const userId = body.userId.trim().toLowerCase()
  if (!findMembership(store, userId, path.orgId, clock.now())) return refused(sharedRefusals.foreignAccount)
  const group = systemGroupOf(store, path.orgId, permission)
  if (group === undefined) return refused(refusals.withoutGroups)
  if (joinGroup(store, group, userId)) rightsChanged(world, userId, { by: session.userId, orgId: path.orgId })
  return done('Assigned successfully.')
}

const unassigning = (permission: SystemPermission) => (call: Changing) => {
  const { body, path, session, world } = call
  const refusal = refuseUnknown(call)
  if (refusal) return refusal
  const userId = body.userId.trim().toLowerCase()
  const group = systemGroupOf(world.store, path.orgId, permission)
  if (group === undefined || !leaveGroup(world.store, group, userId)) return refused(refusals.notAssigned)
  rightsChanged(world, userId, { by: session.userId, orgId: path.orgId })
  return done('Unassigned successfully.')
}

export const systemGroupsOperations = {
  checkSystemGrantPermission: checking('grant'),
  assignSystemGrantPermission: assigning('grant'),
  unassignSystemGrantPermission: unassigning('grant'),
  checkSystemAccountPermission: checking('account'),
  assignSystemAccountPermission: assigning('account'),
  unassignSystemAccountPermission: unassigning('account'),
} satisfies Partial<Operations>
