import { values, type Access, type CurrentUser, type Role } from '../../api'

/** What there is to an act that a person may not do now. */
export type Ways = {
  /** What is missing; one of them is enough. Empty where no permission helps the person's role. */
  readonly permissions: readonly string[]
  /** The roles that need no permission for it. */
  readonly roles: readonly Role[]
}

/** How a person comes to what an access asks for, as the access table tells it. */
export function waysTo({ any = [] }: Access, user: CurrentUser | undefined): Ways {
  const own: readonly string[] = user?.orgCtx?.roles ?? []
  const held = new Set(user?.permission.contextPermissions)
  const missing = any
    .filter(({ roles }) => !roles || roles.some((role) => own.includes(role)))
    .flatMap(({ permissions = [] }) => permissions.filter((permission) => !held.has(permission)))
  const free = any.flatMap(({ roles = [], permissions = [] }) => (permissions.length === 0 ? roles : []))
  return { permissions: [...new Set(missing)], roles: rolesAmong(free) }
}

/** The roles that are named, each once, in their usual order. */
export const rolesAmong = (names: readonly string[]): readonly Role[] =>
  values.Role.filter((role) => names.includes(role))
