import type { components } from '../../openapi/schema.gen'
import { readList } from './accounts'
import type { Store } from './db'

/** What the sister product lets these people do; whom it does not know is left out. */
export const productPermissionsOf = (
  store: Store,
  userIds: readonly string[],
): components['schemas']['ProductPermission'][] =>
  store
    .all<{ userId: string; permissions: string }>(
      `select user_id as userId, permissions from product_permission
        where user_id in (select value from json_each(?)) order by user_id`,
      JSON.stringify(userIds),
    )
    .map(({ userId, permissions }) => ({ userId, permissions: readList<string>(permissions) }))
