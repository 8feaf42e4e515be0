import { useSelector } from 'react-redux'
import {
  operations,
  useListPermissionGroupsQuery,
  useSearchInternalPermissionsQuery,
  useSearchPermissionGroupsQuery,
  type OperationId,
} from '../../api'
import { mayCall } from '../../kit/access/access'
import { selectRealUser } from '../../session/state'

/** Whoever holds it gives permission groups to others. */
const GIVES = 'GrantPrivilege'
const all = { page: 0, pageSize: 100 } as const
// Who holds what hardly ever changes while one looks from control to control.
const kept = { refetchOnMountOrArgChange: 60 } as const

/** What the calls tell of a permission in the organization; undefined is what they do not tell, or not yet. */
export type Holders = {
  readonly looking: boolean
  /** The permission groups that give it. */
  readonly groups: readonly { readonly id: string; readonly name: string }[] | undefined
  /** Whom one can ask: the ids of others who give permission groups. Administrators alone are told. */
  readonly people: readonly string[] | undefined
}

/** Asks when it is first drawn, and only what the person may ask. */
export function useHolders(permissions: readonly string[]): Holders {
  // Whatever is previewed, the server answers the person.
  const user = useSelector(selectRealUser)
  const skips = (operation: OperationId) =>
    permissions.length === 0 || mayCall(operations[operation].access, user).name !== 'may'
  const groups = useListPermissionGroupsQuery(undefined, { ...kept, skip: skips('listPermissionGroups') })
  const members = useSearchPermissionGroupsQuery(
    { ...all, permissionGroupSearch: { permission: GIVES } },
    { ...kept, skip: skips('searchPermissionGroups') },
  )
  const granted = useSearchInternalPermissionsQuery(
    { ...all, internalPermissionSearch: { permission: GIVES, orgId: user?.orgCtx?.orgId ?? '' } },
    { ...kept, skip: skips('searchInternalPermissions') },
  )
  const found = members.data?.results
  const people = [
    ...(found?.content.flatMap(({ id }) => found.extras.usersByGroup[id] ?? []) ?? []),
    ...(granted.data?.results.content.map(({ userId }) => userId) ?? []),
  ].filter((id) => id !== user?.id)
  return {
    looking: [groups, members, granted].some(({ isLoading }) => isLoading),
    groups: groups.data?.results.filter((group) =>
      group.permissions.some((permission) => permissions.includes(permission)),
    ),
    people: found || granted.data ? [...new Set(people)] : undefined,
  }
}
