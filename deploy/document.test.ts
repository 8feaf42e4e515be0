/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentSecurityPolicy, FIRST_SCRIPT_HASH, securityHeaders, withConfig } from './document'

const bases = {
  account: '/api/account',
  services: 'https://services.example/api',
  console: '/c',
  activity: '/a',
}

test('a configuration cannot close its element', () => {
  const html = '<script type="application/json" id="config">null</script><p>rest</p>'
  const made = withConfig(html, { x: '</script><script>alert(1)</script>$&' })
  expect(made.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(/id="config">(.*)<\/script>/.exec(made)?.[1] ?? '')).toEqual({
    x: '</script><script>alert(1)</script>$&',
  })
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

test('S6 S7 every place of nginx has the headers again, and keeps assets alone', () => {
  const conf = readFileSync(join(__dirname, 'nginx.conf'), 'utf8')
  const places = [...conf.matchAll(/location (?:= )?(\S+) \{([^}]*)\}/g)].map(([, path, body = '']) => ({
    path,
    headers: body.includes('include /etc/nginx/console-headers.conf;'),
    kept: /Cache-Control "([^"]*)" always/.exec(body)?.[1],
    otherwise: /try_files (.*);/.exec(body)?.[1],
  }))
  expect(places).toEqual([
    { path: '/login', headers: true, kept: 'no-cache', otherwise: '/login.html =404' },
    {
      path: '/assets/',
      headers: true,
      kept: 'public, max-age=31536000, immutable',
      otherwise: '$uri =404',
    },
    { path: '/', headers: true, kept: 'no-cache', otherwise: '/index.html =404' },
  ])
})
