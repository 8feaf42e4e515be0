import { useMemo } from 'react'
import { useText } from '../../texts'
import type { Reason } from '../../ui/reason'
import { useOwnerChecked, type Capability } from '../access/capabilities'

export type OwnerCapability = Pick<Capability, 'asking' | 'failed'> & {
  /** Why not; undefined when they may. The same object until that changes: rows are drawn by it. */
  readonly reason: Reason | undefined
}

/** Whether the person may grant and revoke internal permissions: the server says so (ROLES-29 to -31, -33). */
export function useOwnerCapability(): OwnerCapability {
  const text = useText()
  const { reasonOf, ...capability } = useOwnerChecked()
  const words = text('access.missing', { permission: 'Owner' })
  const reason = useMemo(() => reasonOf(words, 'grantInternalPermissions'), [reasonOf, words])
  return { ...capability, reason }
}
