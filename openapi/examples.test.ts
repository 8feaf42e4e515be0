/** @jest-environment node */
import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { description, mediaOf, operations, resolved } from './testing'

type Node = { [key: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The schema with every object closed where it is used, so that an example with a misspelt field is refused too.
 * Parts of an `allOf` stay open: the whole is closed.
 */
function closed(schema: unknown): unknown {
  if (!isNode(schema)) return schema
  const each = (map: unknown) =>
    isNode(map) ? Object.fromEntries(Object.entries(map).map(([name, one]) => [name, closed(one)])) : map
  return { ...inside(schema, each), unevaluatedProperties: false }
}
function inside(schema: Node, each: (map: unknown) => unknown): Node {
  return {
    ...schema,
    ...(schema.properties !== undefined && { properties: each(schema.properties) }),
    ...(schema.items !== undefined && { items: closed(schema.items) }),
    ...(Array.isArray(schema.allOf) && { allOf: schema.allOf.map((part: Node) => inside(part, each)) }),
  }
}

const components = Object.fromEntries(
  Object.entries(description.components.schemas).map(([name, schema]) => [
    name,
    inside(schema as Node, (map) => (closed({ properties: map }) as Node).properties),
  ]),
)
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats(ajv)
ajv.addSchema({ $id: 'description', components: { schemas: components } })

const absolute = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? `description${value}` : value,
  )

type Example = [name: string, schema: unknown, value: unknown]
const examples: Example[] = operations.flatMap(({ operationId, requestBody, responses }) => {
  const contents = [
    ['body', requestBody] as const,
    ...Object.entries(responses).map(([status, response]) => [status, resolved(response)] as const),
  ]
  return contents.flatMap(([where, content]) => {
    const found = mediaOf(content)
    return Object.entries(found?.media.examples ?? {}).map(([name, { value }]): Example => [
      `${operationId} ${where} ${name}`,
      found?.media.schema,
      value,
    ])
  })
})

test.each(examples)('the example %s is what its schema says', (_name, schema, value) => {
  const validate = ajv.compile(absolute(closed(schema)) as object)
  validate(value)
  expect(validate.errors ?? []).toEqual([])
})

test('an example with an unknown field, or without a required one, would be refused', () => {
  const login = operations.find(({ operationId }) => operationId === 'login')
  const validate = ajv.compile(absolute(closed(mediaOf(login?.responses['200'])?.media.schema)) as object)
  expect(validate({ success: true, result: { status: 'authenticated' } })).toBe(true)
  expect(validate({ success: true, result: { status: 'authenticated', tokn: 'x' } })).toBe(false)
  expect(validate({ success: true })).toBe(false)
})

test('every documented answer with a body has an example', () => {
  const bare = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([, response]) => {
        const found = mediaOf(resolved(response))
        return found && Object.keys(found.media.examples ?? {}).length === 0
      })
      .map(([status]) => `${operationId} ${status}`),
  )
  expect(bare).toEqual([])
})

test('refusals are told by 401, 403, 409 and 429 alone', () => {
  const statuses = new Set(operations.flatMap(({ responses }) => Object.keys(responses)))
  expect([...statuses].sort()).toEqual(['200', '401', '403', '409', '429'])
})
