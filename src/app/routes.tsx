import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { addressesOf, pagePaths, pages, type Page, type PagePath } from '../kit/navigation/pages'
import { paths } from '../paths'
import { Neutral } from '../ui/Neutral'
import { Gate, OrganizationGate, PageGate } from './Gate'
import { LanguageLayer } from './LanguageLayer'
import { NotFound } from './NotFound'
import { RouteError } from './RouteError'
import { LandingShell } from './shell/LandingShell'
import { Shell } from './shell/Shell'

/** Loads a screen: a chunk of its own, with the calls that it makes. */
type Load = () => Promise<ComponentType>

const screens: Readonly<Record<PagePath, Load>> = {
  [paths.accountInfo]: () => import('../features/profile/ProfileScreen').then((m) => m.ProfileScreen),
  // Made of two features, so it is of neither.
  [paths.ownForms]: () => import('./OwnForms').then((m) => m.OwnForms),
  [paths.changePassword]: () =>
    import('../features/password/ChangePasswordScreen').then((m) => m.ChangePasswordScreen),
  [paths.twoFactor]: () => import('../features/two-factor/TwoFactorScreen').then((m) => m.TwoFactorScreen),
  [paths.apiAccount]: () =>
    import('../features/api-account/ApiAccountScreen').then((m) => m.ApiAccountScreen),
  [paths.sessionTokens]: () =>
    import('../features/session-tokens/SessionTokensScreen').then((m) => m.SessionTokensScreen),
  [paths.invitations]: () =>
    import('../features/invitations/InvitationsScreen').then((m) => m.InvitationsScreen),
  [paths.exportHistory]: () =>
    import('../features/export-history/ExportHistoryScreen').then((m) => m.ExportHistoryScreen),
  [paths.loginActivity]: () =>
    import('../features/login-activity/LoginActivityScreen').then((m) => m.LoginActivityScreen),
  [paths.notifications]: () =>
    import('../features/notifications/NotificationsScreen').then((m) => m.NotificationsScreen),
  [paths.consoleOrganizations]: () =>
    import('../features/platform/organizations/OrganizationsScreen').then((m) => m.OrganizationsScreen),
  [paths.consoleLinkOrganizations]: () =>
    import('../features/platform/organization-links/OrganizationLinksScreen').then(
      (m) => m.OrganizationLinksScreen,
    ),
  [paths.selectOrganization]: () =>
    import('../features/organization-choice/SelectOrganizationScreen').then(
      (m) => m.SelectOrganizationScreen,
    ),
  [paths.emptyCompany]: () =>
    import('../features/organization-choice/EmptyCompanyScreen').then((m) => m.EmptyCompanyScreen),
  [paths.help]: () => import('../features/pages/HelpScreen').then((m) => m.HelpScreen),
  [paths.policy]: () => import('../features/pages/PolicyScreen').then((m) => m.PolicyScreen),
}
const signOut: Load = () => import('../features/logout/LogoutScreen').then((m) => m.LogoutScreen)

const screen = (path: string, load: Load): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
})

/** The pages of a frame. One that throws leaves its shell standing, and where it has none the language. */
const pagesIn = (frame: Page['frame'], errorElement = <RouteError />): RouteObject[] => [
  {
    element: <PageGate />,
    errorElement,
    children: pagePaths
      .filter((page) => (pages[page].frame ?? 'shell') === frame)
      .flatMap((page) => addressesOf(page).map((path) => screen(path, screens[page]))),
  },
]

/** Every screen. Outermost the language; then whoever is signed in; then the organization and its shell. */
const routes: RouteObject[] = [
  {
    element: <LanguageLayer />,
    HydrateFallback: Neutral,
    errorElement: <RouteError alone />,
    children: [
      {
        errorElement: <RouteError alone />,
        children: [
          screen(paths.signOut, signOut),
          {
            element: <Gate />,
            children: [
              ...pagesIn('none', <RouteError alone />),
              { element: <LandingShell />, children: pagesIn('landing') },
              {
                element: <OrganizationGate />,
                children: [{ element: <Shell />, children: pagesIn('shell') }],
              },
            ],
          },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
]

/** Made once a document, at the address that it has then. */
export function createRouter() {
  const { pathname, search, hash } = location
  // A path of two slashes is the name of a host wherever an address is made of it, as by a change of the language.
  if (pathname.startsWith('//'))
    history.replaceState(history.state, '', pathname.replace(/^\/+/, '/') + search + hash)
  return createBrowserRouter(routes)
}
