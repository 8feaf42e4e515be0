import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, PASSWORD, people } from '../fixtures'
import { ask, begin, cookieOf, formWith } from './asking'
import { test } from './fixtures'
import { freePort } from './nginx'

const dist = join(__dirname, '../../dist')
const script = readdirSync(join(dist, 'assets')).find((file) => /^main\..*\.js$/.test(file)) ?? ''
const MEGABYTE = 1024 * 1024

for (const [accepted, encoding] of [
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
] as const)
  test(`for a browser that takes ${accepted}, documents and assets were packed before`, async ({ nginx }) => {
    const headers = { 'Accept-Encoding': accepted }
    const plain = readFileSync(join(dist, 'assets', script), 'utf8')
    const answers = [`/assets/${script}`, '/login', '/console-users'].map((path) =>
      ask(nginx.address + path, { headers }),
    )
    for (const answer of await Promise.all(answers)) {
      expect(answer.header('Content-Encoding')).toBe(encoding)
      expect(answer.all('Vary')).toEqual(['Accept-Encoding'])
      expect(answer.header('Content-Length')).toBe(String(answer.body.length))
      expect(answer.header('Content-Type')).toMatch(/^text\/(javascript|html); charset=utf-8$/)
    }
    const [asset, signIn, page] = await Promise.all(answers)
    expect(asset?.text).toBe(plain)
    for (const document of [signIn, page]) expect(document?.text).toContain('"account":"/api/account"')
  })

test('S7 a document that has not changed is not sent again', async ({ nginx }) => {
  for (const path of ['/login', '/login?lang=vi', '/', '/console-users']) {
    const headers = { 'Accept-Encoding': 'br' }
    const { header } = await ask(nginx.address + path, { headers })
    const tag = header('ETag') ?? ''
    expect(tag).toMatch(/^".+"$/)
    expect(header('Last-Modified')).toBeUndefined()
    const again = await ask(nginx.address + path, { headers: { ...headers, 'If-None-Match': tag } })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.header('Content-Security-Policy')).toBe(header('Content-Security-Policy'))
    expect(again.header('Link')).toBe(header('Link'))
    const other = await ask(nginx.address + path, { headers: { ...headers, 'If-None-Match': '"other"' } })
    expect(other.status).toBe(200)
  }
})

test('S9 a picture of 2 MB and a file of 10 MB reach the platform, which refuses a byte more by itself', async ({
  nginx,
  sandbox,
}) => {
  const cookie = await cookieOf(sandbox.address, people.superAdmin, 'org-phuongdong')
  const picture = Buffer.alloc(2 * MEGABYTE + 1)
  picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const send = (path: string, name: string, content: Buffer) => {
    const form = formWith(name, name.endsWith('png') ? 'image/png' : 'text/csv', content)
    const asked = { ...form, method: 'POST', headers: { ...form.headers, ...cookie } }
    return ask(`${nginx.address}/api/${path}`, asked)
  }
  const avatar = 'account/accounts/users/current/update/_avatar'
  expect((await send(avatar, 'me.png', picture.subarray(0, -1))).status).toBe(200)
  const refused = await send(avatar, 'me.png', picture)
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('less than 2MB')])

  const columns = Array.from({ length: 60 }, (_, n) => `note-${n}`)
  const notes = columns.map(() => 'x'.repeat(250)).join(',')
  const rows = Array.from({ length: 700 }, (_, n) => `planted-${n},Kênh ${n},${notes}\n`)
  const csv = Buffer.from(`id,name,${columns.join(',')}\n${rows.join('')}`)
  expect(csv.length).toBeGreaterThan(10 * MEGABYTE)
  const imported = await send('console/mngmnt/supported-connections/_import', 'all.csv', csv)
  expect([imported.status, imported.text]).toEqual([200, expect.stringContaining('"success":true')])
})

