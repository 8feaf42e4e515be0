import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import addFormats from 'ajv-formats'
import { OpenAPIBackend, type Document, type Request as Described } from 'openapi-backend'
import { plainText } from '../openapi/plain-text'

const bundle = join(__dirname, '..', 'openapi', 'bundle.gen.json')

/** A mistake in a request or an answer, in the words of JSON Schema. */
export type Mistake = { readonly path: string; readonly message: string }

/** What a change is in the logs: a row about a user, a row about an object type, or none. */
export type LogEntry =
  | { readonly category: 'Account'; readonly user: string; readonly action: string }
  | { readonly category: string; readonly object: string; readonly action: string }
  | { readonly none: string }

type Parameter = {
  readonly name: string
  readonly in: string
  readonly explode?: boolean
  readonly schema?: Schema
}
export type DescribedOperation = {
  readonly id: string
  readonly isRead: boolean
  /** Of everything that is no read. */
  readonly log?: LogEntry
  readonly parameters: readonly Parameter[]
  readonly isForm: boolean
  readonly isJson: boolean
  readonly statuses: readonly string[]
}

let loaded: OpenAPIBackend | undefined

/** Read once a process, its validators compiled when first needed: a fresh sandbox costs nothing here. */
export async function loadDescription(): Promise<OpenAPIBackend> {
  loaded ??= new OpenAPIBackend({
    // Made and linted by `npm run generate`.
    definition: JSON.parse(readFileSync(bundle, 'utf8')) as Document,
    quick: true,
    coerceTypes: true,
    // On, it strips the slash of a request but not that of a path such as /mngmnt/orgs/{orgId}/ (toolchain.md).
    ignoreTrailingSlashes: false,
    ajvOpts: { allErrors: true, strict: false },
    customizeAjv: (ajv) => addFormats(ajv),
  })
  if (loaded.initialized) return loaded
  await loaded.init()
  // The library lists all operations anew whenever it looks for one: several times a call.
  const operations = loaded.router.getOperations()
  loaded.router.getOperations = () => operations
  return loaded
}

type RawOperation = {
  operationId?: string
  parameters?: unknown
  requestBody?: { content?: Readonly<Record<string, { schema?: Schema }>> }
  responses?: object
  'x-log'?: LogEntry
  'x-read'?: boolean
  'x-side-effect'?: boolean
}

/** The operation that a request means; the path begins with the family. */
export async function matchOperation(method: string, path: string): Promise<DescribedOperation | undefined> {
  const found = (await loadDescription()).matchOperation({ method, path, headers: {} })
  if (!found?.operationId) return undefined
  // The bundle is dereferenced: there are no $ref left in what the library still types as having some.
  const operation = found as RawOperation
  const id = found.operationId
  const content = operation.requestBody?.content ?? {}
  return {
    id,
    isRead:
      method === 'GET'
        ? operation['x-side-effect'] !== true
        : operation['x-read'] === true || /^search[A-Z]/.test(id),
    ...(operation['x-log'] && { log: operation['x-log'] }),
    parameters: (operation.parameters ?? []) as Parameter[],
    isForm: 'multipart/form-data' in content,
    isJson: 'application/json' in content,
    statuses: Object.keys(operation.responses ?? {}),
  }
}

type Schema = {
  readonly format?: string
  readonly 'x-text'?: 'line' | 'lines'
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
}

/** Names of fields that hold a password, a code, a token or a key. */
function secretsIn({ properties = {}, items, allOf = [] }: Schema): string[] {
  const own = Object.entries(properties).flatMap(([name, field]) =>
    field.format === 'password' ? [name] : secretsIn(field),
  )
  return [...own, ...(items ? secretsIn(items) : []), ...allOf.flatMap(secretsIn)]
}

const secrets = new Map<string, ReadonlySet<string>>()

/** The fields of an operation's request, and its parameters, that may be shown to nobody. */
export async function secretsOf(id: string): Promise<ReadonlySet<string>> {
  const known = secrets.get(id)
  if (known) return known
  // Dereferenced, as above.
  const operation = (await loadDescription()).getOperation(id) as RawOperation | undefined
  const bodies = Object.values(operation?.requestBody?.content ?? {})
  const parameters = (operation?.parameters ?? []) as Parameter[]
  const found = new Set([
    ...bodies.flatMap(({ schema = {} }) => secretsIn(schema)),
    ...parameters.filter(({ schema }) => schema?.format === 'password').map(({ name }) => name),
  ])
  secrets.set(id, found)
  return found
}

/** The value with its names and free texts as `plainText` leaves them. */
function plainIn(
  { 'x-text': kind, properties = {}, items = {}, allOf = [] }: Schema,
  value: unknown,
): unknown {
  if (kind && typeof value === 'string') return plainText(value, { lines: kind === 'lines' })
  if (Array.isArray(value)) return value.map((each) => plainIn(items, each))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => [
    name,
    Object.hasOwn(properties, name) ? plainIn(properties[name] ?? {}, field) : field,
  ])
  return allOf.reduce<unknown>((cleaned, part) => plainIn(part, cleaned), Object.fromEntries(fields))
}

/** The body of a request as it is checked and kept: what nobody sees is taken out of names and free text. */
export async function plainBody({ id }: DescribedOperation, body: string): Promise<string> {
  // Dereferenced, as above.
  const operation = (await loadDescription()).getOperation(id) as RawOperation | undefined
  const { schema } = operation?.requestBody?.content?.['application/json'] ?? {}
  if (!schema) return body
  try {
    return JSON.stringify(plainIn(schema, JSON.parse(body)))
  } catch {
    return body // no JSON: the validator says so
  }
}

type Violation = { instancePath?: string; message?: string; params?: unknown }
const asMistake = ({ instancePath = '', message = 'is wrong', params }: Violation): Mistake => {
  const extra = params && typeof params === 'object' && 'additionalProperty' in params
  return { path: instancePath, message: extra ? `${message}: ${String(params.additionalProperty)}` : message }
}

type Validated = { errors?: Violation[] | null; coerced?: { query?: unknown; params?: unknown } }
type Checked = { readonly mistakes: readonly Mistake[]; readonly query: object; readonly path: object }

/** The request's mistakes, and its parameters in the types of the description. */
export async function checkRequest(operation: DescribedOperation, request: Described): Promise<Checked> {
  const api = await loadDescription()
  // The library types what it has coerced as anything.
  const validated = api.validateRequest(request, operation.id) as Validated
  const { query, params } = validated.coerced ?? {}
  const repeated = operation.parameters.filter(
    ({ name, explode }) => explode === false && Array.isArray(readField(request.query, name)),
  )
  const mistakes = [
    ...(validated.errors ?? []).map(asMistake),
    ...repeated.map(({ name }) => ({ path: `/query/${name}`, message: 'must be one list with commas' })),
  ]
  return { mistakes, query: asObject(query), path: asObject(params) }
}

/** The mistakes of an answer, an undescribed status included. */
export async function checkAnswer(
  operation: DescribedOperation,
  status: number,
  body: unknown,
): Promise<Mistake[]> {
  if (!operation.statuses.includes(String(status)))
    return [{ path: '', message: `status ${status} is not described` }]
  const { errors } = (await loadDescription()).validateResponse(body, operation.id, status)
  return (errors ?? []).map(asMistake)
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
const readField = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null && name in from ? Reflect.get(from, name) : undefined
