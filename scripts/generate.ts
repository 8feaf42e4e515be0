/**
 * Makes src/texts/<language>.gen.ts of the texts, and everything that follows from the description: openapi/bundle.gen.json, schema.gen.ts (types),
 * operations.gen.ts (access map), cache-tags.gen.ts, values.gen.ts (enumerations), bounds.gen.ts (limits),
 * src/api/<tag>.gen.ts (endpoints), src/api/door.gen.ts (what leaves src/api of these), and docs/access.md.
 * Fails when the description does not pass its lint.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { format, resolveConfig } from 'prettier'
import { accessPage, type Described } from './access-page'
import { doorModule } from './api-door'
import { boundsModule, valuesModule, type DescribedValues } from './description-values'

const root = join(__dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
/** Runs a generator without a word; when it fails, what it says is all that is said. */
function run(name: string, ...args: string[]): void {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { status, stdout, stderr } = spawnSync(bin(name), args, { cwd: root, env, encoding: 'utf8' })
  if (status === 0) return
  console.error(stdout + stderr)
  process.exit(status ?? 1)
}

const HEADER = '// Made by `npm run generate`. Do not edit.\n'

/** The table that the client's `may` and the sandbox's guard both read. */
function operationsTable({ paths }: Described): string {
  const rows = Object.values(paths).flatMap((item) =>
    Object.values(item).map((operation) => {
      // JSON leaves out what is undefined.
      const row = {
        access: operation['x-access'],
        background: operation['x-background'],
        secret: operation['x-secret'],
      }
      return `  ${operation.operationId}: ${JSON.stringify(row)},`
    }),
  )
  return `${HEADER}import type { OperationTable } from './operation'

export const operations = {
${rows.join('\n')}
} as const satisfies OperationTable
`
}

/** Writes a module in the form of one that is written by hand: people read its values. */
async function writeModule(file: string, text: string): Promise<void> {
  const path = join(root, file)
  writeFileSync(path, await format(HEADER + text, { ...(await resolveConfig(path)), filepath: path }))
}

/** The texts of one language, put together from its files. */
function textsModule(lang: string): string {
  const names = readdirSync(join(root, 'src/texts', lang)).map((file) => file.replace(/\.json$/, ''))
  const imported = names.map((name) => [
    name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    name,
  ])
  return `${imported.map(([as, name]) => `import ${as} from './${lang}/${name}.json'`).join('\n')}

/** All texts of the app in one language, loaded once as one chunk. */
export const texts = { ${imported.map(([as]) => `...${as}`).join(', ')} }
`
}

async function main() {
  for (const lang of ['en', 'vi']) await writeModule(`src/texts/${lang}.gen.ts`, textsModule(lang))
  run('redocly', 'lint', '--config', 'openapi/redocly.yaml', 'console')
  run(
    'redocly',
    'bundle',
    '--config',
    'openapi/redocly.yaml',
    'console',
    '--output',
    'openapi/bundle.gen.json',
  )
  const description = JSON.parse(readFileSync(join(root, 'openapi/bundle.gen.json'), 'utf8')) as Described &
    DescribedValues & { readonly 'x-cache-tags': readonly string[] }
  writeFileSync(join(root, 'openapi/operations.gen.ts'), operationsTable(description))
  await writeModule('openapi/values.gen.ts', valuesModule(description))
  await writeModule('openapi/bounds.gen.ts', boundsModule(description))
  writeFileSync(join(root, 'docs/access.md'), accessPage(description))
  const tags = description['x-cache-tags']
  writeFileSync(
    join(root, 'openapi/cache-tags.gen.ts'),
    `${HEADER}export const cacheTags = ${JSON.stringify(tags)} as const\n`,
  )
  run('openapi-typescript', 'openapi/bundle.gen.json', '--output', 'openapi/schema.gen.ts')
  run('rtk-query-codegen-openapi', 'scripts/openapi-codegen.config.cjs')
  await writeModule('src/api/door.gen.ts', doorModule(description, root))
}

void main()
