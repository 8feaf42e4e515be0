import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useGetCurrentUserQuery } from '../api'
import { paths, withLang } from '../paths'
import { selectChanging, selectForbidden, selectSession } from '../session/state'
import { Neutral } from '../ui/Neutral'
import { Forbidden } from './Forbidden'
import { NoOrganization } from './NoOrganization'

const passwordPaths: readonly string[] = [paths.changePassword, paths.changePasswordOld]
/** Reachable before the password is changed: leaving, and choosing an organization. */
const exempt: readonly string[] = [...passwordPaths, paths.selectOrganization, paths.emptyCompany]

/** Only signed-in people get past; a password that must be changed leads to its form on every way. */
export function Gate() {
  const session = useSelector(selectSession)
  const changing = useSelector(selectChanging)
  if (session.name !== 'signedIn' || changing) return <Neutral />
  return <SignedIn mustChangePassword={session.user.changePassword} />
}

function SignedIn({ mustChangePassword }: { mustChangePassword: boolean }) {
  // Keeps the current user fresh: whatever changes it makes it read again.
  useGetCurrentUserQuery()
  const { pathname, search } = useLocation()
  if (mustChangePassword && !exempt.includes(pathname))
    return <Navigate replace to={withLang(paths.changePassword, new URLSearchParams(search).get('lang'))} />
  return <Outlet />
}

/** Screens that work in an organization: without one, a way to choose; refused, the forbidden page. */
export function OrganizationGate() {
  const session = useSelector(selectSession)
  const forbidden = useSelector(selectForbidden)
  const { pathname } = useLocation()
  const organization = session.name === 'signedIn' ? session.user.orgCtx : undefined
  if (!organization && !passwordPaths.includes(pathname)) return <NoOrganization />
  if (forbidden) return <Forbidden />
  return <Outlet key={organization?.orgId} />
}
