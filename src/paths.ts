/** Every address of the console, and how the language travels along. */
export const paths = {
  signIn: '/login',
  signOut: '/logout',
  home: '/',
  dashboard: '/dashboard',
  selectOrganization: '/companies/select',
  emptyCompany: '/companies/empty',
  accountInfo: '/my-account-info',
  accountInfoAnalytics: '/my-account-info/ga',
  changePassword: '/security/change-password',
  changePasswordOld: '/my-account-change-pwd',
  twoFactor: '/security/2fa-security',
  apiAccount: '/security/my-account-api',
  sessionTokens: '/security/my-account-tokens',
  invitations: '/activity/invitation',
  exportHistory: '/activity/exports-history',
  loginActivity: '/activity/login-history',
  notifications: '/notifications',
  systemNotifications: '/system/notifications',
  ownForms: '/profile',
  organization: '/organization',
  accounts: '/console-users',
  activities: '/console-activity',
  platformAccounts: '/super-admin-console-users',
  permissionGroups: '/permission-group',
  consoleOrganizations: '/console-organizations',
  consoleLinkOrganizations: '/console-link-orgs',
  consolePermission: '/console-permission',
  internalPermission: '/internal-permission',
  systemSetting: '/console-system-setting',
  help: '/help',
  policy: '/policy',
} as const

export type Path = (typeof paths)[keyof typeof paths]
/** Further addresses of a page. Under /ga the profile would show web analytics, of which the console reads nothing. */
export const aliases = {
  [paths.home]: paths.accountInfo,
  [paths.dashboard]: paths.accountInfo,
  [paths.accountInfoAnalytics]: paths.accountInfo,
  [paths.changePasswordOld]: paths.changePassword,
  [paths.systemNotifications]: paths.notifications,
} as const satisfies Partial<Record<Path, Path>>

/** Pages of administrators, with the texts (`src/texts/<language>/<group>`) that come with the first of them. */
export const textGroups: Readonly<
  Partial<Record<string, readonly ('admin' | 'super-admin' | 'permissions' | 'system-setting')[]>>
> = {
  [paths.organization]: ['admin'],
  [paths.accounts]: ['admin'],
  [paths.permissionGroups]: ['admin'],
  [paths.activities]: ['admin'],
  [paths.platformAccounts]: ['admin', 'super-admin'],
  [paths.consoleOrganizations]: ['super-admin'],
  [paths.consolePermission]: ['super-admin', 'permissions'],
  [paths.internalPermission]: ['super-admin', 'permissions'],
  [paths.consoleLinkOrganizations]: ['super-admin'],
  // The editor of terms is that of an organization.
  [paths.systemSetting]: ['admin', 'super-admin', 'system-setting'],
}

const known: ReadonlyMap<string, Path> = new Map(Object.values(paths).map((path) => [path, path]))

/** The address that a pathname is, with or without slashes at its end; nothing where the console has no screen. */
export const knownPath = (pathname: string): Path | undefined => known.get(pathname.replace(/(.)\/+$/, '$1'))

/** Adds or keeps `lang` on an own address; without a language the address stays as it is. */
export function withLang(address: string, lang: string | null): string {
  if (lang === null) return address
  const [beforeHash = '', ...hash] = address.split('#')
  const [pathname = '', search = ''] = beforeHash.split('?')
  const query = new URLSearchParams(search)
  query.set('lang', lang)
  return [`${pathname}?${query.toString()}`, ...hash].join('#')
}

/** An own address with the parameters that have a value. */
export function address(pathname: string, parameters: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value)
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname
}
