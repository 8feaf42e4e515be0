import type { Access, Role } from '../../api'
import { rolesAmong } from '../../kit/access/ways'

/** What somebody has a permission by. */
export type Source =
  | { readonly kind: 'group'; readonly name: string }
  /** An internal permission, granted to the person alone. */
  | { readonly kind: 'grant' }
  /** The server's own answer for whoever asks. */
  | { readonly kind: 'session' }

/** What the calls tell of a person in an organization. */
export type Known = {
  readonly roles: readonly Role[]
  /** By permission. */
  readonly held: Readonly<Record<string, readonly Source[]>>
  /** Whether they tell all permissions: what is not held then is missing. */
  readonly isComplete: boolean
}

export type Held = { readonly permission: string; readonly sources: readonly Source[] }
export type Verdict =
  /** Whoever has signed in and works in an organization. */
  | { readonly name: 'everybody' }
  | { readonly name: 'yes'; readonly role: Role | undefined; readonly through: readonly Held[] }
  /** No permission helps: it is for other roles. */
  | { readonly name: 'role'; readonly roles: readonly Role[] }
  /** One of these is missing, for certain or as far as the calls tell. */
  | { readonly name: 'missing'; readonly permissions: readonly string[]; readonly isCertain: boolean }

/** Whether a person may do what an access asks for, and why: the same rule as `mayCall`, with its reasons. */
export function evaluate({ any }: Access, { roles, held, isComplete }: Known): Verdict {
  if (!any) return { name: 'everybody' }
  const inRole = any.filter((clause) => !clause.roles || roles.some((role) => clause.roles?.includes(role)))
  const sourcesOf = (permission: string) => (Object.hasOwn(held, permission) ? held[permission] : undefined)
  const met = inRole.find(({ permissions = [] }) =>
    permissions.every((each) => sourcesOf(each) !== undefined),
  )
  if (met)
    return {
      name: 'yes',
      role: roles.find((role) => met.roles?.includes(role)),
      through: (met.permissions ?? []).map((permission) => ({
        permission,
        sources: sourcesOf(permission) ?? [],
      })),
    }
  if (inRole.length === 0)
    return { name: 'role', roles: rolesAmong(any.flatMap((clause) => clause.roles ?? [])) }
  const missing = inRole.flatMap(({ permissions = [] }) => permissions.filter((each) => !sourcesOf(each)))
  return { name: 'missing', permissions: [...new Set(missing)], isCertain: isComplete }
}
