import type { ComponentType } from 'react'
import type { Parts } from '../flows/parts'
import type { FirstList } from '../kit/list/first-list'
import { pagePaths, type PagePath } from '../kit/navigation/pages'
import { paths } from '../paths'
import type { FirstLists } from './first-list'
import { platformScreens } from './platform-screens'

/** Loads a screen, a chunk of its own with the calls that it makes; and what it needs of the store. */
export type Screen = {
  readonly screen: () => Promise<ComponentType>
  readonly parts?: readonly (() => Promise<Parts>)[]
  /** Of a page that is a list. */
  readonly list?: () => Promise<FirstList>
}

/** Exported for the test of what comes with which screen. */
export const screens: Readonly<Record<PagePath, Screen>> = {
  [paths.accountInfo]: {
    screen: () =>
      import(/* webpackChunkName: "my-account-info" */ '../features/profile/ProfileScreen').then(
        (m) => m.ProfileScreen,
      ),
    parts: [
      () => import(/* webpackChunkName: "my-account-info" */ '../features/profile/flow').then((m) => m.parts),
    ],
  },
  // Made of two features, so it is of neither.
  [paths.ownForms]: {
    screen: () => import(/* webpackChunkName: "profile" */ './OwnForms').then((m) => m.OwnForms),
    parts: [
      () => import(/* webpackChunkName: "profile" */ '../features/profile/flow').then((m) => m.parts),
      () => import(/* webpackChunkName: "profile" */ '../features/password/flow').then((m) => m.parts),
    ],
  },
  [paths.changePassword]: {
    screen: () =>
      import(
        /* webpackChunkName: "security-change-password" */ '../features/password/ChangePasswordScreen'
      ).then((m) => m.ChangePasswordScreen),
    parts: [
      () =>
        import(/* webpackChunkName: "security-change-password" */ '../features/password/flow').then(
          (m) => m.parts,
        ),
    ],
  },
  [paths.twoFactor]: {
    screen: () =>
      import(/* webpackChunkName: "security-2fa-security" */ '../features/two-factor/TwoFactorScreen').then(
        (m) => m.TwoFactorScreen,
      ),
    parts: [
      () =>
        import(/* webpackChunkName: "security-2fa-security" */ '../features/two-factor/flow').then(
          (m) => m.parts,
        ),
    ],
  },
  [paths.apiAccount]: {
    screen: () =>
      import(
        /* webpackChunkName: "security-my-account-api" */ '../features/api-account/ApiAccountScreen'
      ).then((m) => m.ApiAccountScreen),
    parts: [
      () =>
        import(/* webpackChunkName: "security-my-account-api" */ '../features/api-account/flow').then(
          (m) => m.parts,
        ),
    ],
  },
  [paths.sessionTokens]: {
    screen: () =>
      import(
        /* webpackChunkName: "security-my-account-tokens" */ '../features/session-tokens/SessionTokensScreen'
      ).then((m) => m.SessionTokensScreen),
    parts: [
      () =>
        import(/* webpackChunkName: "security-my-account-tokens" */ '../features/session-tokens/flow').then(
          (m) => m.parts,
        ),
    ],
    list: () =>
      import(/* webpackChunkName: "security-my-account-tokens" */ '../features/session-tokens/filters').then(
        (m) => m.first,
      ),
  },
  [paths.invitations]: {
    screen: () =>
      import(/* webpackChunkName: "activity-invitation" */ '../features/invitations/InvitationsScreen').then(
        (m) => m.InvitationsScreen,
      ),
    list: () =>
      import(/* webpackChunkName: "activity-invitation" */ '../features/invitations/filters').then(
        (m) => m.first,
      ),
  },
  [paths.exportHistory]: {
    screen: () =>
      import(
        /* webpackChunkName: "activity-exports-history" */ '../features/export-history/ExportHistoryScreen'
      ).then((m) => m.ExportHistoryScreen),
    parts: [
      () =>
        import(/* webpackChunkName: "activity-exports-history" */ '../features/export-history/flow').then(
          (m) => m.parts,
        ),
    ],
    list: () =>
      import(/* webpackChunkName: "activity-exports-history" */ '../features/export-history/filters').then(
        (m) => m.first,
      ),
  },
  [paths.loginActivity]: {
    screen: () =>
      import(
        /* webpackChunkName: "activity-login-history" */ '../features/login-activity/LoginActivityScreen'
      ).then((m) => m.LoginActivityScreen),
    list: () =>
      import(/* webpackChunkName: "activity-login-history" */ '../features/login-activity/filters').then(
        (m) => m.first,
      ),
  },
  [paths.notifications]: {
    screen: () =>
      import(/* webpackChunkName: "notifications" */ '../features/notifications/NotificationsScreen').then(
        (m) => m.NotificationsScreen,
      ),
    list: () =>
      import(/* webpackChunkName: "notifications" */ '../features/notifications/filters').then(
        (m) => m.first,
      ),
  },
  [paths.organization]: {
    screen: () =>
      import(
        /* webpackChunkName: "organization" */ '../features/admin/organization-page/OrganizationScreen'
      ).then((m) => m.OrganizationScreen),
    parts: [
      () =>
        import(/* webpackChunkName: "organization" */ '../features/admin/organization-page/theme/flow').then(
          (m) => m.parts,
        ),
    ],
  },
  // Made of two features, so it is of neither.
  [paths.accounts]: {
    screen: () =>
      import(/* webpackChunkName: "console-users" */ './ConsoleUsers').then((m) => m.ConsoleUsers),
    parts: [
      () => import(/* webpackChunkName: "console-users" */ '../domain/accounts/flow').then((m) => m.parts),
      () =>
        import(/* webpackChunkName: "console-users" */ '../features/admin/account-invitations/flow').then(
          (m) => m.parts,
        ),
    ],
    list: () =>
      import(/* webpackChunkName: "console-users" */ '../domain/accounts/filters').then((m) => m.first),
  },
  [paths.permissionGroups]: {
    screen: () =>
      import(
        /* webpackChunkName: "permission-group" */ '../features/admin/permission-groups/PermissionGroupsScreen'
      ).then((m) => m.PermissionGroupsScreen),
    parts: [
      () =>
        import(/* webpackChunkName: "permission-group" */ '../features/admin/permission-groups/undo').then(
          (m) => m.parts,
        ),
    ],
    list: () =>
      import(/* webpackChunkName: "permission-group" */ '../features/admin/permission-groups/filters').then(
        (m) => m.first,
      ),
  },
  [paths.activities]: {
    screen: () =>
      import(/* webpackChunkName: "console-activity" */ '../features/admin/activities/ActivitiesScreen').then(
        (m) => m.ActivitiesScreen,
      ),
    list: () =>
      import(/* webpackChunkName: "console-activity" */ '../features/admin/activities/filters').then(
        (m) => m.first,
      ),
  },
  ...platformScreens,
  [paths.selectOrganization]: {
    screen: () =>
      import(
        /* webpackChunkName: "companies-select" */ '../features/organization-choice/SelectOrganizationScreen'
      ).then((m) => m.SelectOrganizationScreen),
    parts: [
      () =>
        import(/* webpackChunkName: "companies-select" */ '../features/organization-choice/flow').then(
          (m) => m.parts,
        ),
    ],
  },
  [paths.emptyCompany]: {
    screen: () =>
      import(
        /* webpackChunkName: "companies-empty" */ '../features/organization-choice/EmptyCompanyScreen'
      ).then((m) => m.EmptyCompanyScreen),
  },
  [paths.help]: {
    screen: () =>
      import(/* webpackChunkName: "help" */ '../features/pages/HelpScreen').then((m) => m.HelpScreen),
  },
  [paths.policy]: {
    screen: () =>
      import(/* webpackChunkName: "policy" */ '../features/pages/PolicyScreen').then((m) => m.PolicyScreen),
  },
}
/** What asks for the list of the page at which a document is opened (first-list.ts). */
export const lists: FirstLists = Object.fromEntries(
  pagePaths.flatMap((page) => {
    const { list } = screens[page]
    return list ? [[page, () => list().catch(() => undefined)]] : []
  }),
)
export const signOut: Screen = {
  screen: () =>
    import(/* webpackChunkName: "logout" */ '../features/logout/LogoutScreen').then((m) => m.LogoutScreen),
  parts: [() => import(/* webpackChunkName: "logout" */ '../features/logout/flow').then((m) => m.parts)],
}
