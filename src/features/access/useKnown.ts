import { useSelector } from 'react-redux'
import {
  isRefusal,
  operations,
  useCheckSystemAccountPermissionQuery,
  useCheckSystemGrantPermissionQuery,
  useGetAccountDetailQuery,
  useListInternalPermissionsByUserQuery,
  useSearchPlatformAccountsQuery,
  type OperationId,
} from '../../api'
import { mayCall } from '../../kit/access/access'
import { rolesAmong } from '../../kit/access/ways'
import { selectRealUser } from '../../session/state'
import type { Known, Source } from './evaluate'

/** What there is to say of a person in an organization. */
export type Look =
  | { readonly name: 'nobody' | 'looking' | 'stranger' }
  | { readonly name: 'failed'; readonly again: () => void }
  | { readonly name: 'known'; readonly known: Known }

const one = { page: 0, pageSize: 10 } as const

/**
 * Reads what the calls tell of a person: in the own organization roles and permission groups; in another one, for super
 * administrators, roles and the two permissions of the system groups; for these internal permissions in both.
 */
export function useKnown(id: string, orgId: string): Look {
  // Whatever is previewed, the server answers the person.
  const user = useSelector(selectRealUser)
  const may = (operation: OperationId) => mayCall(operations[operation].access, user).name === 'may'
  const here = orgId === user?.orgCtx?.orgId
  const asked = id !== '' && orgId !== ''
  const detail = useGetAccountDetailQuery({ id, loadPermissionGroup: true }, { skip: !asked || !here })
  const skip = !asked || here || !may('searchPlatformAccounts')
  const found = useSearchPlatformAccountsQuery({ ...one, platformAccountSearch: { freeText: id } }, { skip })
  const check = { systemPermissionCheck: { userId: id, orgIds: [orgId] } }
  const grant = useCheckSystemGrantPermissionQuery(check, { skip })
  const account = useCheckSystemAccountPermissionQuery(check, { skip })
  const granted = useListInternalPermissionsByUserQuery(
    { userId: id, orgId },
    { skip: !asked || !may('listInternalPermissionsByUser') },
  )
  if (!asked) return { name: 'nobody' }
  const all = [detail, found, grant, account, granted]
  if (all.some(({ isLoading, isFetching, currentData }) => isLoading || (isFetching && !currentData)))
    return { name: 'looking' }
  const main = here ? detail : found
  if (main.error !== undefined) {
    if (isRefusal(main.error) && main.error.status === 409) return { name: 'stranger' }
    return { name: 'failed', again: () => void main.refetch() }
  }
  const membership = found.currentData?.results.extras?.orgCtxes?.[id]?.find((each) => each.orgId === orgId)
  const roles = here ? detail.currentData?.result.roles : membership?.roles
  if (!roles) return { name: 'stranger' }

  // Names of permissions are anybody's words: nothing but what is noted may be found.
  const held = Object.create(null) as Record<string, Source[]>
  const note = (permission: string, source: Source) => (held[permission] ??= []).push(source)
  for (const group of detail.currentData?.result.permissionGroups ?? [])
    for (const permission of group.permissions) note(permission, { kind: 'group', name: group.name })
  if (grant.currentData?.result[orgId]) note('GrantPrivilege', { kind: 'group', name: 'Grant Privileges' })
  if (account.currentData?.result[orgId])
    note('AccountPermission', { kind: 'group', name: 'Account Management' })
  for (const { permission } of granted.currentData?.results ?? []) note(permission, { kind: 'grant' })
  const isOwn = here && id === user?.id
  if (isOwn)
    for (const permission of user.permission.contextPermissions)
      if (!held[permission]) note(permission, { kind: 'session' })
  return {
    name: 'known',
    known: {
      roles: rolesAmong(roles),
      held,
      isComplete: isOwn || (here && granted.currentData !== undefined),
    },
  }
}
