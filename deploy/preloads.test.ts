/** @jest-environment node */
import { linkHeader } from './preloads'

const preloads = {
  pages: {
    '/': ['assets/profile.js'],
    '/activity/login-history': ['assets/list.js', 'assets/history.js'],
    '/console-users': ['assets/accounts.js'],
  },
  texts: { en: ['assets/en.js'], vi: ['assets/vi.js'] },
  adminTexts: { '/console-users': { en: ['assets/admin-en.js'], vi: ['assets/admin-vi.js'] } },
}
const config = { bases: { account: 'https://account.example/api/' } }
const user =
  '<https://account.example/api/accounts/users/current>; rel=preload; as=fetch; crossorigin=use-credentials'
const script = (name: string) => `</assets/${name}.js>; rel=preload; as=script`
const history = [script('list'), script('history'), user]

test.each([
  ['/activity/login-history', undefined, [...history, script('en')]],
  ['/activity/login-history/', 'en', [...history, script('en')]],
  ['/activity/login-history', 'vi', [...history, script('vi')]],
  ['/activity/login-history', 'xx', [...history, script('vi')]],
  ['/', undefined, [script('profile'), user, script('en')]],
  ['/console-users', undefined, [script('accounts'), user, script('en'), script('admin-en')]],
  ['/console-users/', 'vi', [script('accounts'), user, script('vi'), script('admin-vi')]],
])('the document of %s in %s asks for its code, its texts and who is signed in', (path, lang, links) => {
  expect(linkHeader(preloads, config, path, lang)).toBe(links.join(', '))
})

test.each(['/nowhere', '/login', '/activity', '/activity/login-history/more'])(
  'the document of %s, which is no page, asks for nothing',
  (path) => expect(linkHeader(preloads, config, path, undefined)).toBeUndefined(),
)
