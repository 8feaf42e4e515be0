/** @jest-environment node */
import { startPrism, type Prism } from '../scripts/lib/prism'
import {
  allowedValue,
  exampleBody,
  examplesOf,
  filledPath,
  isMultipart,
  mediaOf,
  operations,
  type Operation,
} from './testing'

/** Prism alone, as `npm run mock` starts it: what front-end developers work against. */
let prism: Prism
beforeAll(async () => {
  prism = await startPrism({ mode: 'mock' })
}, 60_000)
afterAll(() => prism.process.kill())

const ORIGIN = 'http://localhost:4100'

type Changes = { readonly body?: BodyInit; readonly prefer?: string }

/** Sends a request to the operation as the description wants it, with what `changes` puts in its place. */
function send(operation: Operation, { body, prefer }: Changes = {}): Promise<Response> {
  const parametersIn = (place: string) =>
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === place)
      .map((parameter): [string, string] => [parameter.name, String(allowedValue(parameter))])
  const address = new URL(filledPath(operation), prism.address)
  address.search = new URLSearchParams(parametersIn('query')).toString()
  const isJson = mediaOf(operation.requestBody)?.type === 'application/json'
  return fetch(address, {
    method: operation.method,
    headers: {
      Origin: ORIGIN,
      Cookie: 'console_session=mock',
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(prefer && { Prefer: prefer }),
      ...Object.fromEntries(parametersIn('header')),
    },
    body: body ?? validBody(operation),
  })
}

function form(fields: Readonly<Record<string, Blob>>): FormData {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.append(name, value, 'picture.png')
  return made
}

function validBody(operation: Operation): BodyInit | null {
  if (isMultipart(operation)) return form({ file: new Blob(['picture'], { type: 'image/png' }) })
  return operation.requestBody ? JSON.stringify(exampleBody(operation)) : null
}

/** An answer as an example gives it: JSON, or the text of a stream. */
async function read(answer: Response): Promise<unknown> {
  const text = await answer.text()
  const isJson = answer.headers.get('Content-Type')?.includes('json')
  return isJson ? (JSON.parse(text) as unknown) : text
}

const cases = operations.map((operation) => [operation.operationId, operation] as const)

test.each(cases)('%s answers a valid request with its first example', async (_id, operation) => {
  const answer = await send(operation)
  const [first] = Object.values(examplesOf(operation.responses['200']))
  expect({ status: answer.status, body: await read(answer) }).toEqual({ status: 200, body: first })
  expect(answer.headers.get('sl-violations')).toBeNull()
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN)
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true')
})

test.each(cases)('%s answers with every named example that Prefer asks for', async (_id, operation) => {
  for (const status of Object.keys(operation.responses)) {
    for (const [name, value] of Object.entries(examplesOf(operation.responses[status]))) {
      const answer = await send(operation, { prefer: `code=${status}, example=${name}` })
      const got = { name, status: String(answer.status), body: await read(answer) }
      expect(got).toEqual({ name, status, body: value })
    }
  }
})

test.each(cases.filter(([, { requestBody }]) => requestBody))(
  '%s refuses a body that is not as described, and lists the mistakes',
  async (_id, operation) => {
    // A number is no body of any operation, an empty form lacks the file.
    const answer = await send(operation, { body: isMultipart(operation) ? form({}) : '7' })
    expect(answer.status).toBe(422)
    const { validation } = (await answer.json()) as { validation: unknown[] }
    expect(validation).not.toEqual([])
  },
)

test('signing in sets a cookie, and a page of another origin may send it', async () => {
  const login = operations.find(({ operationId }) => operationId === 'login')!
  const answer = await send(login)
  expect(answer.headers.get('Set-Cookie')).toMatch(/^console_session=/)
  const preflight = await fetch(new URL(login.path, prism.address), {
    method: 'OPTIONS',
    headers: {
      Origin: ORIGIN,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,x-requested-with,otp_code',
    },
  })
  expect(preflight.ok).toBe(true)
  expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBe('true')
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('otp_code')
})

test('a call that is not described is not found', async () => {
  expect((await fetch(new URL('/account/nowhere', prism.address))).status).toBe(404)
})
