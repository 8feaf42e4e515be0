import { serverNow } from '../clock'
import { timings } from '../timings'
import { isSuccess } from './base-query'
import { emptyApi } from './empty'
import type { Refusal } from './refusal'
import { bases, configured, createApiStore, recordFetch, type Respond } from './testing'

type Call = string | { url: string; method?: string; body?: unknown; params?: Record<string, unknown> }
const { read, write, generatePassword } = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, Call>({ query: (call) => call }),
    write: build.mutation<unknown, Call>({ query: (call) => call }),
    generatePassword: build.mutation<unknown, Call>({ query: (call) => call }),
  }),
}).endpoints

/** One call through a store of its own: what was sent, what came of it, and which facts were published. */
async function call(kind: 'read' | 'write' | 'generatePassword', request: Call, respond?: Respond) {
  const sent = recordFetch(respond)
  const { store, facts } = createApiStore()
  const result =
    kind === 'read'
      ? await store.dispatch(read.initiate(request))
      : kind === 'write'
        ? await store.dispatch(write.initiate(request))
        : await store.dispatch(generatePassword.initiate(request))
  // The wire is typed by each endpoint; these two know nothing of it.
  return { sent: sent[0]!, data: result.data, error: result.error as Refusal | undefined, facts: facts() }
}
const answered = (status: number, body: unknown, headers?: Record<string, string>) =>
  call('read', '/account/x', () => ({ status, body, ...(headers && { headers }) }))

beforeEach(() => configured())

describe('addresses', () => {
  test.each([
    ['account', '/api/account', 'http://localhost/api/account/a/b'],
    ['services', '/api/services', 'http://localhost/api/services/a/b'],
    ['console', 'https://console-api.example/v2', 'https://console-api.example/v2/a/b'],
    ['activity', 'https://activity.example', 'https://activity.example/a/b'],
    ['activity', 'https://activity.example/base/', 'https://activity.example/base/a/b'],
  ])('HTTP-01 the family %s at %s', async (family, base, url) => {
    configured({ bases: { ...bases, [family]: base } })
    const { sent } = await call('read', `/${family}/a/b`)
    expect(sent.url).toBe(url)
  })

  test('HTTP-01 a path of no family is a mistake of the console', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const sent = recordFetch()
    const { store } = createApiStore()
    await store.dispatch(read.initiate('/unknown/x')).catch(() => undefined)
    expect(sent).toEqual([])
    reported.mockRestore()
  })

  const texts = 'Trần & Sons #1 50%+1 a/b?c=d "x"'
  test('ids and texts arrive byte for byte, in the path and in the query', async () => {
    const { sent } = await call('read', {
      url: `/account/${encodeURIComponent(texts)}/x`,
      params: { q: texts },
    })
    const { pathname, searchParams } = new URL(sent.url)
    expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(texts)
    expect(searchParams.get('q')).toBe(texts)
    expect(sent.url).not.toContain('+')
  })

  test('lists are comma-separated, each item encoded; parameters without a value are left out', async () => {
    const { sent } = await call('read', {
      url: '/account/x',
      params: { ids: ['a,b', 'c&d'], none: undefined, nothing: null, zero: 0, no: false, empty: '' },
    })
    expect(new URL(sent.url).search).toBe('?ids=a%2Cb,c%26d&zero=0&no=false&empty=')
  })
})

describe('requests', () => {
  test('HTTP-02 a body travels as JSON', async () => {
    const { sent } = await call('write', {
      url: '/account/x',
      method: 'POST',
      body: { name: 'Trần', list: [1] },
    })
    expect(sent.headers.get('Content-Type')).toBe('application/json')
    expect(JSON.parse(sent.body)).toEqual({ name: 'Trần', list: [1] })
  })

  test('HTTP-02 PROFILE-16 a body with a file travels as multipart, the file in its field', async () => {
    const file = new File(['picture'], 'ảnh.png', { type: 'image/png' })
    const { sent } = await call('write', {
      url: '/account/x',
      method: 'POST',
      body: { file, note: 'a', no: undefined },
    })
    expect(sent.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/)
    const form = await sent.request.formData()
    expect([...form.keys()]).toEqual(['file', 'note'])
    expect(form.get('file')).toMatchObject({ name: 'ảnh.png', type: 'image/png', size: 7 })
  })

  test('HTTP-03 cookies go along', async () => {
    const { sent } = await call('read', '/account/x')
    expect(sent.request.credentials).toBe('include')
  })

  test('every call that is not a read says that the console sends it', async () => {
    expect((await call('write', '/account/x')).sent.headers.get('X-Requested-With')).toBe('console')
    expect((await call('read', '/account/x')).sent.headers.has('X-Requested-With')).toBe(false)
  })

  test('HTTP-04 HTTP-10 ORGCOMMON-05 a request without an answer ends after 20 s with status 10000', async () => {
    jest.useFakeTimers()
    try {
      globalThis.fetch = (input, init) =>
        new Promise((_resolve, reject) => {
          const { signal } = new Request(input, init)
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        })
      const { store } = createApiStore()
      let error: unknown
      void store.dispatch(read.initiate('/account/x')).then((result) => (error = result.error))
      await jest.advanceTimersByTimeAsync(0)
      await jest.advanceTimersByTimeAsync(20_000 - 1)
      expect(error).toBeUndefined()
      await jest.advanceTimersByTimeAsync(1)
      expect(error).toMatchObject({ status: 10000 })
      expect(timings.request).toBe(20_000)
    } finally {
      jest.useRealTimers()
    }
  })
})

