/**
 * Makes everything that follows from the description: openapi/bundle.gen.yaml, schema.gen.ts (types),
 * operations.gen.ts (access map), cache-tags.gen.ts, and src/api/<tag>.gen.ts (endpoints).
 * Fails when the description does not pass its lint.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const root = join(__dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const run = (name: string, ...args: string[]) =>
  execFileSync(bin(name), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })

type Operation = {
  operationId: string
  'x-access': { session: string; any?: { roles?: string[]; permissions?: string[] }[] }
  'x-background'?: boolean
  'x-secret'?: boolean
}
type Description = { paths: Record<string, Record<string, Operation>>; 'x-cache-tags': string[] }

const HEADER = '// Made by `npm run generate` from openapi/. Do not edit.\n'

/** The table that the client's `may` and the sandbox's guard both read. */
function operationsTable({ paths }: Description): string {
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, o]) => {
      const row = {
        method,
        path,
        access: o['x-access'],
        background: o['x-background'] ?? false,
        secret: o['x-secret'] ?? false,
      }
      return `  ${o.operationId}: ${JSON.stringify(row)},`
    }),
  )
  return `${HEADER}import type { OperationTable } from './operation'

export const operations = {
${rows.join('\n')}
} satisfies OperationTable
`
}

function main() {
  run('redocly', 'lint', '--config', 'openapi/redocly.yaml', 'console')
  run(
    'redocly',
    'bundle',
    '--config',
    'openapi/redocly.yaml',
    'console',
    '--output',
    'openapi/bundle.gen.yaml',
  )
  const description = parse(readFileSync(join(root, 'openapi/bundle.gen.yaml'), 'utf8')) as Description
  writeFileSync(join(root, 'openapi/operations.gen.ts'), operationsTable(description))
  const tags = description['x-cache-tags']
  writeFileSync(
    join(root, 'openapi/cache-tags.gen.ts'),
    `${HEADER}export const cacheTags = ${JSON.stringify(tags)} as const\n`,
  )
  run('openapi-typescript', 'openapi/bundle.gen.yaml', '--output', 'openapi/schema.gen.ts')
  run('rtk-query-codegen-openapi', 'scripts/openapi-codegen.config.cjs')
}

main()
