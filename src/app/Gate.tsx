import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useGetCurrentUserQuery, type CurrentUser } from '../api'
import { arriving } from '../kit/arriving/arriving'
import { PartMeanwhile } from '../kit/arriving/Instead'
import { skipLeaveGuard } from '../kit/leave/asks'
import { useLayout } from '../kit/layout'
import { withLang } from '../paths'
import { selectChanging, selectForbidden, selectSession, selectUser } from '../session/state'
import { Arriving, Unreachable } from './Arriving'
import { useLinked } from './linked'
import { passwordPage, useObstacle } from './obstacle'
import { ForbiddenMessage } from './PageGate'
import { LandingShell } from './shell/LandingShell'
import { Shell } from './shell/Shell'

const LinkedOrganization = arriving(
  () =>
    import(/* webpackChunkName: "overlays" */ './LinkedOrganization').then((part) => part.LinkedOrganization),
  PartMeanwhile,
)

const NoOrganization = arriving(
  () => import(/* webpackChunkName: "overlays" */ './NoOrganization').then((part) => part.NoOrganization),
  PartMeanwhile,
)

/** Only signed-in people get past; a password that must be changed leads to where one is told. */
export function Gate() {
  const session = useSelector(selectSession)
  const changing = useSelector(selectChanging)
  if (session.name === 'unreachable')
    return <Unreachable refusal={session.refusal} retrying={session.retrying} />
  if (session.name !== 'signedIn' || changing) return <Arriving />
  return <SignedIn user={session.user} />
}

function SignedIn({ user }: { user: CurrentUser }) {
  // Keeps the current user fresh: whatever changes it makes it read again. It was just read when this comes.
  useGetCurrentUserQuery(undefined, { refetchOnMountOrArgChange: false })
  const { search } = useLocation()
  const layout = useLayout()
  if (useObstacle(user) === 'password') {
    const to = withLang(passwordPage(layout), new URLSearchParams(search).get('lang'))
    return <Navigate replace to={to} state={skipLeaveGuard} />
  }
  return <Outlet />
}

/** Screens that work in an organization: without one, a way to choose; refused, the forbidden page. */
export function OrganizationGate() {
  const user = useSelector(selectUser)
  const forbidden = useSelector(selectForbidden)
  const obstacle = useObstacle(user)
  const linked = useLinked(user)
  if (!user || obstacle === 'organization')
    return (
      <LandingShell>
        <NoOrganization />
      </LandingShell>
    )
  if (obstacle === 'link' && linked)
    return linked.isChosen ? (
      <Navigate replace to={linked.without} state={skipLeaveGuard} />
    ) : (
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
  return <Outlet key={user.orgCtx?.orgId} />
}
