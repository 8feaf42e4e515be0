import { texts } from '../../texts/en.gen'
import { viewOf as visited } from './flow'

const viewOf = (pathname: string, search = '') => visited({ pathname, search })?.view
const titleOf = (path: string) => viewOf(path)?.title

test.each([
  ['TRACK-01', '/my-account-info', 'Home/Account Info'],
  ['TRACK-01', '/', 'Home/Account Info'],
  ['TRACK-01', '/dashboard', 'Home/Account Info'],
  ['TRACK-01', '/my-account-info/ga', 'Home/Account Info'],
  ['TRACK-02', '/notifications', 'My Notification'],
  ['TRACK-02', '/system/notifications', 'My Notification'],
  ['TRACK-03', '/security/2fa-security', 'Security 2FA-TOTP'],
  ['TRACK-04', '/security/my-account-tokens', 'My Tokens'],
  ['TRACK-05', '/security/my-account-api', 'Account API'],
  ['TRACK-06', '/security/change-password', 'Change Password'],
  ['TRACK-06', '/my-account-change-pwd', 'Change Password'],
  ['TRACK-07', '/organization', 'Admin Organization'],
  ['TRACK-08', '/activity/invitation', 'Activity Invitation'],
  ['TRACK-09', '/console-organizations', 'Super Admin Organizations'],
  ['TRACK-10', '/console-users', 'Admin Accounts'],
  ['TRACK-11', '/super-admin-console-users', 'Super Admin Accounts'],
  ['TRACK-12', '/console-permission', 'Permission'],
  ['TRACK-13', '/internal-permission', 'Internal Permission'],
  ['TRACK-14', '/console-link-orgs', 'Link third-party company'],
  ['TRACK-15', '/console-system-setting', 'System Setting'],
  ['TRACK-16', '/permission-group', 'Permission Groups'],
  ['TRACK-17', '/profile', 'Profile'],
  ['TRACK-18', '/activity/exports-history', 'Exports History'],
])('%s %s is tracked as %s', (_id, path, title) => {
  expect(viewOf(path)).toEqual({ path, title })
})

test('TRACK-13 a tab with a title of its own is tracked by it', () => {
  expect(viewOf('/console-permission', '?tab=internal&lang=vi')?.title).toBe('Internal Permission')
  expect(viewOf('/console-permission', '?tab=constructor')?.title).toBe('Permission')
})

test('a screen without a documented title is tracked by the English title of its document', () => {
  expect(
    ['/activity/login-history', '/companies/select', '/companies/empty', '/help', '/policy'].map(titleOf),
  ).toEqual([
    texts['title.loginActivity'],
    texts['title.selectOrganization'],
    texts['title.emptyCompany'],
    texts['title.help'],
    texts['title.policy'],
  ])
})

test('S46 what is tracked is the address that the console knows, whatever was typed', () => {
  expect(viewOf('/help//')).toEqual({ path: '/help', title: 'Help' })
  for (const path of ['/HELP', '/help/an@acme.example', '/login', '/logout', '', '__proto__'])
    expect(viewOf(path)).toBeUndefined()
})
