import { bounds, permissionsApi, useSearchPermissionsQuery, type Permission } from '../../../api'
import type { Read } from '../../../kit/change/useLookUp'
import type { ListQuery } from '../../../kit/list/listView'
import type { RecordLook } from '../../../kit/list/OpenedRecord'
import { useRecordLook } from '../../../kit/list/useRecordLook'

/** A search for one key, which other keys, names and descriptions may mention. */
const searchFor = (key: string) => ({
  pageSize: bounds.PageSize.maximum,
  permissionSearch: { query: key },
})

/** The permission as it is now, by a search with an equal key (decisions 45). Throws the Refusal when it cannot be read. */
export async function readPermission(read: Read, key: string): Promise<Permission | undefined> {
  const { results } = await read(permissionsApi.endpoints.searchPermissions, searchFor(key))
  return results.content.find(({ id }) => id === key)
}

/** The permission of a key: among the rows, else found by a search for it. */
export const usePermission = (key: string, list: ListQuery<Permission>): RecordLook<Permission> =>
  useRecordLook(key, list, useSearchPermissionsQuery, searchFor(key))
