/**
 * Makes what nginx serves out of `dist/` and a configuration: the two documents with the configuration inside, and
 * the security headers as an include file. Usage: `tsx deploy/configure.ts CONFIG.json OUT_FOLDER`.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { securityHeaders, withConfig } from './document'
import { pageLinks, textLinks, type Preloads } from './preloads'

type Hosted = Parameters<typeof securityHeaders>[0]

export function configure(dist: string, config: Hosted, out: string): void {
  mkdirSync(out, { recursive: true })
  cpSync(dist, join(out, 'console'), { recursive: true })
  for (const name of ['index.html', 'login.html']) {
    const html = readFileSync(join(dist, name), 'utf8')
    writeFileSync(join(out, 'console', name), withConfig(html, config))
  }
  const headers = Object.entries(securityHeaders(config)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  )
  writeFileSync(join(out, 'console-headers.conf'), headers.join('\n') + '\n')
  const preloads = JSON.parse(readFileSync(join(dist, 'preloads.json'), 'utf8')) as Preloads
  writeFileSync(join(out, 'console-preloads.conf'), preloadMaps(preloads, config))
}

/** `$console_link`, the `Link` header of a document by its path and language (deploy/preloads.ts). */
export function preloadMaps(preloads: Preloads, config: Hosted): string {
  const texts = textLinks(preloads)
  const entries = Object.entries(pageLinks(preloads, config)).flatMap(([path, links]) =>
    (['en', 'vi'] as const).map((lang) => `  "${lang} ${path}" '${links}, ${texts[lang]}';`),
  )
  return [
    'map $arg_lang $console_lang { "" en; en en; default vi; }',
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
