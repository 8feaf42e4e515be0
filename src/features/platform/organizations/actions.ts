import { useSelector } from 'react-redux'
import { useMemo } from 'react'
import { operations, type OperationId } from '../../../api'
import { mayCall } from '../../../kit/access/access'
import { selectUser } from '../../../session/state'
import { useText } from '../../../texts'
import { MENU } from './setup/menu'

/** What opens over the list, by its name in the address. */
export const overlays = [
  'create',
  'export',
  'info',
  'update',
  'setup',
  'links',
  'json',
  'status',
  'init',
  'delete',
] as const
export type OverlayName = (typeof overlays)[number]
/** What the address says of them beside the record: the page of the setup. */
export const overlayParts = [MENU] as const

/** What can be done with an organization, and the call that it comes down to. */
const calls = {
  update: 'updateOrganization',
  setup: 'saveOrganizationGeneralSettings',
  links: 'createLinkedCompany',
  init: 'initSystemPermissionGroups',
  delete: 'deleteOrganization',
  status: 'updateOrganizationStatus',
  create: 'createOrganization',
  export: 'exportOrganizations',
} as const satisfies Partial<Record<OverlayName, OperationId>>

export type ActionName = keyof typeof calls
export type Rules = {
  /** Whether the role has it at all. */
  readonly has: (action: ActionName) => boolean
  /** Why it cannot be done now: the permission that is missing. */
  readonly reason: (action: ActionName) => string | undefined
}

/** What the person may do here; the same object until that changes. */
export function useRules(): Rules {
  const text = useText()
  const user = useSelector(selectUser)
  return useMemo(() => {
    const may = (action: ActionName) => mayCall(operations[calls[action]].access, user)
    return {
      has: (action) => may(action).name !== 'hidden',
      reason: (action) => {
        const answer = may(action)
        return answer.name === 'missing'
          ? text('access.missing', { permission: answer.permission })
          : undefined
      },
    }
  }, [text, user])
}
