import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { inTime } from '../arriving'
import type { Parts } from '../flows/parts'
import { arriving } from '../kit/arriving/arriving'
import { PartMeanwhile } from '../kit/arriving/Instead'
import { addressesOf, pagePaths, pages, type Page, type PagePath } from '../kit/navigation/pages'
import { paths } from '../paths'
import { FirstArriving } from './Arriving'
import { Gate, OrganizationGate } from './Gate'
import { LanguageLayer } from './LanguageLayer'
import { NotFound } from './NotFound'
import { PageGate } from './PageGate'
import { RouteError } from './RouteError'
import { LandingShell } from './shell/LandingShell'
import { Shell } from './shell/Shell'

/** Loads a screen, a chunk of its own with the calls that it makes; and what it needs of the store. */
type Screen = {
  readonly screen: () => Promise<ComponentType>
  readonly parts?: readonly (() => Promise<Parts>)[]
}

const passwordParts = () => import('../features/password/flow').then((m) => m.parts)
const profileParts = () => import('../features/profile/flow').then((m) => m.parts)

/** Exported for the test of what comes with which screen. */
export const screens: Readonly<Record<PagePath, Screen>> = {
  [paths.accountInfo]: {
    screen: () => import('../features/profile/ProfileScreen').then((m) => m.ProfileScreen),
    parts: [profileParts],
  },
  // Made of two features, so it is of neither.
  [paths.ownForms]: {
    screen: () => import('./OwnForms').then((m) => m.OwnForms),
    parts: [profileParts, passwordParts],
  },
  [paths.changePassword]: {
    screen: () => import('../features/password/ChangePasswordScreen').then((m) => m.ChangePasswordScreen),
    parts: [passwordParts],
  },
  [paths.twoFactor]: {
    screen: () => import('../features/two-factor/TwoFactorScreen').then((m) => m.TwoFactorScreen),
    parts: [() => import('../features/two-factor/flow').then((m) => m.parts)],
  },
  [paths.apiAccount]: {
    screen: () => import('../features/api-account/ApiAccountScreen').then((m) => m.ApiAccountScreen),
    parts: [() => import('../features/api-account/flow').then((m) => m.parts)],
  },
  [paths.sessionTokens]: {
    screen: () => import('../features/session-tokens/SessionTokensScreen').then((m) => m.SessionTokensScreen),
    parts: [() => import('../features/session-tokens/flow').then((m) => m.parts)],
  },
  [paths.invitations]: {
    screen: () => import('../features/invitations/InvitationsScreen').then((m) => m.InvitationsScreen),
  },
  [paths.exportHistory]: {
    screen: () => import('../features/export-history/ExportHistoryScreen').then((m) => m.ExportHistoryScreen),
    parts: [() => import('../features/export-history/flow').then((m) => m.parts)],
  },
  [paths.loginActivity]: {
    screen: () => import('../features/login-activity/LoginActivityScreen').then((m) => m.LoginActivityScreen),
  },
  [paths.notifications]: {
    screen: () => import('../features/notifications/NotificationsScreen').then((m) => m.NotificationsScreen),
  },
  [paths.consoleOrganizations]: {
    screen: () =>
      import('../features/platform/organizations/OrganizationsScreen').then((m) => m.OrganizationsScreen),
    parts: [() => import('../features/platform/organizations/flow').then((m) => m.parts)],
  },
  [paths.consoleLinkOrganizations]: {
    screen: () =>
      import('../features/platform/organization-links/OrganizationLinksScreen').then(
        (m) => m.OrganizationLinksScreen,
      ),
  },
  [paths.selectOrganization]: {
    screen: () =>
      import('../features/organization-choice/SelectOrganizationScreen').then(
        (m) => m.SelectOrganizationScreen,
      ),
    parts: [() => import('../features/organization-choice/flow').then((m) => m.parts)],
  },
  [paths.emptyCompany]: {
    screen: () =>
      import('../features/organization-choice/EmptyCompanyScreen').then((m) => m.EmptyCompanyScreen),
  },
  [paths.help]: { screen: () => import('../features/pages/HelpScreen').then((m) => m.HelpScreen) },
  [paths.policy]: { screen: () => import('../features/pages/PolicyScreen').then((m) => m.PolicyScreen) },
}
export const signOut: Screen = {
  screen: () => import('../features/logout/LogoutScreen').then((m) => m.LogoutScreen),
  parts: [() => import('../features/logout/flow').then((m) => m.parts)],
}

/** Gives the store what a screen needs of it (`engine.ts`). */
type Bring = (parts: Parts) => void

const screenAt = (path: string, { screen, parts = [] }: Screen, bring: Bring): RouteObject => ({
  path,
  lazy: async () => {
    const load = async () => {
      const [Screen, needed] = await Promise.all([screen(), Promise.all(parts.map((part) => part()))])
      needed.forEach(bring)
      return Screen
    }
    // The router never loads a route anew: one that has not come is tried again where it stands.
    return { Component: await inTime(load).catch(() => arriving(load, PartMeanwhile, { failed: true })) }
  },
})

/** The pages of a frame. One that throws leaves its shell standing, and where it has none the language. */
const pagesIn = (frame: Page['frame'], bring: Bring, errorElement = <RouteError />): RouteObject[] => [
  {
    element: <PageGate />,
    errorElement,
    children: pagePaths
      .filter((page) => (pages[page].frame ?? 'shell') === frame)
      .flatMap((page) => addressesOf(page).map((path) => screenAt(path, screens[page], bring))),
  },
]

/** Every screen. Outermost the language; then whoever is signed in; then the organization and its shell. */
const routes = (bring: Bring): RouteObject[] => [
  {
    element: <LanguageLayer />,
    HydrateFallback: FirstArriving,
    errorElement: <RouteError alone />,
    children: [
      {
        errorElement: <RouteError alone />,
        children: [
          screenAt(paths.signOut, signOut, bring),
          {
            element: <Gate />,
            children: [
              ...pagesIn('none', bring, <RouteError alone />),
              { element: <LandingShell />, children: pagesIn('landing', bring) },
              {
                element: <OrganizationGate />,
                children: [{ element: <Shell />, children: pagesIn('shell', bring) }],
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
export function createRouter(bring: Bring) {
  const { pathname, search, hash } = location
  // A path of two slashes is the name of a host wherever an address is made of it, as by a change of the language.
  if (pathname.startsWith('//'))
    history.replaceState(history.state, '', pathname.replace(/^\/+/, '/') + search + hash)
  return createBrowserRouter(routes(bring))
}
