/**
 * Makes what nginx serves out of a build and the settings of an operator (deploy/README.md):
 * `documents/`, with the configuration inside, packed; `assets/`, to which those of a further release are added;
 * `console.conf`, which stands in `http { }`; and `nginx.conf`, a whole nginx around it.
 *
 * `tsx deploy/configure.ts [--in-place] [SETTINGS.json] OUT`. Without a file the settings are the JSON in CONSOLE_CONFIG.
 * With `--in-place` the assets stay where they were built. All mistakes are told at once, and nothing is written then.
 */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { withConfig } from './document'
import { consoleConf, nginxConf } from './nginx'
import type { Preloads } from './preloads'
import { readSettings, SettingsError, type Settings } from './settings'

const NAMES = ['index.html', 'login.html', 'login.vi.html'] as const

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** nginx makes the ETag of a file's time and length. A time made of the content is the same on every replica. */
function keep(file: string, content: Buffer | string, html: string): void {
  writeFileSync(file, content)
  const seconds = 1_000_000_000 + (hashOf(html).readUInt32BE() % 700_000_000)
  utimesSync(file, seconds, seconds)
}

/** In a folder of their own, so that nginx goes from one release to the next at once, when it reads `console.conf` again. */
function writeDocuments(dist: string, config: Settings['config'], out: string): string {
  const documents = NAMES.map((name) => ({
    name,
    html: withConfig(readFileSync(join(dist, name), 'utf8'), config),
  }))
  const release = hashOf(documents.map(({ html }) => html).join(''))
    .toString('hex')
    .slice(0, 12)
  const folder = join(out, 'documents', release)
  mkdirSync(folder, { recursive: true })
  for (const { name, html } of documents) {
    const file = join(folder, name)
    keep(file, html, html)
    keep(`${file}.gz`, gzipSync(html), html)
    keep(`${file}.br`, brotliCompressSync(html), html)
  }
  return folder
}

/** A reader never finds half a file. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

export type Options = { readonly inPlace?: boolean }

/** @param dist the build; `out` is made, or added to */
export function configure(dist: string, settings: Settings, out: string, { inPlace }: Options = {}): void {
  const preloads = JSON.parse(readFileSync(join(dist, 'preloads.json'), 'utf8')) as Preloads
  mkdirSync(join(out, 'tmp'), { recursive: true })
  // Before the documents that name them.
  if (!inPlace) cpSync(join(dist, 'assets'), join(out, 'assets'), { recursive: true })
  const before = existsSync(join(out, 'documents')) ? readdirSync(join(out, 'documents')) : []
  const documents = writeDocuments(dist, settings.config, out)
  const signIn = readFileSync(join(dist, 'login.html'), 'utf8') // its style sheet is the same in both languages
  const places = { documents, assets: inPlace ? dist : out }
  // Until nginx has read the new ones, it serves the documents that it knows: those stay until the next time.
  const known = existsSync(join(out, 'console.conf')) ? readFileSync(join(out, 'console.conf'), 'utf8') : ''
  replace(join(out, 'console.conf'), consoleConf(settings, preloads, signIn, places))
  replace(join(out, 'nginx.conf'), nginxConf(settings, out))
  for (const name of before) {
    const folder = join(out, 'documents', name)
    if (folder !== documents && !known.includes(`${folder};`)) rmSync(folder, { recursive: true })
  }
}

/** The settings that were given; exactly one of the two ways. */
export function givenSettings(file: string | undefined, json: string | undefined): Settings {
  if (file !== undefined && json) throw new SettingsError([`give either ${file} or CONSOLE_CONFIG, not both`])
  if (json) return readSettings(json)
  if (file === undefined) throw new SettingsError(['give a file of settings, or its JSON in CONSOLE_CONFIG'])
  if (!existsSync(file)) throw new SettingsError([`there is no file ${file}`])
  return readSettings(readFileSync(file, 'utf8'))
}

function main(args: readonly string[]): number {
  const inPlace = args.includes('--in-place')
  const [first, second] = args.filter((arg) => arg !== '--in-place')
  const [file, out] = second === undefined ? [undefined, first] : [first, second]
  const dist = join(__dirname, '../dist')
  try {
    if (out === undefined) throw new SettingsError(['give a folder to write to'])
    const settings = givenSettings(file, process.env.CONSOLE_CONFIG)
    if (!existsSync(join(dist, 'preloads.json')))
      throw new SettingsError(['there is no build yet: npm run build makes it'])
    configure(dist, settings, resolve(out), { inPlace })
    return 0
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    const many = error.mistakes.length > 1 ? `${error.mistakes.length} mistakes` : 'a mistake'
    console.error([`The console is not configured, because of ${many}:`, ...error.mistakes].join('\n- '))
    return 1
  }
}

if (require.main === module) process.exitCode = main(process.argv.slice(2))
