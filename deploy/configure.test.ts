/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { avatarBytes, importBytes, logoBytes } from '../openapi/bounds.gen'
import { timings } from '../src/timings'
import { configure, type Options } from './configure'
import { linkHeader } from './preloads'
import { readSettings } from './settings'

/** What is made of a small build; what nginx makes of it: e2e/deploy. */

const parent = mkdtempSync(join(tmpdir(), 'console-configure-'))
const out = join(parent, 'out')
afterAll(() => rmSync(parent, { recursive: true }))

const example = JSON.parse(readFileSync(join(__dirname, 'config.proxied.example.json'), 'utf8')) as {
  contactUrl: string
}

/** A build whose assets are named after its release. */
function build(release: string): string {
  const dist = join(parent, `dist-${release}`)
  mkdirSync(join(dist, 'assets'), { recursive: true })
  const html = (name: string) =>
    `<p>${name} ${release}</p><style>.${release}{}</style><script type="application/json" id="config">null</script>`
  for (const name of ['index.html', 'login.html', 'login.vi.html'])
    writeFileSync(join(dist, name), html(name))
  writeFileSync(join(dist, 'assets', `main.${release}.js`), release)
  const preloads = {
    pages: { '/': [`assets/main.${release}.js`] },
    texts: { en: [], vi: [] },
    adminTexts: {},
  }
  writeFileSync(join(dist, 'preloads.json'), JSON.stringify(preloads))
  return dist
}

function make(release: string, folder = out, over: object = {}, options?: Options) {
  configure(build(release), readSettings(JSON.stringify({ ...example, ...over })), folder, options)
  const conf = readFileSync(join(folder, 'console.conf'), 'utf8')
  const documents = /^ {4}root (.+);$/m.exec(conf)?.[1] ?? ''
  return { conf, documents, tag: statSync(join(documents, 'login.html')).mtimeMs }
}

test('S7 documents hold the configuration, packed too, and two replicas give them one ETag', () => {
  const one = make('a')
  const other = make('a', join(parent, 'replica'))
  const html = readFileSync(join(one.documents, 'login.vi.html'))
  expect(html.toString()).toContain(example.contactUrl)
  expect(html.toString()).not.toContain('account.internal')
  expect(gunzipSync(readFileSync(join(one.documents, 'login.vi.html.gz')))).toEqual(html)
  expect(brotliDecompressSync(readFileSync(join(one.documents, 'login.vi.html.br')))).toEqual(html)
  expect(other.tag).toBe(one.tag)
  // Neither the length nor the release has changed.
  expect(make('a', join(parent, 'other'), { contactUrl: example.contactUrl.replace('s', 't') }).tag).not.toBe(
    one.tag,
  )
})

