/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { createSandbox } from './app'
import { overlaid, sandboxConfig } from './config'
import { createHost } from './host'
import { setUp } from './testing'

const parent = mkdtempSync(join(tmpdir(), 'sandbox-host-'))
const dist = join(parent, 'dist')
const document = (name: string) =>
  `<title>${name}</title><script type="application/json" id="config">{}</script>`
mkdirSync(join(dist, 'assets'), { recursive: true })
writeFileSync(join(dist, 'index.html'), document('index'))
writeFileSync(join(dist, 'login.html'), `${document('login')}<style>p{}</style>`)
writeFileSync(join(dist, 'login.vi.html'), document('login.vi'))
writeFileSync(join(dist, 'assets', 'main.1a2b.js'), 'plain')
writeFileSync(join(dist, 'assets', 'main.1a2b.js.br'), 'brotli')
writeFileSync(join(dist, 'assets', 'main.1a2b.js.gz'), 'gzip')
writeFileSync(join(dist, 'assets', 'main.1a2b.css'), 'p{}')
writeFileSync(join(dist, 'assets', 'logo.1a2b.svg'), '<svg/>')
writeFileSync(join(parent, 'secret.json'), '{}')

const sandbox = createSandbox()
const host = createHost(sandbox.app, dist, sandboxConfig)
afterAll(() => {
  sandbox.close()
  rmSync(parent, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => host.request(path, { headers })
const page = { Accept: 'text/html,*/*' }

test.each([
  ['/login', 'login'],
  ['/login?lang=en', 'login'],
  ['/login?lang=vi', 'login.vi'],
  ['/', 'index'],
  ['/companies/select', 'index'],
  ['/activity/login-history', 'index'],
])('%s is answered with %s.html, configured, never cached', async (path, name) => {
  const response = await get(path, page)
  const text = await response.text()
  expect(text).toContain(`<title>${name}</title>`)
  expect(text).toContain('"account":"/api/account"')
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'")
})

test('S1 only the document of /login may have the style sheet that stands in it', async () => {
  const hash = createHash('sha256').update('p{}').digest('base64')
  const policyOf = async (path: string) => directives(await get(path, page)).get('style-src')
  expect(await policyOf('/login')).toContain(`'sha256-${hash}'`)
  for (const path of ['/', '/assets/main.1a2b.css', '/api/account/nowhere'])
    expect(await policyOf(path)).not.toContain(hash)
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a document for a browser that accepts %s is packed', async (accepted, encoding, unpack) => {
  const response = await get('/login', { ...page, 'Accept-Encoding': accepted })
  expect(response.headers.get('Content-Encoding')).toBe(encoding)
  expect(response.headers.get('Content-Type')).toContain('text/html')
  expect(response.headers.get('Vary')).toContain('Accept-Encoding')
  expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toContain('<title>login</title>')
})

test.each([
  ['br, gzip', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['identity', null, 'plain'],
])('an asset for a browser that accepts %s', async (accepted, encoding, body) => {
  const response = await get('/assets/main.1a2b.js', { 'Accept-Encoding': accepted })
  expect(response.headers.get('Content-Encoding')).toBe(encoding)
  expect(await response.text()).toBe(body)
  expect(response.headers.get('Content-Type')).toContain('text/javascript')
  expect(response.headers.get('Cache-Control')).toContain('immutable')
  expect(response.headers.get('Vary')).toContain('Accept-Encoding')
})

test.each([
  '/assets/gone.js',
  '/assets/../../secret.json',
  '/assets/%2e%2e/%2e%2e/secret.json',
  '/%00.js',
  '/favicon.ico',
])('%s is not there', async (path) => {
  expect((await get(path)).status).toBe(404)
})

const fail = () => {
  throw new Error('broken')
}
const directives = (response: Response) =>
  new Map(
    (response.headers.get('Content-Security-Policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')] as const
    }),
  )

describe.each([
  ['/', 200],
  ['/login', 200],
  ['/activity/login-history', 200],
  ['/nowhere/at/all', 200],
  ['/assets/main.1a2b.js', 200],
  ['/assets/main.1a2b.css', 200],
  ['/assets/logo.1a2b.svg', 200],
  ['/assets/gone.js', 404],
  ['/missing.png', 404],
  ['/api/account/nowhere', 404],
  ['/api/account/accounts/users/current', 401],
  ['/api/services/files/nothing.svg', 401],
  ['/captcha/challenge', 200],
  ['/sandbox', 200],
])('%s, answered with %d,', (path, status) => {
  const asked = () => get(path, path.includes('.') ? {} : page)

  test('S1 S3 has the policy that lets nothing inline, evaluated, embedded or framed in', async () => {
    const response = await asked()
    expect(response.status).toBe(status)
    const policy = directives(response)
    expect(policy.get('default-src')).toBe("'self'")
    expect(policy.get('script-src')).toMatch(/^'self' 'sha256-[^ ]+'$/)
    expect(policy.get('object-src')).toBe("'none'")
    expect(policy.get('base-uri')).toBe("'none'")
    expect(policy.get('form-action')).toBe("'self'")
    expect(policy.get('frame-src')).toBe("'none'")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*|nonce/)
    expect(response.headers.get('X-Frame-Options')).toBe('DENY')
  })

  test('S4 is not sniffed, tells no address to others, and may use no device', async () => {
    const { headers } = await asked()
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
      expect(headers.get('Permissions-Policy')).toContain(`${feature}=()`)
  })
})

test('S1 S4 an answer that fails has them too', async () => {
  const broken = createHost(
    new Hono().onError((_, c) => c.text('Sorry', 500)).get('*', fail),
    dist,
    sandboxConfig,
  )
  const response = await broken.request('/api/account/anything')
  expect(response.status).toBe(500)
  expect(directives(response).get('default-src')).toBe("'self'")
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test.each([
  ['/', 200, 'no-cache'],
  ['/nowhere/at/all', 200, 'no-cache'],
  ['/login.html', 200, 'no-cache'],
  ['/assets/main.1a2b.css', 200, 'public, max-age=31536000, immutable'],
  ['/assets/gone.js', 404, null],
  ['/assets/nowhere', 404, null],
  ['/api/account/accounts/users/current', 401, 'no-store'],
])('S7 %s is answered with %d and kept as %s', async (path, status, kept) => {
  const response = await get(path, page)
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, kept])
})

test('who accepts anything gets the document, but not for a missing picture', async () => {
  expect(await (await get('/profile')).text()).toContain('<title>index</title>')
  expect(await (await get('/%', { Accept: '*/*' })).text()).toContain('<title>index</title>')
  expect((await get('/missing.png', { Accept: 'image/avif,image/*,*/*;q=0.8' })).status).toBe(404)
})

test('the API, the captcha and the controls stand behind the same address', async () => {
  expect((await get('/api/account/platform/config/term')).status).toBe(200)
  expect((await get('/captcha/challenge')).status).toBe(200)
  expect((await get('/sandbox')).headers.get('Content-Type')).toContain('text/html')
})

test('the configuration can be laid over', () => {
  const config = overlaid('{"captcha":{"kind":"stand-in"},"returnHosts":["a.example"]}')
  expect(config.captcha).toEqual({ kind: 'stand-in', challengeUrl: '/captcha/challenge' })
  expect(config.returnHosts).toEqual(['a.example'])
  expect(config.bases).toEqual(sandboxConfig.bases)
})

describe('controls', () => {
  const at = setUp()
  afterAll(() => at.sandbox.close())
  const bao = 'bao.tran@phuongdong.example'

  test('tell the people and their codes, as text', async () => {
    const list = (await at.get('/sandbox')).body as string
    expect(list).toContain(at.sandbox.codeOf(bao))
    expect(list).toContain('&lt;b&gt;Đặng&lt;/b&gt;')
    expect(list).not.toMatch(/<script|style="/)
    const { body } = await at.get(`/sandbox/code?user=${bao}`)
    expect(body).toMatchObject({ code: at.sandbox.codeOf(bao), secondsLeft: 30 })
  })

  test('move the time, order faults and lift them, and begin anew', async () => {
    const { body } = await at.post('/sandbox/clock', { advance: 60_000 })
    expect(body).toEqual({ now: at.sandbox.clock.now() })
    expect((await at.post('/sandbox/faults', { operation: 'nothing' })).status).toBe(422)
    await at.post('/sandbox/faults', { operation: 'lookupPublicIp', status: 429 })
    expect(await at.get('/api/services/public-ip')).toMatchObject({
      status: 429,
      body: { errorCode: 'TOO_MANY_REQUEST' },
    })
    await at.call('DELETE', '/sandbox/faults')
    expect((await at.get('/api/services/public-ip')).status).toBe(200)
    await at.signIn(bao)
    await at.post('/sandbox/reset')
    expect((await at.current()).status).toBe(401)
  })
})
