import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  allowedValue,
  exampleBody,
  filledPath,
  isMultipart,
  isStream,
  operations,
  type Operation,
} from '../../openapi/testing'
import * as door from './index'
import { documentedCalls } from './documented-calls'
import { argumentOf, configured, createApiStore, endpoints, recordFetch, type Sent } from './testing'

beforeEach(() => configured())

async function send(operationId: string, arg?: unknown): Promise<Sent> {
  const sent = recordFetch()
  await createApiStore().send(operationId, arg)
  return sent[0]!
}

test('the endpoints are the described operations, none missing and none invented', () => {
  const described = operations
    .filter((operation) => !isStream(operation))
    .map(({ operationId }) => operationId)
  expect(Object.keys(endpoints).sort()).toEqual([...described].sort())
})

test('the door lets every api out, and the access table speaks of the same operations', () => {
  const apis = Object.keys(door).filter((name) => name.endsWith('Api'))
  const tags = new Set(operations.flatMap((operation) => operation.tags))
  expect(apis).toHaveLength(tags.size)
  expect(Object.keys(door.operations).sort()).toEqual(operations.map(({ operationId }) => operationId).sort())
})

test('no hook of a secret call leaves the door: a hook keeps its answer in the store', () => {
  const hooks = operations
    .filter((operation) => operation['x-secret'])
    .map(({ operationId: [first = '', ...rest] }) => `use${first.toUpperCase()}${rest.join('')}Mutation`)
  expect(hooks.filter((hook) => hook in door)).toEqual([])
})

const file = new File(['picture'], 'ảnh 1.png', { type: 'image/png' })

const given = (operation: Operation) =>
  argumentOf(operation, allowedValue, isMultipart(operation) ? { file } : exampleBody(operation))

/** As it stands in an address: every character encoded, the items of a list between commas. */
const written = (value: unknown) =>
  Array.isArray(value)
    ? value.map((item) => encodeURIComponent(String(item))).join(',')
    : encodeURIComponent(String(value))

const calls = operations
  .filter((operation) => !isStream(operation))
  .map((operation) => [operation.operationId, operation] as const)

test.each(calls)('%s sends what the description says, and nothing else', async (operationId, operation) => {
  const { method, url, headers } = await send(operationId, given(operation))
  const { pathname, search } = new URL(url)
  const valuesIn = (place: string) =>
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === place)
      .map((parameter): [string, unknown] => [parameter.name, allowedValue(parameter)])
  expect(method).toBe(operation.method)
  expect(pathname).toBe(`/api${filledPath(operation)}`)
  expect(search.slice(1).split('&').filter(Boolean).sort()).toEqual(
    valuesIn('query')
      .map(([name, value]) => `${name}=${written(value)}`)
      .sort(),
  )
  for (const [name, value] of valuesIn('header')) expect(headers.get(name)).toBe(value)
})

test.each(calls.filter(([, operation]) => !isMultipart(operation)))(
  '%s sends its body as JSON, or none',
  async (operationId, operation) => {
    const { body, headers } = await send(operationId, given(operation))
    expect(body === '' ? undefined : JSON.parse(body)).toEqual(exampleBody(operation))
    expect(headers.get('Content-Type')).toBe(body === '' ? null : 'application/json')
  },
)

test.each(calls.filter(([, operation]) => isMultipart(operation)))(
  '%s sends its file as multipart, in the field file',
  async (operationId, operation) => {
    const { request, headers } = await send(operationId, given(operation))
    expect(headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/)
    const form = await request.formData()
    expect([...form.keys()]).toEqual(['file'])
    expect(form.get('file')).toMatchObject({ name: file.name, type: file.type, size: file.size })
  },
)

/** docs/calls.tsv: where the documents send each call. */
const documentedRequest = new Map(
  readFileSync(join(__dirname, '../../docs/calls.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [operationId = '', , family, method, path] = line.split('\t')
      return [operationId, `${method} /api/${family}${path}`] as const
    }),
)

test.each(documentedCalls)('%s %s goes where the documents say', async (_ids, operationId, given) => {
  const { params = {}, body } = given
  const operation = operations.find((each) => each.operationId === operationId)!
  const sent = await send(
    operationId,
    argumentOf(operation, ({ name }) => params[name], body),
  )
  const documented = documentedRequest.get(operationId)!
  const isInPath = (name: string) => documented.includes(`{${name}}`)
  const names = Object.keys(params)
  const address = names
    .filter(isInPath)
    .reduce((at, name) => at.replace(`{${name}}`, written(params[name])), documented)
  const query = names.filter((name) => !isInPath(name)).map((name) => `${name}=${written(params[name])}`)
  expect(`${sent.method} ${sent.url.replace(location.origin, '')}`).toBe(
    query.length > 0 ? `${address}?${query.join('&')}` : address,
  )
  expect(sent.body === '' ? undefined : JSON.parse(sent.body)).toEqual(body)
})

test('PASSWORD-07 every character of a password arrives', async () => {
  const { url } = await send('verifyPasswordPolicy', { pwd: '~!@#$%^&*()_- +ấ' })
  expect(new URL(url).search).toBe('?pwd=~!%40%23%24%25%5E%26*()_-%20%2B%E1%BA%A5')
})

test.each([
  ['SIGNIN-21', 'login', { captcha: 'c', loginRequest: {} }],
  ['ORGSEL-37', 'selectOrganization', { captcha: 'c', orgId: 'o' }],
])('%s %s carries the user agent, and the address when it is known', async (_id, operationId, arg) => {
  const both = { 'X-Client-Ip': '203.0.113.17', 'X-Client-User-Agent': 'Chrome/141' }
  const { headers } = await send(operationId, { ...arg, ...both })
  expect([headers.get('X-Client-Ip'), headers.get('X-Client-User-Agent')]).toEqual(Object.values(both))
  const without = await send(operationId, { ...arg, 'X-Client-User-Agent': 'Chrome/141' })
  expect(without.headers.has('X-Client-Ip')).toBe(false)
})

test('ORGCOMMON-03 ADMINCOMMON-13 administrators’ calls go to mngmnt or to mngmnt-client', () => {
  const families = new Set(
    operations.map(({ path }) => /\/(mngmnt(-client)?)\//.exec(path)?.[1]).filter(Boolean),
  )
  expect([...families].sort()).toEqual(['mngmnt', 'mngmnt-client'])
})

test('ORGPAGE-18 the settings of the own organization are organization-scoped', () => {
  const paths = operations
    .filter(({ tags: [tag], path }) => tag === 'organization-page' && path.includes('/config/'))
    .map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !path.startsWith('/account/mngmnt-client/orgs/config/'))).toEqual([])
})

test('QUOTA-02 the quotas of any organization are under mngmnt', () => {
  const paths = operations
    .filter(({ operationId }) => /^(get|update|delete)OrganizationQuota$/.test(operationId))
    .map(({ path }) => path.slice(0, path.indexOf('{')))
  expect(new Set(paths)).toEqual(new Set(['/account/mngmnt/orgs/config/quota/']))
})

test('PROFILE-16 the avatar travels as multipart with the file in the field file', async () => {
  const file = new File(['picture'], 'a.png', { type: 'image/png' })
  const sent = await send('uploadOwnAvatar', { avatarUpload: { file } })
  expect(`${sent.method} ${new URL(sent.url).pathname}`).toBe(
    'POST /api/account/accounts/users/current/update/_avatar',
  )
  expect((await sent.request.formData()).get('file')).toMatchObject({ name: 'a.png', type: 'image/png' })
})