test('S9 what is larger than nginx takes is refused in the shape and the language of the console', async ({
  nginx,
}) => {
  const form = formWith('me.png', 'image/png', Buffer.alloc(26 * MEGABYTE))
  const send = (path: string, referer: string) =>
    ask(`${nginx.address}/api/${path}`, {
      ...form,
      method: 'POST',
      headers: { ...form.headers, Referer: referer },
    })
  for (const path of [
    'account/accounts/users/current/update/_avatar',
    'console/mngmnt/supported-connections/_import',
  ]) {
    const english = await send(path, `${nginx.address}/profile`)
    expect([english.status, english.header('Content-Type')]).toEqual([413, 'application/json; charset=utf-8'])
    expect(JSON.parse(english.text)).toEqual({
      success: false,
      message: 'This file is too large to be taken',
    })
    const vietnamese = await send(path, `${nginx.address}/profile?tab=a&lang=vi`)
    expect(JSON.parse(vietnamese.text)).toEqual({
      success: false,
      message: 'Tệp này quá lớn nên không thể nhận',
    })
  }
})

test('S10 an answer that takes its time comes, and one that takes longer than nginx waits is told as a refusal', async ({
  sandbox,
  startBehind,
}) => {
  const waits: number[] = []
  const seconds = (conf: string) =>
    conf.replace(/proxy_read_timeout (\d+)s;/g, (_, wait: string) => {
      waits.push(Number(wait))
      return 'proxy_read_timeout 3s;'
    })
  const nginx = await startBehind({ edit: seconds })
  // The console itself waits for 20 s.
  expect(waits.length).toBeGreaterThan(0)
  expect(waits.filter((wait) => wait <= 20)).toEqual([])
  const current = () => ask(`${nginx.address}/api/account/accounts/users/current`)
  await sandbox.fault({ operation: 'getCurrentUser', delay: 1_000, times: 1 })
  expect((await current()).status).toBe(401)
  await sandbox.fault({ operation: 'getCurrentUser', delay: 60_000, times: 1 })
  const late = await current()
  expect(late.status).toBe(504)
  expect(JSON.parse(late.text)).toEqual({
    success: false,
    message: 'The platform does not answer at the moment. Please try again later',
  })
})

test('LIVE-01 an event of the live channel arrives at once, and unpacked', async ({ nginx, sandbox }) => {
  const cookie = await cookieOf(sandbox.address, people.superAdmin, 'org-phuongdong')
  const stream = await begin(`${nginx.address}/api/console/messages/stream`, {
    headers: { ...cookie, Accept: 'text/event-stream', 'Accept-Encoding': 'gzip, deflate, br' },
  })
  expect(stream.headers['content-type']).toMatch(/^text\/event-stream/)
  expect(stream.headers['content-encoding']).toBeUndefined()
  expect(stream.headers['content-security-policy']).toContain("default-src 'self'")
  const arrived = new Promise<number>((resolve) => {
    let heard = ''
    stream.on('data', (chunk: Buffer) => {
      heard += chunk.toString()
      if (heard.includes('Planted title')) resolve(Date.now())
    })
  })
  const sentAt = Date.now()
  await ask(`${sandbox.address}/sandbox/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ to: 'global', title: 'Planted title', message: 'Now' }),
  })
  // The next heartbeat, which would push it through a buffer, comes after up to 10 s.
  expect((await arrived) - sentAt).toBeLessThan(5_000)
  stream.destroy()
})

test('S17 no query and no referrer is logged, whatever becomes of the call', async ({
  server,
  startBehind,
}) => {
  const nginx = await startBehind({
    server: {
      proxy: {
        '/api': `${server.address}/api`,
        '/captcha': `${server.address}/captcha`,
        '/dead': 'http://127.0.0.1:1',
      },
    },
  })
  const { address, logged } = nginx
  const secret = 'pwd=Planted_1&captcha=planted-2&token=planted%2D3'
  const headers = { Referer: `${address}/reset?code=planted-4`, 'X-Requested-With': 'console' }
  const body = Buffer.alloc(4_000_000)
  const calls = [
    ['GET', '/api/account/accounts/users/current', 401],
    ['POST', '/api/account/accounts/login', 422],
    ['GET', '/login', 200],
    ['GET', '/assets/gone.js', 404],
    ['GET', '/dead/accounts', 502],
    ['PUT', '/api/account/too-large', 413],
    ['POST', '/console-users', 405],
  ] as const
  for (const [method, path, status] of calls) {
    const asked = { method, headers, ...(status === 413 && { body }) }
    expect((await ask(`${address}${path}?${secret}`, asked)).status, path).toBe(status)
  }
  await expect
    .poll(() =>
      logged()
        .split('\n')
        .filter((line) => line.includes('"')),
    )
    .toHaveLength(calls.length)
  for (const [method, path, status] of calls) expect(logged()).toContain(`"${method} ${path}" ${status}`)
  expect(logged()).not.toMatch(/planted|pwd=|captcha=/i)
})

test('S19 S23 the session cookie is for the server alone, by TLS alone where there is TLS, and no answer is kept', async ({
  nginx,
  secure,
}) => {
  const signIn = ({ address }: { readonly address: string }) =>
    ask(`${address}/api/account/accounts/login?captcha=stand-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'console' },
      body: JSON.stringify({ userName: people.oneOrganization, password: PASSWORD }),
    })
  const plain = await signIn(nginx)
  expect(plain.status).toBe(200)
  expect(plain.header('Set-Cookie')).toMatch(/^console_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(plain.header('Cache-Control')).toBe('no-store')
  const byTls = await signIn(secure)
  expect(byTls.header('Set-Cookie')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
})

