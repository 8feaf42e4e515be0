import { useMemo } from 'react'
import type { OperationId } from '../../api'
import { useText, type MessageId } from '../../texts'
import type { Reason } from '../../ui/reason'
import { useGrantChecked, type Capability } from '../access/capabilities'

export type GrantCapability = Pick<Capability, 'asking' | 'failed'> & {
  /** Why not; undefined when they may. The same object until that changes. */
  readonly reason: Reason | undefined
}

type Options = {
  /** The documents' words for who may not, where a screen has others than the drawers over accounts (ROLES-28). */
  missing?: MessageId
  /** What the control does. */
  act?: OperationId
}

/** Whether the person may make permission groups and give them to others: the server says so. */
export function useGrantCapability({
  missing,
  act = 'savePermissionGroupUsers',
}: Options = {}): GrantCapability {
  const text = useText()
  const { reasonOf, ...capability } = useGrantChecked()
  const words = missing ? text(missing) : text('access.missing', { permission: 'Grant Privilege' })
  const reason = useMemo(() => reasonOf(words, act), [reasonOf, words, act])
  return { ...capability, reason }
}
