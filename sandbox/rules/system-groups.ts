import { randomUUID } from 'node:crypto'
import type { Store } from '../store/db'
import { fold } from '../store/fold'

export type GroupKind = 'ByRole' | 'ByFunction'
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

/** Creates those of one kind that the organization lacks, or of both; how many that were. */
export function createGroups(
  store: Store,
  orgId: string,
  { by, now, kind }: { readonly by: string; readonly now: number; readonly kind?: GroupKind },
): number {
  const there = store.all<{ name: string }>(
    'select name from permission_group where org_id = ? and system = 1',
    orgId,
  )
  const missing = (kind ? offered[kind] : all).filter(
    (group) => !there.some(({ name }) => name === group.name),
  )
  store.transaction(() => {
    for (const { name, permissions } of missing)
      store.run(
        `insert into permission_group (id, org_id, name, name_folded, permissions, system, created_at, created_by)
         values (?, ?, ?, ?, ?, 1, ?, ?)`,
        `group-${randomUUID()}`,
        orgId,
        name,
        fold(name),
        JSON.stringify(permissions),
        now,
        by,
      )
  })
  return missing.length
}

/** Gives the groups that are there the permissions that they are offered with. */
export function resetGroups(store: Store, orgId: string): void {
  store.transaction(() => {
    for (const { name, permissions } of all)
      store.run(
        'update permission_group set permissions = ? where org_id = ? and system = 1 and name = ?',
        JSON.stringify(permissions),
        orgId,
        name,
      )
  })
}
