import { randomUUID } from 'node:crypto'
import { operations } from '../../openapi/operations.gen'
import type { components } from '../../openapi/schema.gen'
import { refused, result, results, done } from '../answers'
import type { Call, Operations } from '../contract'
import { judgeAccess } from '../guard'
import { findGroup, refuseGroup } from '../rules/permission-groups'
import { sharedRefusals } from '../rules/refusals'
import { rightsChanged } from '../rules/rights'
import { findMembership } from '../store/accounts'
import type { Store } from '../store/db'
import { memberIdsOf, permissionGroups, removeGroup } from '../store/permission-groups'
import { permissions } from '../store/permissions'
import { productPermissionsOf } from '../store/product-permissions'
import { equals, failWhenBroken, mentions, type Condition } from '../store/search'
import { permissionGroupMembers } from './permission-group-members'

export const refusals = {
  takenGroup: 'A permission group of this name exists already',
  systemEdited: 'A system group cannot be edited',
  systemDeleted: 'A system group cannot be deleted',
} as const

type Input = components['schemas']['PermissionGroupInput']
type Here = { readonly store: Store; readonly orgId: string }

/** So many does a picker offer at once. */
const PICKED = 50

const ofMember = (userId: string | undefined): Condition =>
  userId === undefined
    ? undefined
    : {
        sql: 'id in (select group_id from permission_group_member where user_id = ?)',
        values: [userId.trim().toLowerCase()],
      }

const holding = (permission: string | undefined): Condition =>
  permission === undefined
    ? undefined
    : { sql: 'exists (select 1 from json_each(permissions) where value = ?)', values: [permission] }

/** Why a group cannot be like this; undefined when it can. Names are told apart whatever their case. */
function refuseInput({ store, orgId }: Here, { name, permissions: held }: Input, id?: string) {
  const groups = permissionGroups.list(store, [equals('org_id', orgId)])
  const isTaken = groups.some((group) => group.id !== id && group.name.toLowerCase() === name.toLowerCase())
  if (isTaken) return refused(refusals.takenGroup)
  const gone = held.filter((permission) => !permissions.find(store, permission))
  return gone.length > 0 ? refused(`Quyền ${gone.join(', ')} ${sharedRefusals.gonePermission}`) : undefined
}

const fieldsOf = ({ name, permissions: held, description }: Input) => ({
  ...{ name, permissions: [...new Set(held)] },
  description: description || undefined,
})

const tell = (
  { session: { userId: by, orgId }, world }: Pick<Call<'updatePermissionGroup'>, 'session' | 'world'>,
  userIds: readonly string[],
) => [...new Set(userIds)].forEach((userId) => rightsChanged(world, userId, { by, orgId }))

const withMessage = (message: string, group: components['schemas']['PermissionGroup'] | undefined) => ({
  status: 200 as const,
  body: { success: true as const, message, ...(group && { result: group }) },
})

export const permissionGroupOperations = {
  searchPermissionGroups: (call) => {
    const { body, session, world } = call
    const { permission, userId, query } = body
    failWhenBroken(query)
    const found = permissionGroups.search(call, [
      equals('org_id', session.orgId),
      mentions(query, 'folded'),
      holding(permission || undefined),
      ofMember(userId || undefined),
    ])
    const { content } = found.body.results
    const members = content.map(({ id }) => [id, memberIdsOf(world.store, id)] as const)
    return results({ ...found.body.results, extras: { usersByGroup: Object.fromEntries(members) } })
  },

  listPermissionGroups: ({ session: { orgId }, world: { store } }) =>
    results(permissionGroups.list(store, [equals('org_id', orgId)])),

  listPermissionGroupsByQuery: ({ query: { query }, session, world: { store } }) => {
    const meant = query === undefined ? ofMember(session.userId) : mentions(query, 'folded')
    return results(permissionGroups.list(store, [equals('org_id', session.orgId), meant]))
  },

  suggestPermissionGroups: ({ query: { query, pageSize = PICKED }, session: { orgId }, world: { store } }) =>
    results(
      permissionGroups.list(store, [equals('org_id', orgId), mentions(query, 'folded')]).slice(0, pageSize),
    ),

  addPermissionGroup: ({ body, session: { userId, orgId }, world: { store, clock } }) => {
    const refusal = refuseInput({ store, orgId }, body)
    if (refusal) return refusal
    const id = `group-${randomUUID()}`
    permissionGroups.add(store, {
      ...{ id, orgId, ...fieldsOf(body), system: false },
      ...{ createdAt: clock.now(), createdBy: userId },
    })
    return withMessage('Assigned Permission successfully.', findGroup(store, orgId, id))
  },

  updatePermissionGroup: (call) => {
    const { path, body, session, world } = call
    const { store, clock } = world
    const { orgId } = session
    const refusal = refuseGroup(store, orgId, path.id)
    if (refusal) return refusal
    const before = findGroup(store, orgId, path.id)
    if (before?.system) return refused(refusals.systemEdited)
    const wrong = refuseInput({ store, orgId }, body, path.id)
    if (wrong) return wrong
    permissionGroups.change(store, path.id, {
      ...fieldsOf(body),
      ...{ updatedAt: clock.now(), updatedBy: session.userId },
    })
    const after = findGroup(store, orgId, path.id)
    const inOrder = (held: readonly string[] = []) => held.toSorted().join('\n')
    if (inOrder(before?.permissions) !== inOrder(after?.permissions)) tell(call, memberIdsOf(store, path.id))
    return withMessage('Updated successfully', after)
  },

  deletePermissionGroups: (call) => {
    const { store } = call.world
    const { orgId } = call.session
    const ids = [...new Set(call.query.ids)]
    for (const id of ids) {
      const refusal = refuseGroup(store, orgId, id)
      if (refusal) return refusal
      if (findGroup(store, orgId, id)?.system) return refused(refusals.systemDeleted)
    }
    const members = ids.flatMap((id) => memberIdsOf(store, id))
    store.transaction(() => ids.forEach((id) => removeGroup(store, id)))
    tell(call, members)
    return done('Deleted successfully')
  },

  suggestPermissions: ({ query: { query }, world: { store } }) =>
    results(permissions.list(store, [mentions(query, 'folded')]).slice(0, PICKED)),

  searchOrganizationPermissions: (call) => {
    const { query } = call.body
    failWhenBroken(query)
    return permissions.search(call, [mentions(query, 'folded')])
  },

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

  ...permissionGroupMembers,
} satisfies Partial<Operations>
