import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useGetCurrentUserQuery } from '../api'
import { skipLeaveGuard } from '../kit/leave/asks'
import { useLayout } from '../kit/layout'
import { paths, withLang } from '../paths'
import { selectChanging, selectForbidden, selectSession } from '../session/state'
import { Arriving, Unreachable } from './Arriving'
import { LinkedOrganization, useLinked } from './LinkedOrganization'
import { NoOrganization } from './NoOrganization'
import { ForbiddenMessage } from './PageGate'
import { Shell } from './shell/Shell'

const passwordPaths: readonly string[] = [paths.changePassword, paths.changePasswordOld]
/** Reachable before the password is changed: leaving, and choosing an organization. */
const exempt: readonly string[] = [...passwordPaths, paths.selectOrganization, paths.emptyCompany]

/** Only signed-in people get past; a password that must be changed leads to where one is told. */
export function Gate() {
  const session = useSelector(selectSession)
  const changing = useSelector(selectChanging)
  if (session.name === 'unreachable')
    return <Unreachable refusal={session.refusal} retrying={session.retrying} />
  if (session.name !== 'signedIn' || changing) return <Arriving />
  return <SignedIn mustChangePassword={session.user.changePassword} />
}

function SignedIn({ mustChangePassword }: { mustChangePassword: boolean }) {
  // Keeps the current user fresh: whatever changes it makes it read again. It was just read when this comes.
  useGetCurrentUserQuery(undefined, { refetchOnMountOrArgChange: false })
  const { pathname, search } = useLocation()
  const layout = useLayout()
  const target = layout === 'modern' ? paths.accountInfo : paths.changePassword
  if (mustChangePassword && pathname !== target && !exempt.includes(pathname)) {
    const to = withLang(target, new URLSearchParams(search).get('lang'))
    return <Navigate replace to={to} state={skipLeaveGuard} />
  }
  return <Outlet />
}

/** Screens that work in an organization: without one, a way to choose; refused, the forbidden page. */
export function OrganizationGate() {
  const session = useSelector(selectSession)
  const forbidden = useSelector(selectForbidden)
  const { pathname } = useLocation()
  const user = session.name === 'signedIn' ? session.user : undefined
  const organization = user?.orgCtx
  const linked = useLinked(user)
  // The gate has let nobody else with such a password come as far as the profile (decisions 36).
  const needsNone =
    passwordPaths.includes(pathname) || (user?.changePassword && pathname === paths.accountInfo)
  if (!organization && !needsNone) return <NoOrganization />
  if (linked && user)
    return (
      <Shell>
        <LinkedOrganization linked={linked} user={user} />
      </Shell>
    )
  if (forbidden)
    return (
      <Shell>
        <ForbiddenMessage />
      </Shell>
    )
  return <Outlet key={organization?.orgId} />
}
