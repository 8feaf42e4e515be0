import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Access } from './operation'

/** For tests: the bundled description, operation by operation. */

export type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly required?: readonly string[]
  readonly properties?: object
}
export type Media = {
  readonly schema: Schema
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}
type Content = { readonly content?: Readonly<Record<string, Media>> }
export type Parameter = {
  readonly $ref?: string
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema & { readonly default?: unknown; readonly pattern?: string }
}
type Written = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>
  readonly 'x-access': Access
  readonly 'x-provides'?: readonly string[]
  /** Missing on a read; a change that makes nothing stale says why. */
  readonly 'x-invalidates'?: readonly string[] | { readonly none: string }
  readonly 'x-secret'?: boolean
}
export type Operation = Written & { readonly method: string; readonly path: string }
type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Written>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

export const description = JSON.parse(readFileSync(join(__dirname, 'bundle.gen.json'), 'utf8')) as Description

/** What a local reference names; anything else is itself. */
export function resolved<Node extends { readonly $ref?: string }>(node: Node): Node {
  if (!node.$ref) return node
  const steps = node.$ref.slice(2).split('/')
  // The bundle's own references are complete: redocly has looked at them.
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], description) as Node
}

export const operations: readonly Operation[] = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, written]) => ({
    ...written,
    method: method.toUpperCase(),
    path,
    parameters: (written.parameters ?? [])
      .map(resolved)
      .map((parameter) => ({ ...parameter, schema: resolved(parameter.schema) })),
  })),
)

/** The one media type of a body or an answer, with the pointer to its schema. */
export function mediaOf(content: Content | undefined): { type: string; media: Media } | undefined {
  const [entry] = Object.entries(content?.content ?? {})
  return entry && { type: entry[0], media: entry[1] }
}

/** The named examples of an answer or a body. */
export const examplesOf = (
  content: (Content & { readonly $ref?: string }) | undefined,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(mediaOf(content && resolved(content))?.media.examples ?? {}).map(([name, { value }]) => [
      name,
      value,
    ]),
  )

export const isMultipart = ({ requestBody }: Operation): boolean =>
  'multipart/form-data' in (requestBody?.content ?? {})

/** The first example of the body. */
export const exampleBody = ({ requestBody }: Operation): unknown => Object.values(examplesOf(requestBody))[0]

/** A value that the description allows a parameter to have; a free text is hostile. */
export function allowedValue({ name, in: place, schema }: Parameter): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer') return 7
  if (schema.type === 'array') return ['Trần, Sons', 'b&c']
  if (schema.pattern?.includes('[0-9]{6}')) return '409127'
  if (schema.pattern) return 'createdAt:DESC'
  // A header cannot hold every character.
  return place === 'header' ? `a header ${name}` : `Trần & Sons #1 a/b?c=d "${name}"`
}

/** The operation's path with an allowed value in each of its places. */
export const filledPath = ({ path, parameters = [] }: Operation): string =>
  parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (at, parameter) =>
        at.replace(`{${parameter.name}}`, encodeURIComponent(String(allowedValue(parameter)))),
      path,
    )

/** The cache tags that a change makes stale. */
export const staleTags = ({ 'x-invalidates': stale = [] }: Operation): readonly string[] =>
  'none' in stale ? [] : stale

export const isStream = ({ responses }: Operation): boolean =>
  'text/event-stream' in (responses['200']?.content ?? {})
