/** What nginx is told, made of the templates in deploy/nginx: `{{name}}` stands where a value goes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { securityHeaders } from './document'
import { pageLinks, textLinks, type Preloads } from './preloads'
import type { Server, Settings } from './settings'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const POLICY = 'Content-Security-Policy'

export type Places = {
  /** The configured documents. */
  readonly documents: string
  /** The folder that holds `assets`. */
  readonly assets: string
}

function filled(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(__dirname, 'nginx', template), 'utf8')
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${template}: ${place} has no value`)
    return value
  })
}

const lines = (list: readonly string[], indent = '    ') => list.map((line) => indent + line).join('\n')

/** `Link` of a document by its language and path (deploy/preloads.ts). */
const linkEntries = (preloads: Preloads, config: Settings['config']): string[] =>
  Object.entries(pageLinks(preloads, config)).flatMap(([path, links]) => {
    const texts = textLinks(preloads, path)
    return (['en', 'vi'] as const).map((lang) => `"${lang} ${path}" '${links}, ${texts[lang]}';`)
  })

const variableOf = (header: string) => header.toLowerCase().replace(/-/g, '_')

type Target = { readonly origin: string; readonly base: string }
const targetOf = (address: string): Target => {
  const { origin, pathname } = new URL(address)
  return { origin, base: pathname.replace(/\/+$/, '') }
}

/** Longer paths first: the first that fits answers. */
function proxied({ proxy }: Server) {
  return Object.entries(proxy)
    .map(([path, target]) => ({
      path: path.replace(/\/+$/, ''),
      target: target === false ? undefined : targetOf(target),
    }))
    .sort((a, b) => b.path.length - a.path.length)
}

function proxies({ config, server }: Settings): string {
  const paths = proxied(server)
  const live = `${config.bases.console.replace(/\/+$/, '')}/messages/stream`
  const channel = paths.find(({ path }) => live.startsWith(`${path}/`))
  const blocks = paths.map(({ path, target }) => {
    const pattern = path.replace(/\./g, '\\.')
    return target
      ? filled('proxy.conf', { pattern, ...target })
      : `    location ~ ^${pattern}(/|$) {\n        return 404; # answered before this nginx\n    }\n`
  })
  if (channel?.target) {
    const { origin, base } = channel.target
    blocks.push(filled('live.conf', { path: live, target: base + live.slice(channel.path.length), origin }))
  }
  return blocks.join('')
}

const redirect = ({ listen, redirectFrom, name }: Server) => {
  const port = /\d+$/.exec(listen)?.[0]
  return redirectFrom === undefined
    ? ''
    : `server {
    listen ${redirectFrom};
    server_name ${name};
    server_tokens off;
    access_log off;
    return 308 https://$host${port === '443' ? '' : `:${port}`}$request_uri;
}
`
}

const listening = ({ listen, tls }: Server): string[] =>
  tls
    ? [
        `listen ${listen} ssl http2;`,
        `ssl_certificate ${tls.certificate};`,
        `ssl_certificate_key ${tls.key};`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
        'ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;',
        'ssl_session_cache shared:console:1m;',
        'ssl_session_tickets off;',
      ]
    : [`listen ${listen};`]

/** What stands in `http { }`. `signIn` is the built document of /login, whose style sheet its policy names. */
export function consoleConf(settings: Settings, preloads: Preloads, signIn: string, places: Places): string {
  const { config, server } = settings
  const { [POLICY]: policy = '', ...others } = securityHeaders(config)
  const names = Object.keys(others)
  const sent = [
    [POLICY, 'csp'],
    ...names.map((name) => [name, variableOf(name)]),
    ['Strict-Transport-Security', 'hsts'],
    ['Cache-Control', 'cache'],
  ]
  return filled('console.conf', {
    links: lines(linkEntries(preloads, config)),
    policy,
    loginPolicy: securityHeaders(config, signIn)[POLICY] ?? '',
    headerMaps: names
      .map(
        (name) =>
          `map $upstream_http_${variableOf(name)} $console_${variableOf(name)} { "" "${others[name]}"; default ""; }`,
      )
      .join('\n'),
    headers: lines([
      ...sent.map(([name, variable]) => `add_header ${name} $console_${variable} always;`),
      'add_header Link $console_link;',
      // Made of the content, so that all replicas say the same ETag (deploy/configure.ts); no moment in time.
      'add_header Last-Modified "";',
    ]),
    listen: lines(listening(server)),
    name: server.name,
    redirect: redirect(server),
    brotli: server.brotli ? 'brotli_static on;' : '',
    accessLog: server.logs ? `${server.logs}/console.access.log` : '/dev/stdout',
    errorLog: server.logs ? `${server.logs}/console.error.log` : 'stderr',
    proxies: proxies(settings),
    ...places,
  })
}

/** A whole nginx whose own files are all in `folder`. */
export const nginxConf = ({ server }: Settings, folder: string): string =>
  filled('nginx.conf', { modules: server.brotli ? `load_module ${BROTLI};` : '', folder })