test('a further release keeps the assets of the ones before, and the documents that nginx still serves', () => {
  const folder = join(parent, 'upgraded')
  const releases = ['a', 'b', 'c'].map((release) => make(release, folder).documents)
  expect(readdirSync(join(folder, 'assets'))).toEqual(['main.a.js', 'main.b.js', 'main.c.js'])
  expect(readdirSync(join(folder, 'documents')).sort()).toEqual(
    releases
      .slice(1)
      .map((path) => path.replace(/.*\//, ''))
      .sort(),
  )
  expect(make('c', folder).documents).toBe(releases[2])
})

test('in place the assets stay where they were built', () => {
  const folder = join(parent, 'in-place')
  const { conf } = make('a', folder, {}, { inPlace: true })
  expect(readdirSync(folder).sort()).toEqual(['console.conf', 'documents', 'nginx.conf', 'tmp'])
  expect(conf).toContain(`root ${join(parent, 'dist-a')};`)
})

test('S1 S6 all headers stand in the server, and none in a place that would lose the others', () => {
  const { conf } = make('a')
  const [, server = ''] = conf.split(/^server \{\n {4}listen 443/m)
  expect(server.match(/^ {4}add_header/gm)).toHaveLength(9)
  expect(server).not.toMatch(/^ {8,}add_header/m)
  const policies = [...conf.matchAll(/"(default-src[^"]*)"/g)].map(([, policy]) => policy)
  expect(policies).toHaveLength(2)
  expect(policies[1]).not.toBe(policies[0]) // that of /login names its style sheet
})

const seconds = (conf: string, name: string) =>
  [...conf.matchAll(new RegExp(`\\b${name} (\\d+)s;`, 'g'))].map(([, value]) => Number(value) * 1000)

test('S10 whatever nginx waits for, it waits longer than the console does', () => {
  const { conf } = make('a')
  for (const name of ['proxy_read_timeout', 'proxy_send_timeout', 'client_body_timeout', 'send_timeout']) {
    const values = seconds(conf, name)
    expect(values).not.toHaveLength(0)
    for (const value of values) expect(value).toBeGreaterThan(timings.request)
  }
  const live = /location = \/api\/console\/messages\/stream \{([^}]*)\}/.exec(conf)?.[1] ?? ''
  expect(seconds(live, 'proxy_read_timeout')[0]).toBeGreaterThan(timings.liveSilence)
  expect(seconds(live, 'proxy_read_timeout')[0]).toBeGreaterThanOrEqual(60_000)
  expect(live).toContain('proxy_buffering off;')
  expect(conf).not.toMatch(/upgrade/i)
})

/** A frame of a form, its headers, a name of 255 characters. */
const FRAME = 2_000

test('S9 the largest picture and the largest import fit, with the frame around them', () => {
  const sizes = [...make('a').conf.matchAll(/client_max_body_size (\d+)m;/g)].map(
    ([, size]) => Number(size) * 1024 * 1024,
  )
  expect(Math.min(...sizes)).toBeGreaterThan(Math.max(avatarBytes, logoBytes) + FRAME)
  expect(Math.max(...sizes)).toBeGreaterThan(importBytes + FRAME)
  const forms = readdirSync(join(__dirname, '../openapi/paths')).flatMap((name) => {
    const text = readFileSync(join(__dirname, '../openapi/paths', name), 'utf8')
    return [...text.matchAll(/operationId: (\w+)(?:(?!operationId)[\s\S])*multipart\/form-data/g)].map(
      ([, id]) => id,
    )
  })
  const paths = readFileSync(join(__dirname, '../openapi/openapi.yaml'), 'utf8')
  const imports = forms.filter((id) => new RegExp(`/_import:\\s*\\{ .*#/${id} `).test(paths))
  // Whatever takes a file is a picture, or has the larger limit by its path.
  expect(forms.filter((id) => !imports.includes(id)).sort()).toEqual([
    'uploadOrganizationLogo',
    'uploadOwnAvatar',
  ])
  expect(imports).toHaveLength(4)
})

test('nginx is told what the document of each page preloads, in each language, and the document of /login', () => {
  const dist = build('a')
  const preloads = {
    pages: { '/': ['assets/profile.js'], '/console-users': ['assets/accounts.js'] },
    texts: { en: ['assets/en.js'], vi: ['assets/vi.js'] },
    adminTexts: { '/console-users': { en: ['assets/admin-en.js'], vi: ['assets/admin-vi.js'] } },
  }
  writeFileSync(join(dist, 'preloads.json'), JSON.stringify(preloads))
  const settings = readSettings(JSON.stringify(example))
  configure(dist, settings, join(parent, 'preloads'))
  const conf = readFileSync(join(parent, 'preloads/console.conf'), 'utf8')
  for (const path of Object.keys(preloads.pages))
    for (const lang of ['en', 'vi'])
      expect(conf).toContain(`"${lang} ${path}" '${linkHeader(preloads, settings.config, path, lang)}';`)
  expect(conf).toContain('map $console_lang $console_login { default /login.vi.html; en /login.html; }')
})
