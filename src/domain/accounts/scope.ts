import { useSelector } from 'react-redux'
import type { OperationId } from '../../api'
import { useAccessRules, type AccessRules } from '../../kit/access/useAccessRules'
import { selectRoles } from '../../session/state'

/** Whose accounts are listed and changed: those of the organization one works in, or of the whole platform. */
export type Scope = 'organization' | 'platform'

/** What opens over a list of accounts, by its name in the address. */
export const overlays = [
  'create',
  'export',
  'update',
  'status',
  'groups',
  'reset',
  'two-factor',
  'organizations',
  'assign',
  'activity',
  'json',
  'remove',
  'delete',
] as const
export type OverlayName = (typeof overlays)[number]

/** Which log of a person's activity is shown. */
export const LOG = 'log'

/** What can be done with an account, and the call that it comes down to; what is missing cannot be done in that scope. */
const calls = {
  organization: {
    create: 'addAccount',
    export: 'exportAccounts',
    update: 'updateAccount',
    status: 'updateAccount',
    groups: 'savePermissionGroupUsers',
    reset: 'resetAccountPassword',
    activity: 'searchAccountLogs',
    remove: 'removeUserFromOrganization',
    delete: 'deleteAccount',
  },
  platform: {
    create: 'addPlatformAccount',
    export: 'exportPlatformAccounts',
    update: 'updatePlatformAccount',
    status: 'updatePlatformAccount',
    groups: 'savePermissionGroupUsers',
    reset: 'resetPlatformAccountPassword',
    'two-factor': 'resetAccountTwoFactor',
    organizations: 'updatePlatformAccountRoles',
    assign: 'assignUserToOrganization',
    activity: 'searchPlatformAccountLogs',
    delete: 'deletePlatformAccount',
  },
} as const satisfies Record<Scope, Partial<Record<OverlayName, OperationId>>>

export type ActionName = Exclude<OverlayName, 'json'>
export type Rules = AccessRules<ActionName>

/** In an organization groups are given by its administrators alone (ROLES-09, decisions 32). */
const withoutGroups = { ...calls.organization, groups: undefined }

/** What the person may do here; the same object until that changes. */
export function useRules(scope: Scope): Rules {
  const isAdmin = useSelector(selectRoles).includes('ADMIN')
  return useAccessRules<ActionName>(scope === 'organization' && !isAdmin ? withoutGroups : calls[scope])
}

/** How wide the drawers over a list of accounts are (ACCOUNTS-22 to -25, ADMINCOMMON-28). */
export const drawerSizes = {
  organization: { sm: '80%', lg: '700px', xl: '400px' },
  platform: { sm: '80%', lg: '700px' },
} as const satisfies Record<Scope, object>
