import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** For tests: the bundled description, operation by operation. */

export type Schema = {
  readonly $ref?: string
  readonly required?: readonly string[]
  readonly properties?: object
}
type Media = {
  readonly schema: Schema
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}
type Content = { readonly content?: Readonly<Record<string, Media>> }
type Parameter = {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required?: boolean
}
type Written = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>
  readonly 'x-provides'?: readonly string[]
  readonly 'x-invalidates'?: readonly string[]
  readonly 'x-secret'?: boolean
}
export type Operation = Written & { readonly method: string; readonly path: string }
type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Written>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

export const description = parse(readFileSync(join(__dirname, 'bundle.gen.yaml'), 'utf8')) as Description

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
    parameters: (written.parameters ?? []).map(resolved),
  })),
)

/** The one media type of a body or an answer, with the pointer to its schema. */
export function mediaOf(content: Content | undefined): { type: string; media: Media } | undefined {
  const [entry] = Object.entries(content?.content ?? {})
  return entry && { type: entry[0], media: entry[1] }
}