test('what a backend says of its answer counts, and it is told who asked', async ({ startBehind }) => {
  const port = await freePort()
  const backend = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
    response.setHeader('X-Powered-By', 'planted')
    response.setHeader('Date', 'Sun, 01 Nov 2026 00:00:00 GMT')
    if (request.url?.includes('kept')) response.setHeader('Cache-Control', 'private, max-age=60')
    if (request.url?.includes('signed-out')) response.setHeader('Clear-Site-Data', '"cache", "storage"')
    response.end(JSON.stringify({ url: request.url, headers: request.headers }))
  }).listen(port, '127.0.0.1')
  const nginx = await startBehind({
    config: { captcha: { kind: 'altcha', challengeUrl: '/captcha' } },
    server: {
      proxy: {
        '/api': `http://127.0.0.1:${port}`,
        '/api/console': `http://127.0.0.1:${port}/v2/deep/`,
        '/captcha': `http://127.0.0.1:${port}/challenge`,
        '/api/activity': false,
      },
    },
  })
  const urlOf = async (path: string) =>
    (JSON.parse((await ask(nginx.address + path)).text) as { url: string }).url
  expect(await urlOf('/api/account/a%20b%C3%A0%3F?x=1&y=%2F')).toBe('/account/a%20b%C3%A0%3F?x=1&y=%2F')
  expect(await urlOf('/api/console/x')).toBe('/v2/deep/x')
  expect(await urlOf('/api/console/messages/stream?topics=a')).toBe('/v2/deep/messages/stream?topics=a')
  expect(await urlOf('/captcha?n=1')).toBe('/challenge?n=1')
  // Something before this nginx answers it.
  expect((await ask(`${nginx.address}/api/activity/x`)).status).toBe(404)

  const { all, text } = await ask(`${nginx.address}/api/account/x`, {
    headers: { otp_code: '123456', 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '198.51.100.7' },
  })
  expect(all('Content-Security-Policy')).toEqual(["default-src 'none'; sandbox"])
  expect(all('X-Powered-By')).toEqual([])
  expect(all('Date')).toEqual(['Sun, 01 Nov 2026 00:00:00 GMT'])
  expect(all('Cache-Control')).toEqual(['no-store'])
  expect((await ask(`${nginx.address}/api/account/kept`)).all('Cache-Control')).toEqual([
    'private, max-age=60',
  ])
  expect((await ask(`${nginx.address}/api/account/signed-out`)).header('Clear-Site-Data')).toBe(
    '"cache", "storage"',
  )
  expect((JSON.parse(text) as { headers: object }).headers).toMatchObject({
    otp_code: '123456',
    host: `127.0.0.1:${port}`,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': new URL(nginx.address).host,
    'x-forwarded-for': '198.51.100.7, 127.0.0.1',
  })
  backend.close()
})
