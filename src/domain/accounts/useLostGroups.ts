import { useSelector } from 'react-redux'
import { useGetAccountDetailQuery, type Account } from '../../api'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'

/** The organization that the person works in, as sentences name it. */
export function useOwnOrganization() {
  const context = useSelector(selectUser)?.orgCtx
  return { id: context?.orgId, name: context?.organization?.name ?? context?.orgId ?? '' }
}

/**
 * The permission groups that an account loses with the organization that one works in, in a sentence; nothing where it
 * does not belong to it, since the groups of other organizations are in no call.
 */
export function useLostGroups({ id, orgIds = [] }: Pick<Account, 'id' | 'orgIds'>): string[] {
  const text = useText()
  const { id: own, name: organization } = useOwnOrganization()
  const isMember = own !== undefined && orgIds.includes(own)
  const { data, isError } = useGetAccountDetailQuery({ id, loadPermissionGroup: true }, { skip: !isMember })
  if (!isMember) return []
  const groups = data?.result.permissionGroups
  if (groups) {
    const names = groups.map(({ name }) => name).join(', ')
    return [text('accounts.losesGroups', { count: groups.length, organization, names })]
  }
  return [text(isError ? 'accounts.groupsUnknown' : 'accounts.groupsLoading')]
}
