import { appTarget, fileTarget, returnTarget, websiteTarget } from './targets'
import { hostileAddresses } from './testing-addresses'

const allowed = { origin: 'https://console.example', hosts: ['data-hub.example', 'account.example:8443'] }
const target = (url: string | null) => returnTarget(url, allowed)

describe('ORGSEL-03 SIGNIN-24 a url leads only to our own addresses and to those of allowed hosts', () => {
  test.each([
    ['/x', '/x'],
    ['/x?a=1#b', '/x?a=1#b'],
    ['/my-account-info?tab=settings&lang=vi', '/my-account-info?tab=settings&lang=vi'],
    ['/a/../b', '/b'],
    ['/x?next=https%3A%2F%2Fevil.example', '/x?next=https%3A%2F%2Fevil.example'],
    ['/login-help', '/login-help'],
    ['https://console.example/x?a=1#b', '/x?a=1#b'],
    ['HTTPS://Console.Example/x', '/x'],
    ['https://data-hub.example/reports?a=1#b', 'https://data-hub.example/reports?a=1#b'],
    ['https://DATA-HUB.example', 'https://data-hub.example/'],
    ['https://account.example:8443/x', 'https://account.example:8443/x'],
  ])('B22 %s leads to %s', (url, destination) => expect(target(url)).toBe(destination))

  test.each([
    null,
    '',
    ' ',
    'x',
    './x',
    '?a=1',
    '#b',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%5cevil.example',
    '/%2Fevil.example',
    '/%2fevil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'http:///x',
    'http:x',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'javascript://console.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,PHNjcmlwdD4=',
    'blob:https://console.example/1',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@b.example',
    '/x%0d%0aSet-Cookie:a=b',
    '/x%0D%0Ay',
    '/x%00y',
    '/\r\n/evil.example',
    '/\t/evil.example',
    '/x\ny',
    '/x y',
    '\u0000/x',
    '/x\u007f',
    'https://good@evil.example',
    'https://console.example@evil.example/',
    'https://user:pass@console.example/x',
    'https://user@data-hub.example/x',
    'https://console.example.evil.example',
    'https://data-hub.example.evil.example/x',
    'https://evil-data-hub.example',
    'https://sub.data-hub.example',
    'https://evil.example/https://console.example',
    'https://evil.example#https://console.example',
    'https://evil.example?https://console.example',
    'HtTpS://EvIl.ExAmPlE',
    'http://console.example/x',
    'http://data-hub.example/x',
    'https://data-hub.example:444/x',
    'https://account.example/x',
    'https://console.example:8443/x',
    'https://[',
    `/${'x'.repeat(4000)}`,
    '/login',
    '/login?url=/x',
    '/logout',
    'https://console.example/logout?url=/x',
  ])('B22 %j leads nowhere', (url) => expect(target(url)).toBeUndefined())

  test('an address of 2,000 characters is the longest', () => {
    expect(target(`/${'x'.repeat(1999)}`)).toHaveLength(2000)
    expect(target(`/${'x'.repeat(2000)}`)).toBeUndefined()
  })
})

describe('EXPORTS-13 a file is opened only where the web or the console has it', () => {
  const origin = 'https://console.example'
  test.each([
    ['/api/services/files/export-1.csv', 'https://console.example/api/services/files/export-1.csv'],
    ['/files/a.csv?expires=1#b', 'https://console.example/files/a.csv?expires=1#b'],
    ['https://files.example/a.csv?sig=a%2Fb%0A', 'https://files.example/a.csv?sig=a%2Fb%0A'],
    ['http://files.example/a.csv', 'http://files.example/a.csv'],
    ['HTTPS://Files.Example/a.csv', 'https://files.example/a.csv'],
    ['https://files.example/khách hàng.csv', 'https://files.example/kh%C3%A1ch%20h%C3%A0ng.csv'],
    ['https://files.example:8443/a', 'https://files.example:8443/a'],
  ])('%s leads to %s', (given, target) => expect(fileTarget(given, origin)).toBe(target))

  test.each([
    '',
    ' ',
    'a.csv',
    './a.csv',
    '//files.example/a.csv',
    '/\\files.example/a.csv',
    '\\\\files.example\\a.csv',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    'javascript://console.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/csv,a',
    'blob:https://console.example/1',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://files.example/a.csv',
    'mailto:a@b.example',
    'https:files.example',
    'https:///files.example',
    'https://',
    'https://[',
    'https://console.example@evil.example/a.csv',
    'https://user:pass@files.example/a.csv',
    'https://files.example/a\nb',
    '/logout',
    'https://console.example/login?url=/x',
    `https://files.example/${'x'.repeat(8000)}`,
  ])('%j leads nowhere', (given) => expect(fileTarget(given, origin)).toBeUndefined())
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://user:secret@data-hub.example', undefined],
  ['https://', undefined],
  ['https://data-hub.example', 'https://data-hub.example/'],
  ['http://data-hub.example/a?b', 'http://data-hub.example/a?b'],
  ['/hub', 'https://console.example/hub'],
])('S16 the address %p of an app leads to %p', (address, target) => {
  expect(appTarget(address, allowed.origin)?.href).toBe(target)
})

describe('B22 S16 an address that hides where it leads is followed nowhere', () => {
  const { origin } = allowed
  /** Each place, and what is allowed to come out of it: own pages, or no page at all. */
  const places: Readonly<Record<string, (address: string) => string | undefined>> = {
    'a url parameter, a link of a log, an organization or a notification': (address) =>
      returnTarget(address, allowed),
    'the file of an export': (address) => fileTarget(address, origin),
    'an application of the launcher': (address) => appTarget(address, origin)?.href,
  }
  test('there are at least 120 of them', () => {
    expect(new Set(hostileAddresses).size).toBeGreaterThanOrEqual(120)
  })
  test.each(Object.keys(places))('%s', (place) => {
    const followed = hostileAddresses
      .map((address) => [address.slice(0, 60), places[place]?.(address)] as const)
      .filter(([, target]) => target !== undefined && new URL(target, origin).origin !== origin)
    expect(followed).toEqual([])
  })
  test.each(['/.//evil.example', '/..//evil.example', '/x/..//evil.example', '/%2e//evil.example'])(
    'the url %s is refused, though it begins as an own path does',
    (address) => expect(returnTarget(address, allowed)).toBeUndefined(),
  )
})

describe('S16 a website leads to the web only', () => {
  test.each([
    ['https://phuongdong.example', 'https://phuongdong.example/'],
    [' http://a.example/b?c ', 'http://a.example/b?c'],
    ['phuongdong.example', 'https://phuongdong.example/'],
    ['phuongdong.example:8080/vi', 'https://phuongdong.example:8080/vi'],
    ['phuongdong.example/giới-thiệu', 'https://phuongdong.example/gi%E1%BB%9Bi-thi%E1%BB%87u'],
  ])('%s leads to %s', (given, target) => expect(websiteTarget(given)?.href).toBe(target))

  test.each([
    ...['', ' ', 'no website', '/x', '/login', 'mailto:a@b.example', 'a@b.example', 'javascript:alert(1)'],
    ...[
      'javascript.example:alert(1)',
      'https://good@evil.example',
      'data:text/html,x',
      'https://[',
      'ftp://a.b',
    ],
  ])('%j leads nowhere', (given) => expect(websiteTarget(given)).toBeUndefined())
})
