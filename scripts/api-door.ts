import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Described } from './access-page'

/** `getOwnInfo` is `GetOwnInfo` in the names that the endpoint files give to hooks. */
const capitalized = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

/** The names that an endpoint file exports: its api, then its hooks. */
function exportsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const [, api = ''] = /export \{ injectedRtkApi as (\w+) \}/.exec(text) ?? []
  const [, hooks = ''] = /export const \{([^}]*)\} =\s*injectedRtkApi/.exec(text) ?? []
  return [api, ...hooks.split(',').map((name) => name.trim())].filter((name) => name !== '')
}

/**
 * src/api/door.gen.ts: every api and every hook by name, and the type of every named schema.
 * A secret call has no hook there: a hook keeps its answer in the store.
 */
export function doorModule({ tags, paths, components }: Described, root: string): string {
  const secret = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation['x-secret'])
    .map(({ operationId }) => `use${capitalized(operationId)}Mutation`)
  const endpoints = tags.map(({ name }) => {
    const names = exportsOf(join(root, 'src/api', `${name}.gen.ts`)).filter((each) => !secret.includes(each))
    return `export { ${names.join(', ')} } from './${name}.gen'\n`
  })
  const types = Object.keys(components.schemas)
    .sort()
    .map((name) => `export type ${name} = Schemas['${name}']\n`)
  return `${endpoints.join('')}
import type { components } from '../../openapi/schema.gen'

type Schemas = components['schemas']
${types.join('')}`
}
