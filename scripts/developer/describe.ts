import type { Described } from '../../src/developer/requests'

/** The bundled description as the developer panel needs it: which operation a call is, and what it can answer. */

/** A part of a schema that matters here. */
export type Schema = {
  readonly $ref?: string
  readonly format?: string
  readonly writeOnly?: boolean
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
}
type Content = Readonly<
  Record<
    string,
    {
      readonly schema?: Schema
      readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
    }
  >
>
type Body = { readonly $ref?: string; readonly content?: Content }
type Written = {
  readonly operationId: string
  readonly summary?: string
  readonly tags: readonly string[]
  readonly 'x-secret'?: boolean
  readonly parameters?: readonly { readonly $ref?: string; readonly name: string; readonly schema?: Schema }[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Body>>
}
export type Bundle = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Written>>>>
  readonly components: { readonly responses?: Readonly<Record<string, { readonly content?: Content }>> }
}

const JSON_TYPE = 'application/json'

export type Description = ReturnType<typeof describe>

/** What the panel, the door and tapes ask of a bundle. */
export function describe({ paths, components }: Bundle) {
  const routes = Object.entries(paths)
    // A path with fewer holes is meant before one that a hole would swallow.
    .sort(([one], [other]) => holes(one) - holes(other))
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
        operation,
      })),
    )
  const contentOf = ({ operation }: (typeof routes)[number], status: string): Content => {
    const response = operation.responses[status]
    const name = response?.$ref?.split('/').at(-1) ?? ''
    return response?.content ?? components.responses?.[name]?.content ?? {}
  }
  const examplesOf = (route: (typeof routes)[number]) =>
    Object.keys(route.operation.responses).flatMap((status) =>
      Object.entries(contentOf(route, status)[JSON_TYPE]?.examples ?? {}).map(([name, { value }]) => ({
        status: Number(status),
        name,
        value,
      })),
    )
  const byId = new Map(routes.map((route) => [route.operation.operationId, route]))
  return {
    operations: (): readonly Described[] =>
      [...byId.values()].map((route) => ({
        id: route.operation.operationId,
        tag: route.operation.tags[0] ?? '',
        summary: route.operation.summary ?? '',
        examples: examplesOf(route).map(({ status, name, value }) => ({
          status,
          name,
          message: messageOf(value),
        })),
      })),
    /** The operation of a call; the path begins with the family, as in the description. */
    match: (method: string, path: string): string | undefined =>
      routes.find((route) => route.method === method && route.path.test(path))?.operation.operationId,
    has: (id: string) => byId.has(id),
    /** The value of a named example; undefined where there is none. */
    example: (id: string, status: number, name: string): unknown => {
      const route = byId.get(id)
      return route && examplesOf(route).find((each) => each.status === status && each.name === name)?.value
    },
  }
}

const holes = (path: string) => path.split('{').length

const messageOf = (value: unknown): string | undefined => {
  const { message } = (value ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : undefined
}
