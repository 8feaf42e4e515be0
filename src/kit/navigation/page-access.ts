import type { Role } from '../../api'
import { paths, type Path } from '../../paths'

/** Pages that only some roles of the chosen organization open (decisions 2); the others are for everybody in one. */
const rolesOf: { readonly [Page in Path]?: readonly Role[] } = {
  [paths.consoleOrganizations]: ['SUPER_ADMIN'],
  [paths.consoleLinkOrganizations]: ['SUPER_ADMIN'],
}

/** The one rule for gate, menu and what counts as visited. */
export const mayOpen = (page: Path, held: readonly Role[]): boolean =>
  rolesOf[page]?.some((role) => held.includes(role)) ?? true
