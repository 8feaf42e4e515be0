import type { OperationId } from '../../../api'
import { useAccessRules, type AccessRules } from '../../../kit/access/useAccessRules'
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
export type Rules = AccessRules<ActionName>

/** What the person may do here; the same object until that changes. */
export const useRules = (): Rules => useAccessRules(calls)
