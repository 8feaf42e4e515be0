import { results } from '../answers'
import type { Operations } from '../contract'
import { readList } from '../store/accounts'
import { containing } from '../store/fold'
import { present } from '../store/db'

type GroupRow = {
  id: string
  name: string
  description: string | null
  permissions: string
  system: number
  createdAt: number | null
  createdBy: string | null
}

const selectGroups = `select id, name, description, permissions, system, created_at as createdAt, created_by as createdBy
  from permission_group where org_id = ?`
const ownGroups = 'select group_id from permission_group_member where user_id = ?'

export const permissionGroupOperations = {
  listPermissionGroupsByQuery: ({ query, session, world: { store } }) => {
    const groups =
      query.query === undefined
        ? store.all<GroupRow>(
            `${selectGroups} and id in (${ownGroups}) order by name_folded`,
            session.orgId,
            session.userId,
          )
        : store.all<GroupRow>(
            `${selectGroups} and name_folded like ? escape '\\' order by name_folded`,
            session.orgId,
            containing(query.query),
          )
    return results(
      groups.map(({ id, name, description, permissions, system, createdAt, createdBy }) => ({
        id,
        name,
        permissions: readList<string>(permissions),
        system: system === 1,
        ...present({ description, createdAt, createdBy }),
      })),
    )
  },
} satisfies Partial<Operations>
