import { isRefusal, useCheckGrantPermissionQuery } from '../../api'
import { useText, type MessageId } from '../../texts'

/** Whether the person may give permission groups to others: the server says so (ROLES-28, -32). */
export type GrantCapability = {
  /** Why not, in words; undefined when they may. */
  readonly reason: string | undefined
  /** It is being found out for the first time. */
  readonly asking: boolean
  /** It could not be found out, which counts as no; it is asked again by itself when the network is back. */
  readonly failed: { readonly again: () => void; readonly retrying: boolean } | undefined
}

/** `missing`: the documents' words for who may not, where a screen has others than the drawers over accounts. */
export function useGrantCapability({ missing: words }: { missing?: MessageId } = {}): GrantCapability {
  const text = useText()
  const { data, error, isFetching, refetch } = useCheckGrantPermissionQuery()
  const missing = words ? text(words) : text('access.missing', { permission: 'Grant Privilege' })
  // Whoever may not even ask may not give any.
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
