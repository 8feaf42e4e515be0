import type { components } from '../../openapi/schema.gen'
import { done, refused, results } from '../answers'
import type { Operations } from '../contract'
import { rightsChanged } from '../rules/rights'
import { sentinels } from '../rules/sentinels'
import type { Store } from '../store/db'
import { permissions, takeFromAll } from '../store/permissions'
import { failWhenBroken, mentions } from '../store/search'

export const refusals = {
  takenKey: 'A permission with this key exists already',
  gonePermission: 'This permission does not exist any more',
  otherKey: 'The key of a permission cannot change',
  needed: 'nên không thể xóa',
} as const

/** The rules of the platform name these, so they stay in the catalogue. */
const needed: readonly string[] = [
  'AccountManagement',
  'AccountPermission',
  'Disable2faAccount',
  'GrantPrivilege',
  'InviteUser',
  'OWNER',
]

/** Whether the catalogue has this key, in whatever case. */
const isTaken = (store: Store, key: string) =>
  permissions.list(store).some(({ id }) => id.toLowerCase() === key.toLowerCase())

type Input = components['schemas']['PermissionInput']
const detailsOf = ({ name, categoryId, category, description }: Input) => ({
  ...{ name, categoryId, category },
  description: description || undefined,
})

export const permissionsOperations = {
  searchPermissions: (call) => {
    const { query } = call.body
    failWhenBroken(query)
    return permissions.search(call, [mentions(query, 'folded')])
  },

  addPermission: ({ body, session, world: { store, clock } }) => {
    const { id } = body
    if (id === sentinels.silentPermission) return refused()
    if (isTaken(store, id)) return refused(refusals.takenKey)
    permissions.add(store, {
      ...{ id, ...detailsOf(body) },
      ...{ createdAt: clock.now(), createdBy: session.userId },
    })
    return done('Added successfully')
  },

  updatePermission: ({ path: { id }, body, session, world: { store, clock } }) => {
    if (id === sentinels.silentPermission) return refused()
    if (body.id !== id) return refused(refusals.otherKey)
    const changed = permissions.change(store, id, {
      ...detailsOf(body),
      ...{ updatedAt: clock.now(), updatedBy: session.userId },
    })
    return changed ? done('Updated successfully') : refused(refusals.gonePermission)
  },

  deletePermission: ({ path: { id }, session: { userId: by }, world }) => {
    const { store } = world
    if (id === sentinels.silentPermission) return refused()
    if (needed.includes(id)) return refused(`Nền tảng cần quyền ${id} ${refusals.needed}`)
    if (!permissions.remove(store, id)) return refused(refusals.gonePermission)
    for (const { userId, orgId } of takeFromAll(store, id)) rightsChanged(world, userId, { by, orgId })
    return done('Deleted successfully')
  },

  listPermissionMetas: ({ world: { store } }) => results(permissions.list(store)),
} satisfies Partial<Operations>
