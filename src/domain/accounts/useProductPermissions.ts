import { useListProductPermissionsQuery, type Account } from '../../api'
import { useMay } from '../../kit/access/access'
import type { ListQuery } from '../../kit/list/listView'

const SECONDS_FRESH = 60

/**
 * What the listed accounts may do in a sister product, by their id (ACCOUNTS-80). It is read beside the list, which does
 * not wait for it; nothing where the product does not know somebody, or cannot be asked.
 */
export function useProductPermissions(query: ListQuery<Account>): (id: string) => readonly string[] {
  const may = useMay('listProductPermissions').name === 'may'
  const userIds = (query.currentData ?? query.data)?.results.content.map(({ id }) => id) ?? []
  const { data } = useListProductPermissionsQuery(
    { productPermissionSearch: { userIds } },
    { skip: !may || userIds.length === 0, refetchOnMountOrArgChange: SECONDS_FRESH },
  )
  return (id) => data?.results.find(({ userId }) => userId === id)?.permissions ?? []
}
