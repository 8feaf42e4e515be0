import { useSelector } from 'react-redux'
import {
  isRefusal,
  useCheckGrantPermissionQuery,
  useCheckOwnerPermissionQuery,
  type OperationId,
} from '../../api'
import { useMay } from '../../kit/access/access'
import { selectPreview } from '../../session/state'

/** Whether the server says that the person may do something. */
export type Check = {
  readonly may: boolean
  /** It is being found out for the first time. */
  readonly asking: boolean
  /** It could not be found out, which counts as no; it is asked again by itself when the network is back. */
  readonly failed: { readonly again: () => void; readonly retrying: boolean } | undefined
}

type Answer = {
  readonly data?: { readonly result: boolean }
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}
type Asked = { readonly act: OperationId; readonly useQuery: (_: void, how: { skip: boolean }) => Answer }

/** `act` needs the same as all that the check speaks of. Of a preview the console judges by itself. */
function useCheck({ act, useQuery }: Asked): Check {
  const may = useMay(act)
  const isPreview = useSelector(selectPreview) !== undefined
  // Whoever has not the role may not even ask.
  const isAsked = !isPreview && may.name !== 'hidden'
  const { data, error, isFetching, refetch } = useQuery(undefined, { skip: !isAsked })
  if (!isAsked) return { may: may.name === 'may', asking: false, failed: undefined }
  if (error !== undefined && !(isRefusal(error) && error.status === 403))
    return { may: false, asking: false, failed: { again: () => void refetch(), retrying: isFetching } }
  return {
    may: error === undefined && data?.result === true,
    asking: error === undefined && data === undefined,
    failed: undefined,
  }
}

/** Whether the person may make and give permission groups (ROLES-21 to -28). */
export const useGrantCheck = (): Check =>
  useCheck({ act: 'assignPermissionGroups', useQuery: useCheckGrantPermissionQuery })

/** Whether the person may give and take internal permissions: super administrators alone ask (ROLES-17, -29 to -31). */
export const useOwnerCheck = (): Check =>
  useCheck({ act: 'grantInternalPermissions', useQuery: useCheckOwnerPermissionQuery })
