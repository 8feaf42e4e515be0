import type { components } from '../../openapi/schema.gen'
import type { Store } from './db'
import { readList } from './accounts'
import { createTable } from './table'

type Permission = components['schemas']['Permission']

/** The catalogue of permissions. */
export const permissions = createTable<Permission, object>({
  table: 'permission',
  fields: {
    id: 'id',
    name: 'name',
    categoryId: 'category_id',
    category: 'category',
    description: 'description',
    createdAt: 'created_at',
    createdBy: 'created_by',
    updatedAt: 'updated_at',
    updatedBy: 'updated_by',
  },
  hidden: {},
  freeText: ['id', 'name', 'category', 'description'],
  sortable: [],
  order: 'created_at desc, id',
})

/** A person in an organization. */
export type Holder = { readonly userId: string; readonly orgId: string }

/** What a person holds in an organization without a permission group, in order; none where they do not belong to it. */
export function ownPermissionsOf(store: Store, { userId, orgId }: Holder): string[] {
  const row = store.one<{ permissions: string }>(
    'select permissions from membership where user_id = ? and org_id = ?',
    ...[userId, orgId],
  )
  return row ? readList<string>(row.permissions).sort() : []
}

/** They hold exactly these from now on, beside those of their groups. */
export const setOwnPermissions = (store: Store, { userId, orgId }: Holder, held: readonly string[]): number =>
  store.run(
    'update membership set permissions = ? where user_id = ? and org_id = ?',
    ...[JSON.stringify([...new Set(held)].sort()), userId, orgId],
  )

const HAS = 'exists (select 1 from json_each(permissions) where value = ?)'

/** Takes a permission from everybody and every permission group; whoever held it before. */
export function takeFromAll(store: Store, permission: string): Holder[] {
  const holders = store.all<Holder>(
    `select user_id as userId, org_id as orgId from membership where permissions <> '[]' and ${HAS}
      union
      select user_id, org_id from permission_group join permission_group_member on group_id = id where ${HAS}`,
    ...[permission, permission],
  )
  for (const [table, some] of [
    ['membership', `permissions <> '[]' and ${HAS}`],
    ['permission_group', HAS],
  ] as const)
    store.run(
      `update ${table} set permissions =
         (select json_group_array(value) from json_each(${table}.permissions) where value <> ?) where ${some}`,
      ...[permission, permission],
    )
  return holders
}
