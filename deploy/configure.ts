/**
 * Makes what nginx serves out of `dist/` and a configuration: the two documents with the configuration inside, and
 * the security headers as an include file. Usage: `tsx deploy/configure.ts CONFIG.json OUT_FOLDER`.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { securityHeaders, withConfig } from './document'

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
}

const [, , configFile, out] = process.argv
if (configFile && out && process.argv[1]?.endsWith('configure.ts'))
  configure(join(__dirname, '../dist'), JSON.parse(readFileSync(configFile, 'utf8')) as Hosted, out)
