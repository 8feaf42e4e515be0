/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { givenSettings } from './configure'
import { readSettings, settingsMistakes, SettingsError } from './settings'

type Example = Record<string, unknown> & { server: Record<string, unknown>; bases: Record<string, unknown> }
const example = (name = 'config.example.json') =>
  JSON.parse(readFileSync(join(__dirname, name), 'utf8')) as Example
const withServer = (server: object) => ({ ...example(), server })

test.each(['config.example.json', 'config.proxied.example.json'])('%s has no mistake', (name) => {
  expect(settingsMistakes(example(name))).toEqual([])
})

test('what nginx does is no part of what the console is told', () => {
  const { config, server } = readSettings(JSON.stringify(withServer({ listen: 80, name: 'console.example' })))
  expect(config).toEqual({ ...example(), server: undefined })
  expect(JSON.stringify(config)).not.toContain('console.example')
  expect(server).toEqual({ listen: '80', name: 'console.example', proxy: {}, brotli: true })
  const tls = { certificate: '/tls/a.crt', key: '/tls/a.key' }
  const byTls = readSettings(JSON.stringify(withServer({ tls, redirectFrom: 80 }))).server
  expect(byTls).toMatchObject({ listen: '8443', redirectFrom: '80' })
})

test.each([
  ['a misspelt setting', { ...example(), publicIpURL: 'https://ip.example' }, 'publicIpURL is no setting'],
  ['a misspelt setting of nginx', withServer({ proxies: {} }), 'server.proxies is no setting'],
  ['a wrong setting of the console', { ...example(), contactUrl: 7 }, 'contactUrl must be an address'],
  [
    'an address without its scheme',
    { ...example(), publicIpUrl: 'ip.example/x' },
    'publicIpUrl must begin with https://, http:// or a slash: ip.example/x',
  ],
  [
    'an address that would end a directive of nginx',
    { ...example(), bases: { ...example().bases, account: "https://a.example/';return" } },
    "bases.account has a character that no address has: https://a.example/';return",
  ],
  [
    'a host that would widen the policy',
    { ...example(), publicIpUrl: 'https://a;b.example' },
    'publicIpUrl has a character that no address has: https://a;b.example',
  ],
  [
    'a path that nobody answers',
    {
      ...example(),
      bases: { ...example().bases, console: '/apis/console' },
      server: { proxy: { '/api': 'http://a' } },
    },
    "bases.console is on the console's own address, so server.proxy must say where /apis/console is answered, or false when " +
      'something before this nginx does',
  ],
  [
    'an address without TLS for a page with it',
    {
      ...example(),
      publicIpUrl: 'http://ip.example',
      server: { ...example().server, tls: { certificate: '/a.crt', key: '/a.key' } },
    },
    'publicIpUrl begins with http://, which browsers do not call from a page that came by TLS',
  ],
  ['no map', withServer({ proxy: [] }), 'server.proxy must be a map of paths to addresses'],
  [
    'no path',
    withServer({ proxy: { 'api/{x}': 'http://a' } }),
    'server.proxy: api/{x} must be a path such as /api/account',
  ],
  [
    'a path of the console',
    withServer({ proxy: { '/assets/x': 'http://a' } }),
    'server.proxy: /assets/x is an address of the console itself',
  ],
  [
    'no address to go to',
    withServer({ proxy: { '/api': 'account.internal:8080' } }),
    'server.proxy: /api must lead to an address such as http://account.internal:8080/api, or be false',
  ],
  [
    'no port',
    withServer({ listen: 'eighty' }),
    'server.listen must be a port, or an address with a port such as 127.0.0.1:8080',
  ],
  [
    'no host name',
    withServer({ name: 'a;b' }),
    'server.name must be one or more host names with a blank between them',
  ],
  [
    'half a certificate',
    withServer({ tls: { certificate: '/a.crt' } }),
    'server.tls must have the paths `certificate` and `key`, both from the root',
  ],
  [
    'a redirect to nowhere',
    withServer({ redirectFrom: 80 }),
    'server.redirectFrom sends on to TLS, and there is no server.tls',
  ],
  ['no folder', withServer({ logs: 'logs' }), 'server.logs must be a folder, its path from the root'],
  ['no answer', withServer({ brotli: 'yes' }), 'server.brotli must be true or false'],
])('%s is told in a sentence', (_, settings, sentence) => {
  expect(settingsMistakes(settings)).toContain(sentence)
})

test.each(['captcha/challenge', '//evil.example/x', 'https://', 'ftp://ip.example'])(
  'as an address to call, %s is none',
  (publicIpUrl) => expect(settingsMistakes({ ...example(), publicIpUrl })).toHaveLength(1),
)

test('what is no JSON is told', () => {
  expect(() => readSettings('{ "bases": }')).toThrow(SettingsError)
  expect(() => readSettings('{ "bases": }')).toThrow(/^the settings are not JSON: .+/)
})

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-settings-'))
  const out = join(folder, 'out')
  afterAll(() => rmSync(folder, { recursive: true }))
  const run = (args: readonly string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'deploy/configure.ts', ...args], {
      cwd: join(__dirname, '..'),
      env: { ...process.env, CONSOLE_CONFIG: '' },
      encoding: 'utf8',
    })

  test('tells all mistakes at once, ends with 1 and writes nothing', () => {
    const file = join(folder, 'wrong.json')
    writeFileSync(file, JSON.stringify({ ...withServer({ listen: '' }), contactUrl: '', copyright: null }))
    const { status, stderr } = run([file, out])
    expect(stderr).toBe(
      [
        'The console is not configured, because of 3 mistakes:',
        '- contactUrl must be an address',
        '- copyright must have the year `from` and the name `owner`',
        '- server.listen must be a port, or an address with a port such as 127.0.0.1:8080\n',
      ].join('\n'),
    )
    expect(status).toBe(1)
    expect(existsSync(out)).toBe(false)
  })
})

test.each([
  ['a file that is not there', '/nowhere.json', '', 'there is no file /nowhere.json'],
  ['two ways at once', '/nowhere.json', '{}', 'give either /nowhere.json or CONSOLE_CONFIG, not both'],
  ['neither way', undefined, '', 'give a file of settings, or its JSON in CONSOLE_CONFIG'],
])('%s is a sentence', (_, file, json, sentence) => {
  expect(() => givenSettings(file, json)).toThrow(new SettingsError([sentence]))
})
