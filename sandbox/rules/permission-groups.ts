import { refused } from '../answers'
import type { Store } from '../store/db'
import { permissionGroups } from '../store/permission-groups'
import { equals } from '../store/search'
import { sentinels } from './sentinels'

export const refusals = {
  goneGroup: 'This permission group does not exist any more',
} as const

/** A permission group of an organization. */
export const findGroup = (store: Store, orgId: string, id: string) =>
  permissionGroups.find(store, id, [equals('org_id', orgId)])

/** Why nothing about a group can be changed; undefined when it is there. */
export function refuseGroup(store: Store, orgId: string, id: string) {
  if (id === sentinels.silentGroup) return refused()
  const isThere = id !== sentinels.goneGroup && findGroup(store, orgId, id) !== undefined
  return isThere ? undefined : refused(refusals.goneGroup)
}