describe('what counts as a success (decisions 4)', () => {
  test.each([
    ['HTTP-07', 200, {}, true],
    ['HTTP-07', 201, {}, true],
    ['HTTP-07', 202, {}, true],
    ['HTTP-07', 203, {}, false],
    ['HTTP-07', 204, {}, false],
    ['HTTP-07', 200, { success: false }, false],
    ['HTTP-07', 202, { success: false, message: 'x' }, false],
    ['HTTP-08', 200, { success: true }, true],
    ['HTTP-08', 304, { success: true }, true],
    ['HTTP-08', 409, { success: true }, true],
    ['HTTP-08', 500, { success: true }, true],
    ['HTTP-08', 401, { success: true }, false],
    ['HTTP-08', 403, { success: true }, false],
    ['HTTP-08', 429, { success: true }, false],
    ['HTTP-08', 500, { success: false }, false],
    ['HTTP-08', 409, {}, false],
  ])('%s status %i with %j: %s', (_id, status, body, success) => {
    expect(isSuccess(status, body)).toBe(success)
  })

  test('HTTP-08 a 500 that says success is one, through the whole way', async () => {
    const { data, error } = await answered(500, { success: true, result: 1 })
    expect([data, error]).toEqual([{ success: true, result: 1 }, undefined])
  })

  test('HTTP-07 a 200 that says no is refused with its message', async () => {
    const { error } = await answered(200, { success: false, message: 'Your captcha is incorect' })
    expect(error).toMatchObject({
      status: 200,
      message: 'Your captcha is incorect',
      said: 'Your captcha is incorect',
    })
  })
})

describe('refusals', () => {
  test.each([
    ['the message', { success: false, message: 'a', error: 'b' }, 'a'],
    ['the error without a message', { success: false, error: 'b' }, 'b'],
    ['the error when the message is empty', { success: false, message: '', error: 'b' }, 'b'],
    ["'Unhandle error' without both", { success: false }, 'Unhandle error'],
    ["'Unhandle error' for a proxy's page", '<html>Bad Gateway</html>', 'Unhandle error'],
    ["'Unhandle error' for an empty answer", '', 'Unhandle error'],
    ["'Unhandle error' for a list", '[]', 'Unhandle error'],
  ])('HTTP-09 a refusal says %s', async (_name, body, message) => {
    const { error } = await answered(502, body)
    expect(error).toMatchObject({ status: 502, message })
    expect(error?.said).toBe(message === 'Unhandle error' ? undefined : message)
  })

  test('HTTP-09 a page in place of JSON is a refusal, even with status 200', async () => {
    const { data, error } = await answered(200, '<!doctype html><title>Console</title>')
    expect([data, error]).toMatchObject([undefined, { status: 200, message: 'Unhandle error' }])
  })

  test('HTTP-07 an empty answer with status 200 is the success of a change', async () => {
    const { data, error } = await call('write', '/account/x', () => ({ status: 200, body: '' }))
    // Whoever looks for words in it finds none.
    expect([data, error]).toEqual([{}, undefined])
  })

  test('HTTP-09 whoever reads is refused an empty answer, even with status 200', async () => {
    const { data, error } = await answered(200, '')
    expect([data, error]).toMatchObject([undefined, { status: 200, message: 'Unhandle error' }])
  })

  test('HTTP-07 a change that is sent for its answer is refused an empty one', async () => {
    const { error } = await call('generatePassword', '/account/x', () => ({ status: 200, body: '' }))
    expect(error).toMatchObject({ status: 200, message: 'Unhandle error' })
  })

  test.each([
    ['Failed to fetch', TypeError],
    ['The wire: is cut', Error],
  ])("HTTP-10 without an answer the status is 10000 and the error's message '%s'", async (message, Kind) => {
    const { error, facts } = await call('read', '/account/x', () => Promise.reject(new Kind(message)))
    expect(error).toEqual({ status: 10000, message, also: 'network.failed' })
    expect(facts).toEqual([])
  })

  test.each([
    [{ message: 'ORG_QUOTA_EXCEEDED' }, 'ORG_QUOTA_EXCEEDED'],
    [{ error: 'NOT_FOUND' }, 'NOT_FOUND'],
    [{ message: 'E-1042', errorCode: 'E-1042' }, 'E-1042'],
    [{ message: 'LINK_2_GONE', errorCode: 'E-7' }, 'E-7'],
  ])('ORGCOMMON-25 a code is no sentence, and kept as the code: %j', async (body, errorCode) => {
    const { error } = await answered(409, { success: false, ...body })
    expect(error).toMatchObject({ errorCode, data: body })
    expect(error).not.toHaveProperty('said')
  })

  test.each(['Gone', 'OK', 'URL ABC_DEF is taken', 'Mã KHSF_2026 đã có', 'an_id'])(
    'ORGCOMMON-25 words stay words: %s',
    async (message) => {
      const { error } = await answered(409, { success: false, message, errorCode: 'E-1' })
      expect(error).toMatchObject({ said: message, message, errorCode: 'E-1' })
    },
  )

  test('the seconds of Retry-After and the errorCode are kept', async () => {
    const { error } = await answered(
      429,
      { success: false, errorCode: 'TOO_MANY_REQUEST' },
      { 'Retry-After': '60' },
    )
    expect(error).toMatchObject({ errorCode: 'TOO_MANY_REQUEST', retryAfter: 60 })
  })
})

