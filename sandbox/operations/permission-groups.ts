import { results } from '../answers'
import type { Operations } from '../contract'
import { permissionGroups } from '../store/permission-groups'
import { equals, mentions } from '../store/search'

const OF_MEMBER = 'id in (select group_id from permission_group_member where user_id = ?)'

export const permissionGroupOperations = {
  listPermissionGroupsByQuery: ({ query: { query }, session, world: { store } }) => {
    const own = { sql: OF_MEMBER, values: [session.userId] }
    const meant = query === undefined ? own : mentions(query, 'folded')
    return results(permissionGroups.list(store, [equals('org_id', session.orgId), meant]))
  },
} satisfies Partial<Operations>
