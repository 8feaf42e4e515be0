import type { components } from '../../openapi/schema.gen'
import type { Store } from '../store/db'

type Access = Omit<components['schemas']['AccessLog'], 'id'> & { readonly orgId: string }

/** Writes the visit of a page into the access log of the organization in which somebody works. */
export const addAccess = (store: Store, { orgId, userId, accessedAt, app, url, name }: Access): void => {
  store.run(
    'insert into access_log (org_id, user_id, accessed_at, app, url, name) values (?, ?, ?, ?, ?, ?)',
    ...[orgId, userId, accessedAt, app, url, name],
  )
}
