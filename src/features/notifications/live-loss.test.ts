import { createTestBrowser } from '../../flows/testing'
import { MINUTE, openTab, pass, SECOND } from './live-testing'
import { liveTryAsked } from './state'

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => jest.useRealTimers())

test('LIVE-07 B54 waits grow also where a network swallows everything, and a request never answers', async () => {
  const tab = await openTab({ ends: 'never' })
  await pass(10 * MINUTE)
  expect(tab.tries.length).toBeGreaterThanOrEqual(5)
  expect(tab.tries.length).toBeLessThanOrEqual(10)
  const before = tab.tries.length
  await pass(10 * MINUTE)
  // 25 s of silence and 128 s, up to 30 % more or less.
  expect(tab.tries.length - before).toBeLessThanOrEqual(6)
})

test('LIVE-07 a short loss is not told; a long one is, until the connection is there again', async () => {
  const tab = await openTab()
  await pass(MINUTE / 6)
  tab.end('lost')
  await pass(9 * SECOND)
  expect(tab.live().loss).toBeUndefined()
  expect(tab.tries).toHaveLength(2)
  const dead = await openTab({ ends: 'lost' })
  await pass(9 * SECOND)
  expect(dead.live().loss).toBeUndefined()
  await pass(2 * SECOND)
  expect(dead.live().loss).toBe('waiting')
  await pass(MINUTE)
  const before = dead.tries.length
  dead.will(undefined)
  dead.tell(liveTryAsked())
  await pass()
  expect(dead.tries).toHaveLength(before + 1)
  expect(dead.live().loss).toBeUndefined()
})

test('LIVE-07 while a try runs one sees it', async () => {
  const tab = await openTab({ ends: 'never' })
  await pass(37 * SECOND)
  expect(tab.live().loss).toBe('trying')
  // Its 25 s are over, and the wait of about two seconds has begun.
  await pass(14.7 * SECOND)
  expect(tab.live().loss).toBe('waiting')
})

test('LIVE-07 B55 where the server asks to wait, it is told until when, and nothing is tried before', async () => {
  const tab = await openTab({ ends: { retryAfter: 90 } })
  await pass(11 * SECOND)
  const { loss } = tab.live()
  expect(loss).toEqual({ notBefore: Date.now() + 79 * SECOND })
  tab.tell(liveTryAsked())
  await pass(78 * SECOND)
  expect(tab.tries).toHaveLength(1)
  tab.will(undefined)
  await pass(2 * SECOND)
  expect(tab.tries).toHaveLength(2)
  expect(tab.live().loss).toBeUndefined()
})

test('LIVE-07 B53 a loss is told in all tabs, in a new one too, and any of them has it tried', async () => {
  const browser = createTestBrowser()
  const [a, b] = [await openTab({ browser, ends: 'lost' }), await openTab({ browser })]
  await pass(11 * SECOND)
  const late = await openTab({ browser })
  await pass()
  for (const tab of [a, b, late]) expect(tab.live().loss).toBe('waiting')
  a.will(undefined)
  late.tell(liveTryAsked())
  await pass()
  for (const tab of [a, b, late]) expect(tab.live().loss).toBeUndefined()
  expect([a.connections(), b.connections(), late.connections()]).toEqual([1, 0, 0])
})

test('LIVE-07 B54 comes back ever more slowly: at most 12 tries in the first ten minutes of an outage', async () => {
  const tab = await openTab({ ends: 'lost' })
  await pass(10 * MINUTE)
  expect(tab.tries.length).toBeGreaterThanOrEqual(8)
  expect(tab.tries.length).toBeLessThanOrEqual(12)
  const before = tab.tries.length
  await pass(10 * MINUTE)
  // 128 s, up to 30 % more or less.
  expect(tab.tries.length - before).toBeGreaterThanOrEqual(3)
  expect(tab.tries.length - before).toBeLessThanOrEqual(7)
})
