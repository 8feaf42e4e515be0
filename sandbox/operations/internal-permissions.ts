import { operations } from '../../openapi/operations.gen'
import type { components } from '../../openapi/schema.gen'
import { done, refused, result, results } from '../answers'
import type { Call, Operations } from '../contract'
import { judgeAccess } from '../guard'
import { refuseChange } from '../rules/organizations'
import { sharedRefusals } from '../rules/refusals'
import { rightsChanged } from '../rules/rights'
import { sentinels } from '../rules/sentinels'
import { findAccount, findMembership } from '../store/accounts'
import { containing } from '../store/fold'
import { findOrganization } from '../store/organizations'
import { ownPermissionsOf, permissions, setOwnPermissions } from '../store/permissions'
import { equals, failWhenBroken, search, type Condition, type List } from '../store/search'

export const refusals = {
  notHeld: 'This user does not hold the permission any more',
} as const

type InternalPermission = components['schemas']['InternalPermission']

/** Each of them is one value in the list of a membership; see membership_with_permissions in schema/accounts.sql. */
const held: List = {
  columns: 'user_id as userId, org_id as orgId, organization.name as orgName, value as permission',
  table: `(select user_id, org_id, permissions from membership where permissions <> '[]') as own
    join json_each(own.permissions) left join organization on organization.id = org_id`,
  order: 'coalesce(organization.name_folded, org_id), user_id, value',
}

/** Ids are looked for by a part of them, whatever their case. */
const contains = (column: string, part = ''): Condition =>
  part.trim() === '' ? undefined : { sql: `${column} like ? escape '\\'`, values: [containing(part)] }

const idsOf = (userIds: readonly string[]) => [...new Set(userIds.map((id) => id.trim().toLowerCase()))]

type Changing = Call<'grantInternalPermissions' | 'revokeInternalPermission'>

/** Why these people cannot be given these permissions in the organization; undefined when they can. */
function refuseGrant({ body, world: { store, clock } }: Changing) {
  const { orgId } = body
  const userIds = idsOf(body.userIds)
  const refusal = refuseChange(store, orgId)
  if (refusal) return refusal
  if (userIds.includes(sentinels.silentAccount)) return refused()
  if (body.permissions.includes(sentinels.silentPermission)) return refused()
  const unknown = userIds.filter((id) => !findAccount(store, id))
  if (unknown.length > 0) return refused(`${sharedRefusals.unknownAccounts} ${unknown.join(', ')}`)
  const foreign = userIds.filter((id) => !findMembership(store, id, orgId, clock.now()))
  if (foreign.length > 0) return refused(`${sharedRefusals.foreignAccounts} ${foreign.join(', ')}`)
  const gone = body.permissions.find((permission) => !permissions.find(store, permission))
  return gone === undefined ? undefined : refused(`Quyền ${gone} ${sharedRefusals.gonePermission}`)
}

export const internalPermissionsOperations = {
  searchInternalPermissions: (call) => {
    const { permission, userId, orgId } = call.body
    failWhenBroken(userId)
    return search<InternalPermission>(call, held, [
      equals('value', permission),
      contains('user_id', userId),
      contains('org_id', orgId),
    ])
  },

  listInternalPermissionsByUser: ({ query, world: { store } }) => {
    const orgId = query.orgId.trim()
    const userId = query.userId.trim().toLowerCase()
    const organization = findOrganization(store, orgId)
    return results(
      ownPermissionsOf(store, { userId, orgId }).map((permission) => ({
        ...{ userId, orgId, permission },
        ...(organization && { orgName: organization.name }),
      })),
    )
  },

  listInternalPermissionNames: ({ world: { store } }) =>
    results(
      permissions
        .list(store)
        .map(({ id }) => id)
        .sort((one, other) => one.localeCompare(other)),
    ),

  grantInternalPermissions: (call) => {
    const { body, session, world } = call
    const refusal = refuseGrant(call)
    if (refusal) return refusal
    const { store } = world
    const { orgId } = body
    const wanted = [...new Set(body.permissions)].sort()
    const changed = idsOf(body.userIds).filter(
      (userId) => ownPermissionsOf(store, { userId, orgId }).join('\n') !== wanted.join('\n'),
    )
    store.transaction(() => {
      for (const userId of changed) setOwnPermissions(store, { userId, orgId }, wanted)
    })
    for (const userId of changed) rightsChanged(world, userId, { by: session.userId, orgId })
    return done('Add grant permission successfully')
  },

  revokeInternalPermission: ({ body, session, world }) => {
    const { store } = world
    const [userId = ''] = idsOf(body.userIds)
    const [permission = ''] = body.permissions
    const holder = { userId, orgId: body.orgId }
    if (userId === sentinels.silentAccount || permission === sentinels.silentPermission) return refused()
    const present = ownPermissionsOf(store, holder)
    if (!present.includes(permission)) return refused(refusals.notHeld)
    setOwnPermissions(
      store,
      holder,
      present.filter((each) => each !== permission),
    )
    rightsChanged(world, userId, { by: session.userId, orgId: body.orgId })
    return done('Revoke permission successfully')
  },

  checkOwnerPermission: ({ session, world: { store, clock } }) => {
    const membership = findMembership(store, session.userId, session.orgId, clock.now())
    return result(judgeAccess(operations.grantInternalPermissions.access, session, membership) === undefined)
  },
} satisfies Partial<Operations>
