import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Hono, type Context } from 'hono'
import { securityHeaders, signInDocument, withConfig } from '../deploy/document'
import { linkHeader, type Preloads } from '../deploy/preloads'
import type { HostConfig } from './config'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const ENCODINGS = [
  { name: 'br', extension: '.br', pack: (text: string) => brotliCompressSync(text, QUICK) },
  { name: 'gzip', extension: '.gz', pack: (text: string) => gzipSync(text) },
] as const
/** Those that the browser takes, the best first. */
const encodingsOf = (c: Context) => {
  const accepted = c.req.header('Accept-Encoding') ?? ''
  return ENCODINGS.filter(({ name }) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted),
  )
}

const readIfThere = (file: string) => readFile(file).catch(() => undefined)

/** The file of a path inside dist; undefined for a path that leaves it. */
function fileOf(dist: string, path: string): string | undefined {
  const file = normalize(join(dist, path))
  return file.startsWith(normalize(dist) + sep) && !file.includes('\0') ? file : undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

async function sendAsset(c: Context, file: string): Promise<Response | undefined> {
  const type = TYPES[extname(file)]
  if (!type || extname(file) === '.html') return undefined
  c.header('Vary', 'Accept-Encoding')
  c.header('Content-Type', type)
  for (const { name, extension } of encodingsOf(c)) {
    const packed = await readIfThere(file + extension)
    if (!packed) continue
    c.header('Content-Encoding', name)
    return c.body(new Uint8Array(packed))
  }
  const body = await readIfThere(file)
  return body && c.body(new Uint8Array(body))
}

/** A build of the development server has none. */
async function linkOf(c: Context, dist: string, config: HostConfig): Promise<string | undefined> {
  const preloads = await readIfThere(join(dist, 'preloads.json'))
  return (
    preloads &&
    linkHeader(JSON.parse(preloads.toString('utf8')) as Preloads, config, c.req.path, c.req.query('lang'))
  )
}

async function sendDocument(c: Context, dist: string, config: HostConfig): Promise<Response> {
  const name = c.req.path === '/login' ? signInDocument(c.req.query('lang')) : 'index.html'
  const document = await readIfThere(join(dist, name))
  if (!document) return c.text(`dist has no ${name}: build the console first`, 404)
  const built = document.toString('utf8')
  for (const [header, value] of Object.entries(securityHeaders(config, built))) c.header(header, value)
  c.header('Cache-Control', 'no-cache')
  const link = name === 'index.html' && (await linkOf(c, dist, config))
  if (link) c.header('Link', link)
  const html = withConfig(built, config)
  c.header('Vary', 'Accept-Encoding')
  const [encoding] = encodingsOf(c)
  if (!encoding) return c.html(html)
  c.header('Content-Encoding', encoding.name)
  c.header('Content-Type', TYPES['.html'])
  return c.body(new Uint8Array(encoding.pack(html)))
}

const accepts = (c: Context, type: string) => (c.req.header('Accept') ?? '*/*').includes(type)

/** The built console and the sandbox behind one address. */
export function createHost(sandbox: Hono, dist: string, config: HostConfig): Hono {
  const host = new Hono()
  // On every answer, those of the API too: a file that somebody uploaded can be opened as a document.
  host.use(async (c, next) => {
    await next()
    // A document has its own already.
    for (const [name, value] of Object.entries(securityHeaders(config)))
      if (!c.res.headers.has(name)) c.header(name, value)
  })
  host.all('/api/*', (c) => sandbox.fetch(c.req.raw, c.env))
  host.all('/captcha/*', (c) => sandbox.fetch(c.req.raw, c.env))
  host.all('/sandbox/*', (c) => sandbox.fetch(c.req.raw, c.env))
  host.get('*', async (c) => {
    const path = decoded(c.req.path)
    const isAsset = path.startsWith('/assets/')
    const file = fileOf(dist, path)
    const asset = file && (await sendAsset(c, file))
    if (asset) {
      asset.headers.set('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
      return asset
    }
    const wantsDocument = accepts(c, 'text/html') || (accepts(c, '*/*') && !TYPES[extname(path)])
    return wantsDocument && !isAsset ? sendDocument(c, dist, config) : c.text('Not found', 404)
  })
  return host
}
