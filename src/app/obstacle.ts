import { useLocation } from 'react-router-dom'
import type { CurrentUser } from '../api'
import { useLayout, type Layout } from '../kit/layout'
import { mayOpen, pageAt, pages } from '../kit/navigation/pages'
import { paths } from '../paths'
import { linkedIn } from './linked'

/** What stands in the way of a signed-in person to a page: what is asked of them first, or that they may not open it. */
type Obstacle = 'password' | 'organization' | 'link' | 'access'

const passwordPaths: readonly string[] = [paths.changePassword, paths.changePasswordOld]
/** Reachable before the password is changed: leaving, and choosing an organization. */
const exempt: readonly string[] = [...passwordPaths, paths.selectOrganization, paths.emptyCompany]

/** Where a password that must be changed is told of. */
export const passwordPage = (layout: Layout) =>
  layout === 'modern' ? paths.accountInfo : paths.changePassword

/** The first obstacle at an address: the gates show it (`Gate`, `PageGate`), and nothing is read before it is gone. */
export function obstacleAt(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  user: CurrentUser,
  layout: Layout,
): Obstacle | undefined {
  const page = pageAt(pathname)
  const mustChange = user.changePassword
  if (mustChange && pathname !== passwordPage(layout) && !exempt.includes(pathname)) return 'password'
  if (page && (pages[page].frame ?? 'shell') === 'shell') {
    // Nobody else with such a password has come as far as the profile (decisions 36).
    const needsNone = passwordPaths.includes(pathname) || (mustChange && pathname === paths.accountInfo)
    if (!user.orgCtx && !needsNone) return 'organization'
    if (user.orgCtx && linkedIn(search)) return 'link'
  }
  return page && mayOpen(page, user) ? undefined : 'access'
}

/** The same at the address that one is at. */
export function useObstacle(user: CurrentUser | undefined): Obstacle | undefined {
  const place = useLocation()
  const layout = useLayout()
  return user && obstacleAt(place, user, layout)
}
