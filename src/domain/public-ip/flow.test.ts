import { runSaga } from 'redux-saga'
import { configured, recordFetch } from '../../api/testing'
import { publicIp } from './flow'

const look = () => runSaga({ dispatch: () => undefined, getState: () => undefined }, publicIp)
const looked = () => look().toPromise()

beforeEach(() => configured({ publicIpUrl: 'https://ip.example/' }))

test('SIGNIN-18 the address comes from one GET to the configured service, without cookies or marks of ours', async () => {
  const sent = recordFetch(() => ({ body: { ip: '203.0.113.17' } }))
  expect(await looked()).toBe('203.0.113.17')
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET https://ip.example/'])
  expect(sent[0]?.request.credentials).toBe('omit')
  expect(sent[0]?.headers.has('X-Requested-With')).toBe(false)
})

test.each([
  ['fails', () => Promise.reject(new Error('unreachable'))],
  ['answers a page', () => ({ body: '<html></html>' })],
  ['answers without an address', () => ({ body: { ip: 7 } })],
])('SIGNIN-20 a look-up that %s is ignored', async (_name, respond) => {
  recordFetch(respond)
  expect(await looked()).toBeUndefined()
})

test('SIGNIN-19 after 3 s the look-up is given up', async () => {
  jest.useFakeTimers()
  try {
    const signals: AbortSignal[] = []
    globalThis.fetch = (input, init) => {
      signals.push(new Request(input, init).signal)
      return new Promise(() => undefined)
    }
    const task = look()
    await jest.advanceTimersByTimeAsync(3000 - 1)
    expect([task.isRunning(), signals[0]?.aborted]).toEqual([true, false])
    await jest.advanceTimersByTimeAsync(1)
    expect([task.isRunning(), task.result(), signals[0]?.aborted]).toEqual([false, undefined, true])
  } finally {
    jest.useRealTimers()
  }
})

test('without a configured service nothing is looked up', async () => {
  configured()
  const sent = recordFetch()
  expect(await looked()).toBeUndefined()
  expect(sent).toEqual([])
})
