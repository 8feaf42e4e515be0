import { address, knownPath, paths, withLang } from './paths'

test.each([
  ['/x', null, '/x'],
  ['/x', 'vi', '/x?lang=vi'],
  ['/x?a=1', 'vi', '/x?a=1&lang=vi'],
  ['/x?lang=en&a=1#b?c', 'vi', '/x?lang=vi&a=1#b?c'],
  ['/x#b#c', 'en', '/x?lang=en#b#c'],
])('ORGSEL-07 %s in %s is %s', (own, lang, kept) => expect(withLang(own, lang)).toBe(kept))

test('an address has only the parameters with a value', () => {
  expect(address(paths.selectOrganization, { url: '/a?b=1', target: null, lang: undefined })).toBe(
    '/companies/select?url=%2Fa%3Fb%3D1',
  )
  expect(address(paths.signIn, {})).toBe('/login')
})

test.each([
  ['/companies/select', true],
  ['/companies/select/', true],
  ['/', true],
  ['/companies', false],
  ['/nowhere', false],
])('%s is a screen: %s', (pathname, known) => expect(knownPath(pathname) !== undefined).toBe(known))
