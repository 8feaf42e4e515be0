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
    { name: 'Account Management', permissions: ['AccountManagement', 'InviteUser', 'Disable2faAccount'] },
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

/** Gives the groups that are there the permissions that they are offered with. */
export function resetGroups(store: Store, orgId: string): void {
  store.transaction(() => {
    for (const { id, name } of systemGroupsOf(store, orgId)) {
      const group = all.find((each) => each.name === name)
      if (group) permissionGroups.change(store, id, { permissions: [...group.permissions] })
    }
  })
}
