/** @jest-environment node */
import { contentSecurityPolicy, securityHeaders, withConfig } from './document'

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

test('only configured hosts widen the policy, and nothing inline or evaluated runs', () => {
  const policy = contentSecurityPolicy({ bases, publicIpUrl: 'https://ip.example/x' })
  expect(policy).toContain("connect-src 'self' https://services.example https://ip.example;")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe')
  expect(contentSecurityPolicy({ bases, captcha: { kind: 'recaptcha' } })).toContain(
    "script-src 'self' https://www.google.com/recaptcha/",
  )
})

test('every document has the headers', () => {
  expect(Object.keys(securityHeaders({ bases }))).toEqual([
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
    'Permissions-Policy',
  ])
})
