import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { twoFactorRoutes } from '../features/two-factor/routes'
import { apiAccountRoutes } from '../features/api-account/routes'
import { sessionTokensRoutes } from '../features/session-tokens/routes'
import { invitationsRoutes } from '../features/invitations/routes'
import { exportHistoryRoutes } from '../features/export-history/routes'
import { loginActivityRoutes } from '../features/login-activity/routes'
import { logoutRoutes } from '../features/logout/routes'
import { notificationsRoutes } from '../features/notifications/routes'
import { organizationChoiceRoutes } from '../features/organization-choice/routes'
import { pagesRoutes } from '../features/pages/routes'
import { passwordRoutes } from '../features/password/routes'
import { profileRoutes } from '../features/profile/routes'
import { organizationLinksRoutes } from '../features/platform/organization-links/routes'
import { organizationsRoutes } from '../features/platform/organizations/routes'
import { paths } from '../paths'
import { Neutral } from '../ui/Neutral'
import { Gate, OrganizationGate, PageGate } from './Gate'
import { LanguageLayer } from './LanguageLayer'
import { NotFound } from './NotFound'
import { RouteError } from './RouteError'
import { LandingShell } from './shell/LandingShell'
import { Shell } from './shell/Shell'

/** Made of two features, so its route is of neither. */
const ownForms: RouteObject['lazy'] = () =>
  import('./OwnForms').then(({ OwnForms }) => ({ Component: OwnForms }))

/** Every screen. Outermost the language; then whoever is signed in; then the organization and its shell. */
const routes: RouteObject[] = [
  {
    element: <LanguageLayer />,
    HydrateFallback: Neutral,
    errorElement: <RouteError alone />,
    children: guarded(
      [
        ...logoutRoutes,
        {
          element: <Gate />,
          children: [
            ...organizationChoiceRoutes,
            { element: <LandingShell />, children: guarded(pagesRoutes) },
            {
              element: <OrganizationGate />,
              children: [
                {
                  element: <Shell />,
                  children: guarded([
                    ...profileRoutes,
                    { path: paths.ownForms, lazy: ownForms },
                    ...passwordRoutes,
                    ...twoFactorRoutes,
                    ...apiAccountRoutes,
                    ...sessionTokensRoutes,
                    ...invitationsRoutes,
                    ...exportHistoryRoutes,
                    ...loginActivityRoutes,
                    ...notificationsRoutes,
                    {
                      element: <PageGate page={paths.consoleOrganizations} />,
                      children: organizationsRoutes,
                    },
                    {
                      element: <PageGate page={paths.consoleLinkOrganizations} />,
                      children: organizationLinksRoutes,
                    },
                  ]),
                },
              ],
            },
          ],
        },
        { path: '*', element: <NotFound /> },
      ],
      <RouteError alone />,
    ),
  },
]

/** A screen that throws leaves its shell standing, and where it has none the language. */
function guarded(screens: RouteObject[], errorElement = <RouteError />): RouteObject[] {
  return [{ errorElement, children: screens }]
}

/** Made once a document, at the address that it has then. */
export function createRouter() {
  const { pathname, search, hash } = location
  // A path of two slashes is the name of a host wherever an address is made of it, as by a change of the language.
  if (pathname.startsWith('//'))
    history.replaceState(history.state, '', pathname.replace(/^\/+/, '/') + search + hash)
  return createBrowserRouter(routes)
}
