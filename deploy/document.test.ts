/** @jest-environment node */
import { createHash } from 'node:crypto'
import {
  contentSecurityPolicy,
  FIRST_SCRIPT_HASH,
  securityHeaders,
  signInDocument,
  withConfig,
} from './document'

const bases = {
  account: '/api/account',
  services: 'https://services.example/api',
  console: '/c',
  activity: '/a',
}

test('a configuration cannot close its element', () => {
  const html = '<script type="application/json" id="config">null</script><p>rest</p>'
  const config = { bases, contactUrl: '</script><script>alert(1)</script>$&' }
  const made = withConfig(html, config)
  expect(made.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(/id="config">(.*)<\/script>/.exec(made)?.[1] ?? '')).toEqual(config)
})

test('the built page of /login says what the configuration says, as text', () => {
  const html = '<a href="%contact%">x</a><p>© %from%–%to% %owner%, 100% of it</p>'
  const config = { bases, contactUrl: '/a?b&"c', copyright: { from: 2019, owner: '<b>Mây $1</b>' } }
  const year = new Date().getFullYear()
  expect(withConfig(html, config)).toBe(
    `<a href="/a?b&amp;&quot;c">x</a><p>© 2019–${year} &lt;b&gt;Mây $1&lt;/b&gt;, 100% of it</p>`,
  )
})

test.each([
  [undefined, 'login.html'],
  ['en', 'login.html'],
  ['vi', 'login.vi.html'],
  ['xx', 'login.vi.html'],
])('for %s /login is answered with %s', (lang, document) => expect(signInDocument(lang)).toBe(document))

test('S1 a style sheet that stands in the built document is allowed by its hash, and no other', () => {
  const style = 'p{color:red}'
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = contentSecurityPolicy({ bases }, `<style>${style}</style><p style="x">`)
  expect(policy).toContain(` 'sha256-${hash}';`)
  expect(policy).not.toContain('unsafe')
  expect(contentSecurityPolicy({ bases })).not.toContain(hash)
})

test('S1 S12 only configured hosts widen the policy, and nothing inline runs but the script that knows the theme, and nothing evaluated', () => {
  const policy = contentSecurityPolicy({ bases, publicIpUrl: 'https://ip.example/x' })
  expect(policy).toContain("connect-src 'self' https://services.example https://ip.example;")
  expect(policy).toContain(`script-src 'self' ${FIRST_SCRIPT_HASH};`)
  expect(policy).not.toContain('unsafe')
  expect(contentSecurityPolicy({ bases, captcha: { kind: 'recaptcha' } })).toContain(
    `script-src 'self' ${FIRST_SCRIPT_HASH} https://www.google.com/recaptcha/`,
  )
})

test('CONTEXT-18 page views may be sent to the configured analytics, and nothing of theirs is run', () => {
  const analytics = { kind: 'plausible', endpoint: 'https://analytics.example/stats' }
  const policy = contentSecurityPolicy({ bases, analytics })
  expect(policy).toContain("connect-src 'self' https://services.example https://analytics.example;")
  expect(policy).toContain(`script-src 'self' ${FIRST_SCRIPT_HASH};`)
  expect(contentSecurityPolicy({ bases, analytics: { kind: 'none' } })).toBe(contentSecurityPolicy({ bases }))
  const ownPath = { kind: 'plausible', endpoint: '/analytics' }
  expect(contentSecurityPolicy({ bases, analytics: ownPath })).toBe(contentSecurityPolicy({ bases }))
})

test('S1 S3 S4 every document has the headers', () => {
  expect(Object.keys(securityHeaders({ bases }))).toEqual([
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
    'Permissions-Policy',
  ])
})
