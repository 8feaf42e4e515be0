import type { PagePath } from '../kit/navigation/pages'
import { paths } from '../paths'
import type { Screen } from './screens'

/** The screens of the platform: all accounts and organizations, permissions, settings. */
export const platformScreens = {
  [paths.platformAccounts]: {
    screen: () =>
      import(
        /* webpackChunkName: "super-admin-console-users" */ '../features/platform/accounts/PlatformAccountsScreen'
      ).then((m) => m.PlatformAccountsScreen),
    parts: [
      () =>
        import(/* webpackChunkName: "super-admin-console-users" */ '../domain/accounts/flow').then(
          (m) => m.parts,
        ),
      () =>
        import(/* webpackChunkName: "super-admin-console-users" */ '../features/platform/accounts/undo').then(
          (m) => m.parts,
        ),
    ],
    list: () =>
      import(/* webpackChunkName: "super-admin-console-users" */ '../domain/accounts/filters').then(
        (m) => m.platformFirst,
      ),
  },
  [paths.consoleOrganizations]: {
    screen: () =>
      import(
        /* webpackChunkName: "console-organizations" */ '../features/platform/organizations/OrganizationsScreen'
      ).then((m) => m.OrganizationsScreen),
    parts: [
      () =>
        import(
          /* webpackChunkName: "console-organizations" */ '../features/platform/organizations/flow'
        ).then((m) => m.parts),
    ],
    list: () =>
      import(
        /* webpackChunkName: "console-organizations" */ '../features/platform/organizations/filters'
      ).then((m) => m.first),
  },
  [paths.consoleLinkOrganizations]: {
    screen: () =>
      import(
        /* webpackChunkName: "console-link-orgs" */ '../features/platform/organization-links/OrganizationLinksScreen'
      ).then((m) => m.OrganizationLinksScreen),
    list: () =>
      import(
        /* webpackChunkName: "console-link-orgs" */ '../features/platform/organization-links/filters'
      ).then((m) => m.first),
  },
  // Made of two features, so it is of neither.
  [paths.consolePermission]: {
    screen: () =>
      import(/* webpackChunkName: "console-permission" */ './ConsolePermission').then(
        (m) => m.ConsolePermission,
      ),
    list: () =>
      import(/* webpackChunkName: "console-permission" */ '../features/platform/permissions/filters').then(
        (m) => m.first,
      ),
  },
  [paths.internalPermission]: {
    screen: () =>
      import(
        /* webpackChunkName: "internal-permission" */ '../features/platform/internal-permissions/InternalPermissionsScreen'
      ).then((m) => m.InternalPermissionsScreen),
    list: () =>
      import(
        /* webpackChunkName: "internal-permission" */ '../features/platform/internal-permissions/filters'
      ).then((m) => m.first),
  },
  [paths.systemSetting]: {
    screen: () =>
      import(
        /* webpackChunkName: "console-system-setting" */ '../features/platform/settings/SystemSettingScreen'
      ).then((m) => m.SystemSettingScreen),
    parts: [
      () =>
        import(
          /* webpackChunkName: "console-system-setting" */ '../features/platform/settings/system-variables/flow'
        ).then((m) => m.parts),
    ],
  },
} as const satisfies Partial<Readonly<Record<PagePath, Screen>>>
