import type { components } from '../../openapi/schema.gen'
import type { Store } from './db'
import { createTable } from './table'

type PermissionGroup = components['schemas']['PermissionGroup']

export const permissionGroups = createTable<PermissionGroup, { readonly orgId: string }>({
  table: 'permission_group',
  fields: {
    id: 'id',
    name: 'name',
    description: 'description',
    permissions: { json: 'permissions' },
    system: { flag: 'system' },
    createdAt: 'created_at',
    createdBy: 'created_by',
    updatedAt: 'updated_at',
    updatedBy: 'updated_by',
  },
  hidden: { orgId: 'org_id' },
  freeText: ['name'],
  sortable: [],
  order: 'folded, id',
})

/** False when the person was in it already. */
export const joinGroup = (store: Store, groupId: string, userId: string): boolean =>
  store.run('insert or ignore into permission_group_member values (?, ?)', groupId, userId) === 1

/** False when the person was not in it. */
export const leaveGroup = (store: Store, groupId: string, userId: string): boolean =>
  store.run('delete from permission_group_member where group_id = ? and user_id = ?', groupId, userId) === 1

/** Whoever leaves an organization leaves its groups; how many they were. */
export const leaveGroupsOf = (store: Store, orgId: string, userId: string): number =>
  store.run(
    `delete from permission_group_member
      where user_id = ? and group_id in (select id from permission_group where org_id = ?)`,
    userId,
    orgId,
  )

/** The groups of an organization that a person belongs to. */
export const groupIdsOf = (store: Store, orgId: string, userId: string): string[] =>
  store
    .all<{ id: string }>(
      `select id from permission_group join permission_group_member on group_id = id
        where user_id = ? and org_id = ? order by id`,
      userId,
      orgId,
    )
    .map(({ id }) => id)

export const memberIdsOf = (store: Store, groupId: string): string[] =>
  store
    .all<{ id: string }>(
      'select user_id as id from permission_group_member where group_id = ? order by user_id',
      groupId,
    )
    .map(({ id }) => id)

/** With it goes who belongs to it. */
export function removeGroup(store: Store, groupId: string): void {
  store.run('delete from permission_group_member where group_id = ?', groupId)
  permissionGroups.remove(store, groupId)
}