describe('facts', () => {
  const no = { success: false }
  test.each([
    ['SESSION-15', 'read', 401, no, { type: 'api/unauthorized', payload: { endpoint: 'read' } }],
    ['SESSION-16', 'read', 403, no, { type: 'api/forbidden', payload: { endpoint: 'read', kind: 'query' } }],
    [
      'SESSION-16',
      'write',
      403,
      no,
      { type: 'api/forbidden', payload: { endpoint: 'write', kind: 'mutation' } },
    ],
    ['SESSION-17', 'read', 429, no, { type: 'api/tooManyRequests', payload: {} }],
    [
      'SESSION-17',
      'read',
      409,
      { ...no, errorCode: 'TOO_MANY_REQUEST' },
      { type: 'api/tooManyRequests', payload: {} },
    ],
    [
      'ORGCOMMON-25',
      'read',
      409,
      { ...no, message: 'TOO_MANY_REQUEST' },
      { type: 'api/tooManyRequests', payload: {} },
    ],
  ] as const)('%s a %s refused with %i %j', async (_id, kind, status, body, fact) => {
    const { facts } = await call(kind, '/account/x', () => ({ status, body }))
    expect(facts).toEqual([fact])
  })

  test('no other refusal publishes anything', async () => {
    for (const status of [400, 404, 409, 422, 500, 502])
      expect((await answered(status, no)).facts).toEqual([])
  })

  test.each([
    ['a success', 200, { success: true }],
    ['a refusal', 409, no],
  ])('HTTP-05 the header of %s that signals an extension is published', async (_name, status, body) => {
    const { facts } = await answered(status, body, { 'X-Token-Extend': 'true' })
    expect(facts).toEqual([
      { type: 'api/extensionSignalled', payload: { endpoint: expect.any(String) as string } },
    ])
  })

  test('the Date header sets the clock that knows the time of the server', async () => {
    const later = Math.floor(Date.now() / 1000) * 1000 + 3_600_000
    await answered(200, {}, { Date: new Date(later).toUTCString() })
    expect(Math.abs(serverNow() - later)).toBeLessThan(2000)
    await answered(200, {})
    expect(Math.abs(serverNow() - later)).toBeLessThan(2000)
  })
})

test('tokens and keys are cut to four characters at any depth, in answers and in refusals', async () => {
  const result = { token: 'secret-token', rows: [{ apiKey: 'secret-key', token: null, cdpKey: 'shown' }] }
  const short = { token: 'secr', rows: [{ apiKey: 'secr', token: null, cdpKey: 'shown' }] }
  expect((await answered(200, { success: true, result })).data).toEqual({ success: true, result: short })
  expect((await answered(409, { success: false, ...result })).error?.data).toEqual({
    success: false,
    ...short,
  })
})

test('of a refusal no result is kept: a server may send back what it was given', async () => {
  const body = { success: false, message: 'no', result: { password: 'x' }, results: ['y'] }
  expect((await answered(409, body)).error?.data).toEqual({ success: false, message: 'no' })
})
