import { randomUUID } from 'node:crypto'
import type { components } from '../../openapi/schema.gen'
import type { Store } from '../store/db'
import { permissionGroups } from '../store/permission-groups'
import { equals } from '../store/search'

export type GroupKind = components['schemas']['PermissionGroupType']
type Group = { readonly name: string; readonly permissions: readonly string[] }

/** The permission groups that every organization is offered; 'Guess' is spelt as documented. */
const offered: Readonly<Record<GroupKind, readonly Group[]>> = {
  ByRole: [
    { name: 'Root', permissions: ['OWNER'] },
    { name: 'Power User', permissions: ['AccountManagement', 'AccountPermission', 'InviteUser'] },
    { name: 'User', permissions: [] },
    { name: 'Guess', permissions: [] },
  ],
  ByFunction: [
    { name: 'Grant Privileges', permissions: ['GrantPrivilege'] },
    { name: 'Module Management', permissions: [] },
    { name: 'ZMA Management', permissions: [] },
    {
      name: 'Account Management',
      permissions: ['AccountManagement', 'AccountPermission', 'InviteUser', 'Disable2faAccount'],
    },
  ],
}
const all = [...offered.ByRole, ...offered.ByFunction]

const systemGroupsOf = (store: Store, orgId: string) =>
  permissionGroups.list(store, [equals('org_id', orgId), equals('system', 1)])

/** Creates those of one kind that the organization lacks, or of both; how many that were. */
export function createGroups(
  store: Store,
  orgId: string,
  { by, now, kind }: { readonly by: string; readonly now: number; readonly kind?: GroupKind },
): number {
  const there = systemGroupsOf(store, orgId)
  const missing = (kind ? offered[kind] : all).filter(
    (group) => !there.some(({ name }) => name === group.name),
  )
  store.transaction(() => {
    for (const { name, permissions } of missing)
      permissionGroups.add(store, {
        ...{ id: `group-${randomUUID()}`, orgId, name, permissions: [...permissions], system: true },
        ...{ createdAt: now, createdBy: by },
      })
  })
  return missing.length
}

/** The two permissions that are given by membership of a system group: of which. */
export const groupOf = { grant: 'Grant Privileges', account: 'Account Management' } as const
export type SystemPermission = keyof typeof groupOf

/** The id of that group in an organization; undefined until its groups are made. */
export const systemGroupOf = (store: Store, orgId: string, permission: SystemPermission) =>
  systemGroupsOf(store, orgId).find(({ name }) => name === groupOf[permission])?.id

/** Gives the groups that are there the permissions that they are offered with; the ids of those that had others. */
export function resetGroups(store: Store, orgId: string): string[] {
  const strayed = systemGroupsOf(store, orgId).flatMap(({ id, name, permissions }) => {
    const group = all.find((each) => each.name === name)
    const isOffered = group?.permissions.toSorted().join() === permissions.toSorted().join()
    return group && !isOffered ? [{ id, permissions: [...group.permissions] }] : []
  })
  store.transaction(() => {
    for (const { id, permissions } of strayed) permissionGroups.change(store, id, { permissions })
  })
  return strayed.map(({ id }) => id)
}
