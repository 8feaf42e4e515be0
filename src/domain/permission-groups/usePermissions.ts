import { useMemo } from 'react'
import { useListPermissionMetasQuery, type Permission } from '../../api'

type Permissions = {
  /** What a permission is called; its key while that is not known. */
  readonly nameOf: (id: string) => string
  /** Its entry in the catalogue; none while that is not known, and where the catalogue does not have it any more. */
  readonly find: (id: string) => Permission | undefined
  /** The catalogue has been read, so what is not found is not in it. */
  readonly isKnown: boolean
}

/** The catalogue by the keys of permissions, which is all that groups say of them. */
export function usePermissions({ skip = false }: { skip?: boolean } = {}): Permissions {
  const { data } = useListPermissionMetasQuery(undefined, { skip })
  return useMemo(() => {
    const byId = new Map(data?.results.map((permission) => [permission.id, permission]))
    return {
      nameOf: (id) => byId.get(id)?.name ?? id,
      find: (id) => byId.get(id),
      isKnown: data !== undefined,
    }
  }, [data])
}
