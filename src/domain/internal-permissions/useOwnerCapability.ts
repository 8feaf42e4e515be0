import { isRefusal, useCheckOwnerPermissionQuery } from '../../api'
import { useText } from '../../texts'

/** Whether the person may grant and revoke internal permissions: the server says so (ROLES-29, -30, -33). */
export type OwnerCapability = {
  /** Why not, in words; undefined when they may. */
  readonly reason: string | undefined
  /** It is being found out for the first time. */
  readonly asking: boolean
  /** It could not be found out, which counts as no; it is asked again by itself when the network is back. */
  readonly failed: { readonly again: () => void; readonly retrying: boolean } | undefined
}

export function useOwnerCapability(): OwnerCapability {
  const text = useText()
  const { data, error, isFetching, refetch } = useCheckOwnerPermissionQuery()
  const missing = text('access.missing', { permission: 'Owner' })
  // Whoever may not even ask may not grant any.
  if (error !== undefined && !(isRefusal(error) && error.status === 403))
    return {
      reason: text('permissionGroups.notChecked', { missing }),
      asking: false,
      failed: { again: () => void refetch(), retrying: isFetching },
    }
  const may = error === undefined && data?.result === true
  const asking = error === undefined && data === undefined
  return { reason: may ? undefined : asking ? text('common.loading') : missing, asking, failed: undefined }
}
