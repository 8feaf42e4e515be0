/**
 * Makes what nginx serves out of `dist/` and a configuration: the documents with the configuration inside, and
 * the security headers as include files, for /login one of its own. Usage: `tsx deploy/configure.ts CONFIG.json OUT_FOLDER`.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { securityHeaders, withConfig } from './document'
import { pageLinks, textLinks, type Preloads } from './preloads'

type Hosted = Parameters<typeof securityHeaders>[0]

export function configure(dist: string, config: Hosted, out: string): void {
  mkdirSync(out, { recursive: true })
  cpSync(dist, join(out, 'console'), { recursive: true })
  for (const name of ['index.html', 'login.html', 'login.vi.html']) {
    const html = withConfig(readFileSync(join(dist, name), 'utf8'), config)
    writeFileSync(join(out, 'console', name), html)
    writeFileSync(join(out, 'console', `${name}.gz`), gzipSync(html))
  }
  const signIn = readFileSync(join(dist, 'login.html'), 'utf8') // its style sheet is the same in both languages
  writeFileSync(join(out, 'console-headers.conf'), headers(config))
  writeFileSync(join(out, 'console-login-headers.conf'), headers(config, signIn))
  const preloads = JSON.parse(readFileSync(join(dist, 'preloads.json'), 'utf8')) as Preloads
  writeFileSync(join(out, 'console-preloads.conf'), preloadMaps(preloads, config))
}

const headers = (config: Hosted, html?: string): string =>
  Object.entries(securityHeaders(config, html))
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('')

/** `$console_link`, the `Link` header of a document by its path and language (deploy/preloads.ts). */
export function preloadMaps(preloads: Preloads, config: Hosted): string {
  const entries = Object.entries(pageLinks(preloads, config)).flatMap(([path, links]) => {
    const texts = textLinks(preloads, path)
    return (['en', 'vi'] as const).map((lang) => `  "${lang} ${path}" '${links}, ${texts[lang]}';`)
  })
  return [
    'map $arg_lang $console_lang { "" en; en en; default vi; }',
    'map $console_lang $console_login { default /login.vi.html; en /login.html; }',
    'map $request_uri $console_path { default ""; "~^(?<page>/[^?]*?)/*(\\?|$)" $page; }',
    'map "$console_lang $console_path" $console_link {',
    '  default "";',
    ...entries,
    '}',
    '',
  ].join('\n')
}

const [, , configFile, out] = process.argv
if (configFile && out && process.argv[1]?.endsWith('configure.ts'))
  configure(join(__dirname, '../dist'), JSON.parse(readFileSync(configFile, 'utf8')) as Hosted, out)
