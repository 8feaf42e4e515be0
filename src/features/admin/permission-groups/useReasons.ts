import { useMemo } from 'react'
import { useGrantChecked } from '../../../domain/access/capabilities'
import { useText } from '../../../texts'
import type { Reason } from '../../../ui/reason'

/** Why something about groups cannot be done; what can be has no reason. */
export type Reasons = Readonly<Partial<Record<'add' | 'look' | 'update' | 'delete' | 'assign', Reason>>>

/** What the person may do here, in the documents' words (ROLES-21 to -27); the same object while it says the same. */
export function useReasons(): Reasons {
  const text = useText()
  const { reasonOf } = useGrantChecked()
  return useMemo(() => {
    const missing = text('permissionGroups.missingGrant')
    return {
      add: reasonOf(missing, 'addPermissionGroup'),
      look: reasonOf(missing, 'updatePermissionGroup'),
      update: reasonOf(missing, 'updatePermissionGroup'),
      delete: reasonOf(missing, 'deletePermissionGroups'),
      assign: reasonOf(text('permissionGroups.missingGrantPrivilege'), 'grantPermissionGroupToUsers'),
    }
  }, [text, reasonOf])
}
