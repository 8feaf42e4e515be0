import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect } from '../fixtures'
import { ask, type Answer, type Asked } from './asking'
import { test } from './fixtures'
import { freePort } from './nginx'

const assets = readdirSync(join(__dirname, '../../dist/assets'))
const asset = (name: RegExp) => `/assets/${assets.find((file) => name.test(file))}`
const script = asset(/^main\..*\.js$/)
const styles = asset(/^main\..*\.css$/)

const large = { method: 'POST', body: Buffer.alloc(3_200_000), headers: { 'X-Requested-With': 'console' } }
const dead = { '/dead': 'http://127.0.0.1:1/api' } // nobody listens there

/** What is asked for, the status, and how long it may be kept. */
const table: (readonly [path: string, status: number, kept: string, asked?: Asked])[] = [
  ['/', 200, 'no-cache'],
  ['/login', 200, 'no-cache'],
  ['/login?lang=vi', 200, 'no-cache'],
  ['/activity/login-history', 200, 'no-cache'],
  ['/nowhere/at/all', 200, 'no-cache'],
  [script, 200, 'public, max-age=31536000, immutable'],
  [styles, 200, 'public, max-age=31536000, immutable'],
  ['/assets/main.00000000.js', 404, 'no-cache'],
  ['/assets/', 404, 'no-cache'],
  ['/missing.png', 404, 'no-cache'],
  ['/health', 200, 'no-cache'],
  ['/', 405, 'no-cache', { method: 'POST' }],
  [`/?${'x'.repeat(40_000)}`, 414, 'no-cache'],
  ['/api/account/accounts/users/current', 401, 'no-store'],
  ['/api/account/nowhere', 404, 'no-store'],
  ['/api/account/accounts/users/current/update/_avatar', 413, 'no-cache', large],
  ['/dead/accounts', 502, 'no-store'],
]

const once = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
}

function expectHeaders(answer: Answer, what: string) {
  for (const [name, value] of Object.entries(once))
    expect(answer.all(name), `${name} of ${what}`).toEqual([value])
  const [policy = '', ...more] = answer.all('Content-Security-Policy')
  expect(more, what).toEqual([])
  for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy, what).toContain(part)
  expect(policy, what).not.toMatch(/unsafe|nonce/)
  expect(answer.all('Permissions-Policy'), what).toEqual([expect.stringContaining('camera=()')])
  expect(answer.header('Server'), what).toBe('nginx') // without its version
  expect(answer.text, what).not.toMatch(/nginx\/\d/)
}

for (const tls of [false, true])
  test(`S4 S6 S7 ${tls ? 'by TLS' : 'without TLS'} every answer has all headers once, errors too, and only what was found is kept`, async ({
    server,
    secure,
    startBehind,
  }) => {
    const { address } = await startBehind({
      server: {
        ...(tls && { tls: secure.tls }),
        proxy: { '/api': `${server.address}/api`, '/captcha': `${server.address}/captcha`, ...dead },
      },
    })
    for (const [path, status, kept, asked] of table) {
      const what = `${asked?.method ?? 'GET'} ${path.slice(0, 80)}`
      const answer = await ask(address + path, asked)
      expect(answer.status, what).toBe(status)
      if (status !== 414) expect(answer.all('Cache-Control'), what).toEqual([kept])
      expectHeaders(answer, what)
      // S5: a year by TLS, and never without.
      expect(answer.all('Strict-Transport-Security'), what).toEqual(tls ? ['max-age=31536000'] : [])
    }
  })

test('S5 whatever ends TLS before nginx is believed that it did', async ({ nginx }) => {
  const hsts = async (proto: string) =>
    (await ask(`${nginx.address}/login`, { headers: { 'X-Forwarded-Proto': proto } })).all(
      'Strict-Transport-Security',
    )
  expect(await hsts('https')).toEqual(['max-age=31536000'])
  expect(await hsts('http')).toEqual([])
})

test('S1 a request that is no HTTP is refused with all headers', async ({ nginx }) => {
  const socket = connect(Number(new URL(nginx.address).port), '127.0.0.1')
  socket.end('GET / HTTP/1.1\r\nHost: a b\r\n\r\n')
  let said = ''
  for await (const chunk of socket) said += String(chunk)
  expect(said).toMatch(/^HTTP\/1.1 400 /)
  for (const name of ['Content-Security-Policy', ...Object.keys(once)]) expect(said).toContain(`${name}: `)
})

test('S8 what is no part of the console is not there', async ({ nginx }) => {
  const names = [
    '/.env',
    '/.git/config',
    '/.htaccess',
    '/.DS_Store',
    '/.well-known/security.txt',
    `${script}.map`,
    `${script}.br`,
    `${script}.gz`,
    '/assets/.env',
    '/assets/../preloads.json',
    '/assets/%2e%2e/preloads.json',
    '/preloads.json',
    '/config.json',
    '/console.conf',
    '/nginx.conf',
    '/index.html',
    '/login.html',
    '/index.html.br',
    '/package.json',
    '/mockServiceWorker.js',
    '/sw.js',
    '/iframe.html',
    '/storybook/index.html',
    '/server-status.php',
    '/tmp/body',
  ]
  const { length } = names
  expect(length).toBeGreaterThan(20)
  const found = []
  for (const name of names) {
    const { status, text } = await ask(nginx.address + name)
    // The last one has no dot: it is an address of the console, which says that it does not know it.
    if (status !== 404 && !(name === '/tmp/body' && text.includes('id="root"'))) found.push(name)
  }
  expect(found).toEqual([])
})

test('S5 with a port of its own, calls without TLS are sent on to TLS', async ({ secure, startBehind }) => {
  const from = await freePort()
  const nginx = await startBehind({
    server: { tls: secure.tls, redirectFrom: `127.0.0.1:${from}` },
  })
  const answer = await ask(`http://localhost:${from}/console-users?lang=vi`)
  expect(answer.status).toBe(308)
  expect(answer.header('Location')).toBe(`${nginx.address}/console-users?lang=vi`)
  expect(answer.all('Strict-Transport-Security')).toEqual([])
})
