import { waitFor } from '@testing-library/react'
import { serverNow } from '../clock'
import { timings } from '../timings'
import { emptyApi } from './empty'
import { isCancelled, type Refusal } from './refusal'
import { configured, createApiStore, recordFetch, type Respond } from './testing'
import { createWire } from './testing-upload'
import { watchUpload, type UploadProgress } from './upload'

const { send } = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    send: build.mutation<unknown, File>({
      query: (file) => ({ url: '/console/x/_import', method: 'POST', body: { file }, params: { a: 'b c' } }),
    }),
  }),
}).endpoints

const wire = createWire()
beforeEach(() => configured())
afterEach(() => wire.finish())

const upload = (respond?: Respond, file = new File(['id,name\n'], 'tệp.csv')) => {
  const sent = recordFetch(respond)
  const { store, facts } = createApiStore()
  const seen: UploadProgress[] = []
  watchUpload(file, (progress) => seen.push(progress))
  const sending = store.dispatch(send.initiate(file))
  const ended = async () => {
    const { data, error } = await sending
    return { data, error: error as Refusal | undefined, facts: facts() }
  }
  /** Waits until it is on its way, so far. */
  const goes = (percent: number) =>
    waitFor(() => {
      wire.go(percent)
      expect(seen.length).toBeGreaterThan(0)
    })
  return { sent, seen, sending, ended, facts, goes }
}
const answered = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  upload(() => ({ status, body, headers })).ended()

test('HTTP-02 HTTP-03 a watched file goes up as every change does: multipart, with cookies and the mark of the console', async () => {
  const { sent, seen, ended } = upload()
  expect((await ended()).data).toEqual({ success: true })
  const { url, method, headers, request } = sent[0]!
  expect([method, url]).toEqual(['POST', 'http://localhost/api/console/x/_import?a=b%20c'])
  expect(headers.get('X-Requested-With')).toBe('console')
  expect(request.credentials).toBe('include')
  const file = (await request.formData()).get('file') as File
  expect([file.name, await file.text()]).toEqual(['tệp.csv', 'id,name\n'])
  expect(seen.at(-1)?.sent).toBe(seen.at(-1)?.total)
})

const no = { success: false }
test.each([
  ['SESSION-15', 401, no, [{ type: 'api/unauthorized', payload: { endpoint: 'send' } }]],
  ['SESSION-16', 403, no, [{ type: 'api/forbidden', payload: { endpoint: 'send', kind: 'mutation' } }]],
  ['SESSION-17', 429, no, [{ type: 'api/tooManyRequests', payload: { retryAfter: 60 } }]],
  ['HTTP-07', 200, { ...no, message: 'a' }, []],
  ['HTTP-09', 502, '<html>Bad Gateway</html>', []],
])('%s a file refused with %i %j is refused as every call', async (_id, status, body, facts) => {
  const outcome = await answered(status, body, { 'Retry-After': '60' })
  expect(outcome).toMatchObject({ data: undefined, error: { status }, facts })
})

test('HTTP-05 what its answer says of the session and of the time is heard', async () => {
  const later = Math.floor(Date.now() / 1000) * 1000 + 3_600_000
  const outcome = await answered(200, {}, { 'X-Token-Extend': 'true', Date: new Date(later).toUTCString() })
  expect(outcome.facts).toEqual([{ type: 'api/extensionSignalled', payload: { endpoint: 'send' } }])
  expect(Math.abs(serverNow() - later)).toBeLessThan(2000)
})

test('HTTP-10 a connection that breaks on the way is no answer', async () => {
  wire.hold()
  const { ended, goes } = upload()
  const outcome = ended()
  await goes(40)
  wire.cut()
  expect((await outcome).error).toMatchObject({ status: 10000, message: 'Failed to fetch' })
})

test('cancelled, it is neither done nor refused, and nothing more is heard of it', async () => {
  wire.hold()
  const { sending, sent, ended, facts, goes } = upload()
  await goes(10)
  sending.abort()
  const { error } = await ended()
  expect(isCancelled(error)).toBe(true)
  wire.finish()
  expect([sent, facts()]).toEqual([[], []])
})

describe('the time-out', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  test('HTTP-04 HTTP-10 is on silence: however long it takes, it goes on while something is heard', async () => {
    wire.hold()
    const { sending } = upload()
    let error: unknown
    void sending.then((result) => (error = result.error))
    await jest.advanceTimersByTimeAsync(0)
    for (let percent = 1; percent < 20; percent += 1) {
      await jest.advanceTimersByTimeAsync(timings.request - 1)
      wire.go(percent)
    }
    expect(error).toBeUndefined()
    await jest.advanceTimersByTimeAsync(timings.request - 1)
    expect(error).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    expect(error).toMatchObject({ status: 10000 })
  })
})

test('a file that nobody watches goes by fetch', async () => {
  const sent = recordFetch()
  const { store } = createApiStore()
  await store.dispatch(send.initiate(new File(['a'], 'a.png')))
  expect(sent).toHaveLength(1)
})
