/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { FIRST_SCRIPT_HASH } from './document'
import configuration from '../webpack.config'

/** The development server as configured, over one small file in place of the console. */

const folder = mkdtempSync(join(tmpdir(), 'dev-server-'))
writeFileSync(join(folder, 'main.js'), '')

class Files {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('Files', (compilation) => {
      for (const name of ['index.html', 'login.html', 'assets/main.css', 'assets/logo.svg'])
        compilation.emitAsset(name, new webpack.sources.RawSource(`<p>${name}</p>`))
    })
  }
}

const { devServer } = configuration(undefined, { mode: 'development' })
const compiler = webpack({
  mode: 'development',
  entry: join(folder, 'main.js'),
  output: { path: join(folder, 'dist'), publicPath: '/', filename: 'assets/main.js' },
  plugins: [new Files()],
  infrastructureLogging: { level: 'none' },
  stats: 'none',
})
const server = new WebpackDevServer(
  { ...devServer, port: 0, hot: false, client: false, liveReload: false, webSocketServer: false },
  compiler,
)
let address = ''
beforeAll(async () => {
  await server.start()
  address = `http://127.0.0.1:${(server.server?.address() as AddressInfo).port}`
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const directives = [
  "default-src 'self'",
  `script-src 'self' ${FIRST_SCRIPT_HASH}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]
const page = { Accept: 'text/html,*/*' }

test.each([
  ['/', 200, 'index.html'],
  ['/login', 200, 'login.html'],
  ['/activity/login-history', 200, 'index.html'],
  ['/assets/main.js', 200, ''],
  ['/assets/main.css', 200, 'main.css'],
  ['/assets/logo.svg', 200, 'logo.svg'],
  ['/assets/gone.js', 404, ''],
  ['/missing.png', 404, ''],
])(
  'S1 S4 S7 in development too: %s is answered with %d, and with all headers',
  async (path, status, text) => {
    const response = await fetch(address + path, { headers: path.includes('.') ? {} : page })
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(text)
    const { headers } = response
    const policy = headers.get('Content-Security-Policy')
    // For what is not there express has a policy of its own, which allows nothing at all.
    const own = status === 404 ? ["default-src 'none'"] : directives
    for (const directive of own) expect(`${policy};`).toContain(`${directive};`)
    expect(policy).not.toMatch(/unsafe|nonce/)
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    // Names of assets stay the same in development.
    expect(headers.get('Cache-Control')).toBe('no-cache')
  },
)

/** `fetch` gives every request the host of its address. */
const statusFor = (Host: string) =>
  new Promise((resolve, reject) => {
    get(address, { headers: { ...page, Host } }, (response) => {
      resolve(response.statusCode)
      response.resume()
    }).on('error', reject)
  })

test('S12 S47 in development too only its own address is called, and no other one reads it', async () => {
  const response = await fetch(address, { headers: { ...page, Origin: 'https://evil.example' } })
  expect(response.headers.get('Content-Security-Policy')).toContain("connect-src 'self';")
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  expect(await statusFor('localhost:4100')).toBe(200)
  expect(await statusFor('evil.example')).toBe(403)
  expect(devServer).toMatchObject({ host: '127.0.0.1' })
})
