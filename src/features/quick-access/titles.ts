import { paths, type Path } from '../../paths'

/** Where a visit counts; /login and /logout are no pages to come back to. */
export type TrackedPath = Exclude<Path, typeof paths.signIn | typeof paths.signOut>

const ACCOUNT_INFO = 'Home/Account Info'
const CHANGE_PASSWORD = 'Change Password'
const NOTIFICATIONS = 'My Notification'

/** Tracked titles: the documented ones, else the title of the screen's document, in English whatever the person reads. */
const titles: Readonly<Record<TrackedPath, string>> = {
  [paths.home]: ACCOUNT_INFO,
  [paths.dashboard]: ACCOUNT_INFO,
  [paths.accountInfo]: ACCOUNT_INFO,
  [paths.accountInfoAnalytics]: ACCOUNT_INFO,
  [paths.ownForms]: 'Profile',
  [paths.changePassword]: CHANGE_PASSWORD,
  [paths.changePasswordOld]: CHANGE_PASSWORD,
  [paths.twoFactor]: 'Security 2FA-TOTP',
  [paths.apiAccount]: 'Account API',
  [paths.sessionTokens]: 'My Tokens',
  [paths.invitations]: 'Activity Invitation',
  [paths.exportHistory]: 'Exports History',
  [paths.loginActivity]: 'Login Activity',
  [paths.notifications]: NOTIFICATIONS,
  [paths.systemNotifications]: NOTIFICATIONS,
  [paths.consoleOrganizations]: 'Super Admin Organizations',
  [paths.consoleLinkOrganizations]: 'Link third-party company',
  [paths.selectOrganization]: 'Select organization',
  [paths.emptyCompany]: 'No organization',
  [paths.help]: 'Help',
  [paths.policy]: 'Privacy Policy',
}

export const isTracked = (path: string): path is TrackedPath => Object.hasOwn(titles, path)

/** What is told of a visit there; nothing of a path that is no screen. */
export function viewOf(pathname: string): { readonly path: TrackedPath; readonly title: string } | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1')
  return isTracked(path) ? { path, title: titles[path] } : undefined
}
