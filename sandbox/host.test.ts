/** @jest-environment node */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
writeFileSync(join(dist, 'login.html'), document('login'))
writeFileSync(join(dist, 'assets', 'main.1a2b.js'), 'plain')
writeFileSync(join(dist, 'assets', 'main.1a2b.js.br'), 'brotli')
writeFileSync(join(dist, 'assets', 'main.1a2b.js.gz'), 'gzip')
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
  ['/', 'index'],
  ['/companies/select', 'index'],
  ['/activity/login-history', 'index'],
])('%s is answered with %s.html, configured, never kept', async (path, name) => {
  const response = await get(path, page)
  const text = await response.text()
  expect(text).toContain(`<title>${name}</title>`)
  expect(text).toContain('"account":"/api/account"')
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'")
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
