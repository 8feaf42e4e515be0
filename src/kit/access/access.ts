import { useSelector } from 'react-redux'
import { operations, type Access, type CurrentUser, type OperationId } from '../../api'
import { selectUser } from '../../session/state'
import type { Reason } from '../../ui/reason'

/** Whether a person may call an operation: yes, no by role (hidden), or no for want of a permission (disabled). */
export type May =
  | { readonly name: 'may' }
  | { readonly name: 'hidden' }
  | { readonly name: 'missing'; readonly permission: string }

/** The one rule of decisions 33, which the sandbox's guard applies too. */
export function mayCall(access: Access, user: CurrentUser | undefined): May {
  if (access.session === 'none') return { name: 'may' }
  // Whoever owes a code is not signed in yet.
  if (access.session === 'pending') return { name: 'hidden' }
  if (!user || (access.session === 'organization' && !user.orgCtx)) return { name: 'hidden' }
  if (!access.any) return { name: 'may' }
  const roles: readonly string[] = user.orgCtx?.roles ?? []
  const held = new Set(user.permission.contextPermissions)
  const byRole = access.any.filter(
    (clause) => !clause.roles || clause.roles.some((role) => roles.includes(role)),
  )
  const lacking = byRole.map((clause) =>
    (clause.permissions ?? []).filter((permission) => !held.has(permission)),
  )
  if (lacking.some((permissions) => permissions.length === 0)) return { name: 'may' }
  const permission = lacking[0]?.[0]
  return permission === undefined ? { name: 'hidden' } : { name: 'missing', permission }
}

/**
 * Why a control cannot be used that comes down to an operation: the documented words first; more is told of the operation
 * once somebody looks (`features/access`).
 */
export const missing = (words: string, operation: OperationId): Reason => ({ words, about: operation })

export function useMay(operation: OperationId): May {
  const user = useSelector(selectUser)
  return mayCall(operations[operation].access, user)
}
