/** Every address of the console, how the language travels along, and where a `url` may lead. */
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
  consoleOrganizations: '/console-organizations',
  consoleLinkOrganizations: '/console-link-orgs',
  help: '/help',
  policy: '/policy',
} as const

export type Path = (typeof paths)[keyof typeof paths]
const known: ReadonlySet<string> = new Set(Object.values(paths))

/** Whether the console has a screen there; any other path is not found. */
export const isKnownPath = (pathname: string): boolean => known.has(pathname.replace(/(.)\/+$/, '$1'))

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

const LONGEST_TARGET = 2000
/** Control characters and blanks, backslashes, and their encoded forms: browsers drop or turn them. */
const TREACHEROUS = /[\u0000-\u0020\u007f\\]|%(0[0-9a-f]|1[0-9a-f]|5c|7f)/i
const SIGN_IN_PAGES: readonly string[] = [paths.signIn, paths.signOut]

const LONGEST_FILE_ADDRESS = 8000

/**
 * Where the server says that a file is, made absolute: an own address or one of the web, as files may lie with any
 * storage service. Undefined for everything that a browser would run, or that hides where it leads (S16).
 */
export function fileTarget(address: string, origin: string): string | undefined {
  if (address.length > LONGEST_FILE_ADDRESS || /[\u0000-\u001f\u007f\\]/.test(address)) return undefined
  if (!/^(\/(?!\/)|https?:\/\/[^/])/i.test(address) || !URL.canParse(address, origin)) return undefined
  const target = new URL(address, origin)
  if (target.username !== '' || target.password !== '') return undefined
  if (target.origin === origin && SIGN_IN_PAGES.includes(target.pathname)) return undefined
  return target.href
}

/**
 * Where a `url` parameter leads: an own address (beginning with `/`), the https address of an allowed host,
 * or undefined for everything else (decisions 18).
 */
export function returnTarget(
  url: string | null,
  allowed: { origin: string; hosts: readonly string[] },
): string | undefined {
  if (!url || url.length > LONGEST_TARGET || TREACHEROUS.test(url)) return undefined
  if (!/^(\/(?!\/|%2f)|https?:\/\/[^/])/i.test(url)) return undefined
  if (!URL.canParse(url, allowed.origin)) return undefined
  const target = new URL(url, allowed.origin)
  if (target.username !== '' || target.password !== '') return undefined
  if (target.origin === allowed.origin)
    return SIGN_IN_PAGES.includes(target.pathname) ? undefined : target.pathname + target.search + target.hash
  return target.protocol === 'https:' && allowed.hosts.includes(target.host) ? target.href : undefined
}
