import { operations } from '../openapi/operations.gen'
import type { Access, AccessClause } from '../openapi/operation'
import { noSession, notAllowed } from './answers'
import { guardRefusals } from './rules/refusals'
import type { Session } from './session'
import { findMembership, type Membership } from './store/accounts'
import type { Store } from './store/db'

type Refusal = ReturnType<typeof noSession> | ReturnType<typeof notAllowed>

const hasRole = ({ roles }: AccessClause, held: Membership) =>
  roles === undefined || roles.some((role) => held.roles.some((own) => own === role))
const hasPermissions = ({ permissions = [] }: AccessClause, held: Membership) =>
  permissions.every((permission) => held.permissions.includes(permission))

/** Why a call may not be made; undefined when it may. One clause of `any` must hold, all inside it. */
export function judgeAccess(
  access: Access,
  session: Session | undefined,
  membership: Membership | undefined,
): Refusal | undefined {
  if (access.session === 'none') return undefined
  const stage = access.session === 'pending' ? 'pending' : 'account'
  if (session?.stage !== stage) return noSession()
  if (access.session === 'organization' && !membership) return notAllowed(guardRefusals.noOrganization)
  if (!access.any) return undefined
  if (!membership) return notAllowed(guardRefusals.noOrganization)
  const inRole = access.any.filter((clause) => hasRole(clause, membership))
  if (inRole.some((clause) => hasPermissions(clause, membership))) return undefined
  return notAllowed(inRole.length > 0 ? guardRefusals.permission : guardRefusals.role)
}

export const isDescribed = (id: string): id is keyof typeof operations => Object.hasOwn(operations, id)

/** The guard of one call, by the access that the description gives its operation. */
export function guard(
  id: string,
  session: Session | undefined,
  store: Store,
  now: number,
): Refusal | undefined {
  if (!isDescribed(id)) throw new Error(`${id} has no access in openapi/operations.gen.ts`)
  const membership = session?.orgId ? findMembership(store, session.userId, session.orgId, now) : undefined
  return judgeAccess(operations[id].access, session, membership)
}
