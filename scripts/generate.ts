/**
 * Makes src/texts/<language>*.gen.ts of the texts, and everything that follows from the description: openapi/bundle.gen.json, schema.gen.ts (types),
 * operations.gen.ts (access map), cache-tags.gen.ts, values.gen.ts (enumerations), bounds.gen.ts (limits),
 * src/api/<tag>.gen.ts (endpoints), src/api/door.gen.ts (what leaves src/api of these), docs/access.md, docs/security.md and docs/packages.md.
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
import { packagesPage, type Lock } from './security/packages'
import { securityPage } from './security/page'

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

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** A module that puts the texts of a folder together. */
function textsModule(folder: string, comment: string): string {
  const names = readdirSync(join(root, 'src/texts', folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
  return `${names.map((name) => `import ${camelCase(name)} from './${folder}/${name}.json'`).join('\n')}

/** ${comment} */
export const texts = { ${names.map((name) => `...${camelCase(name)}`).join(', ')} }
`
}

const allTextsModule = (lang: string) => `import { texts as access } from './${lang}-access.gen'
import { texts as admin } from './${lang}-admin.gen'
import { texts as commands } from './${lang}-commands.gen'
import { texts as common } from './${lang}-common.gen'
import { texts as permissions } from './${lang}-permissions.gen'
import { texts as superAdmin } from './${lang}-super-admin.gen'
import { texts as systemSetting } from './${lang}-system-setting.gen'

/** All texts in one language, for types, tests and stories. The app loads the parts, each a chunk. */
export const texts = { ...common, ...admin, ...superAdmin, ...permissions, ...systemSetting, ...access, ...commands }
`

async function writeTexts(lang: string): Promise<void> {
  await writeModule(
    `src/texts/${lang}-common.gen.ts`,
    textsModule(lang, 'The texts that every page may need in one language, loaded as one chunk.'),
  )
  await writeModule(
    `src/texts/${lang}-admin.gen.ts`,
    textsModule(
      `${lang}/admin`,
      "What pages of an organization's administrators need beside them, loaded as one chunk with the first such page.",
    ),
  )
  await writeModule(
    `src/texts/${lang}-super-admin.gen.ts`,
    textsModule(`${lang}/super-admin`, 'The same for pages of super administrators.'),
  )
  await writeModule(
    `src/texts/${lang}-permissions.gen.ts`,
    textsModule(
      `${lang}/permissions`,
      'The same for the catalogue of permissions and what is granted of it.',
    ),
  )
  await writeModule(
    `src/texts/${lang}-system-setting.gen.ts`,
    textsModule(`${lang}/system-setting`, 'The same for the system setting, which nobody opens first.'),
  )
  await writeModule(
    `src/texts/${lang}-access.gen.ts`,
    textsModule(
      `${lang}/access`,
      'What explains who may do what, loaded as one chunk when somebody looks at a control or asks.',
    ),
  )
  await writeModule(
    `src/texts/${lang}-commands.gen.ts`,
    textsModule(`${lang}/commands`, 'What the search over everything says, with its code.'),
  )
  await writeModule(`src/texts/${lang}.gen.ts`, allTextsModule(lang))
}

async function main() {
  for (const lang of ['en', 'vi']) await writeTexts(lang)
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
  writeFileSync(join(root, 'docs/security.md'), securityPage())
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  writeFileSync(join(root, 'docs/packages.md'), packagesPage(lock))
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
