/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkRequest, type DescribedOperation } from './description'
import { operations } from './operations'
import { guardRefusals } from './rules/refusals'
import { failed, setUp } from './testing'

const hang = 'hang.do@acme.example'
const search = '/api/account/accounts/users/current/login-activities/search'

describe('a request that is not as described', () => {
  const at = setUp()
  beforeAll(() => at.signIn(hang))
  afterAll(() => at.sandbox.close())

  test.each([
    ['a missing field', search, {}, ['/requestBody']],
    ['a field of another type', search, { fromTime: '0', toTime: 0 }, ['/requestBody/fromTime']],
    ['an unknown field', search, { fromTime: 0, toTime: 0, zzz: 1 }, ['/requestBody']],
    ['an unknown choice', search, { fromTime: 0, toTime: 0, status: ['Odd'] }, ['/requestBody/status/0']],
    ['a page that is no number', `${search}?page=one`, { fromTime: 0, toTime: 0 }, ['/query/page']],
    ['a page size out of range', `${search}?pageSize=0`, { fromTime: 0, toTime: 0 }, ['/query/pageSize']],
    ['an order of another form', `${search}?orderBy=x`, { fromTime: 0, toTime: 0 }, ['/query/orderBy']],
    ['a parameter given twice', `${search}?page=1&page=2`, { fromTime: 0, toTime: 0 }, ['/query/page']],
    ['an unknown parameter', `${search}?zzz=1`, { fromTime: 0, toTime: 0 }, ['/query']],
  ])('%s: 422 with the list of mistakes', async (_, path, body, places) => {
    const reply = await at.post(path, body)
    expect(reply.status).toBe(422)
    expect(reply.headers.get('Content-Type')).toBe('application/problem+json')
    const { validation } = reply.body as { validation: { path: string }[] }
    expect([...new Set(validation.map((mistake) => mistake.path))]).toEqual(places)
  })

  test('text that is no JSON', async () => {
    const { app } = at.sandbox
    const cookie = [...at.browser.cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { Cookie: cookie, 'Content-Type': 'application/json', 'X-Requested-With': 'console' }
    expect((await app.request(search, { method: 'POST', headers, body: '{"fromTime":' })).status).toBe(422)
    expect((await app.request(search, { method: 'POST', headers })).status).toBe(422)
    // A body where none is described is not looked at.
    expect((await app.request('/api/account/logout', { method: 'POST', headers, body: '{' })).status).toBe(
      200,
    )
  })
})

test('a list in the query is written with commas, not repeated', async () => {
  const operation: DescribedOperation = {
    id: 'listPermissionGroupsByQuery',
    isRead: true,
    isForm: false,
    isJson: false,
    statuses: [],
    parameters: [{ name: 'query', in: 'query', explode: false }],
  }
  const request = {
    method: 'get',
    path: '/account/permission/group/all',
    headers: {},
    query: { query: ['a', 'b'] },
  }
  const { mistakes } = await checkRequest(operation, request)
  expect(mistakes).toContainEqual({ path: '/query/query', message: 'must be one list with commas' })
})

describe('an answer that is not as described', () => {
  const stray = (answer: unknown) =>
    setUp({
      // Only a cast can make an operation lie: the contract does not compile otherwise.
      operations: { ...operations, getPlatformTerm: () => answer as never },
    })

  test.each([
    ['a missing field', { status: 200, body: { success: true, result: { active: true } } }, '/result'],
    ['a field of another type', { status: 200, body: { success: 'yes', result: {} } }, '/success'],
    ['a status of its own', { status: 418, body: {} }, ''],
  ])('%s: 500 naming the operation and the mistakes', async (_, answer, place) => {
    const { sandbox, get } = stray(answer)
    const { status, body } = await get('/api/account/platform/config/term')
    expect(status).toBe(500)
    expect(body).toMatchObject({ operation: 'getPlatformTerm' })
    const { validation } = body as { validation: { path: string }[] }
    expect(validation.map((mistake) => mistake.path)).toContain(place)
    sandbox.close()
  })
})

/** What is exported as refusals anywhere in a folder of the sandbox. */
async function refusalsIn(folder: string): Promise<string[]> {
  const files = readdirSync(join(__dirname, folder)).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const modules = await Promise.all(
    files.map((file) => import(join(__dirname, folder, file)) as Promise<object>),
  )
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => /refusals$/i.test(name))
    .flatMap(([, sentences]) => Object.values(sentences as Record<string, string>))
}

test('the sentences of refusals are those of the description', async () => {
  const description = readFileSync(join(__dirname, '..', 'openapi', 'bundle.gen.json'), 'utf8')
  const flat = description.replace(/\s+/g, ' ')
  const all = [...(await refusalsIn('operations')), ...(await refusalsIn('rules'))]
  const sentences = all.filter((text) => text !== guardRefusals.notConsole)
  expect(new Set(sentences).size).toBe(sentences.length)
  expect(sentences.length).toBeGreaterThan(50)
  for (const sentence of sentences) expect(flat).toContain(sentence)
})

test('a fault orders an error, a delay and a cut connection', async () => {
  const { sandbox, get } = setUp()
  const term = '/api/account/platform/config/term'
  sandbox.faults.order({ operation: 'getPlatformTerm', status: 503, message: 'Down', times: 1 })
  expect(await get(term)).toMatchObject({ status: 503, body: failed('Down') })
  expect((await get(term)).status).toBe(200)
  sandbox.faults.order({ operation: 'getPlatformTerm', drop: true })
  await expect(get(term)).rejects.toThrow('fetch failed')
  sandbox.faults.order({ operation: 'getPlatformTerm', delay: 30 })
  const started = performance.now()
  await get(term)
  expect(performance.now() - started).toBeGreaterThanOrEqual(25)
  sandbox.faults.lift()
  sandbox.close()
})
