import type { TabMessage } from '../flows/tabs'
import { createTabs } from './tabs'
import { timings } from '../timings'

/** The tabs of a browser without locks, as at an address without TLS: its channels tell each other, never themselves. */
const channels = new Set<FakeChannel>()
class FakeChannel extends EventTarget {
  /** A tab that is gone without a word hears and answers nothing. */
  gone = false
  constructor(readonly name: string) {
    super()
    channels.add(this)
  }
  postMessage(data: unknown) {
    if (this.gone) return
    for (const other of channels)
      if (other !== this && !other.gone && other.name === this.name)
        void Promise.resolve().then(() => other.dispatchEvent(new MessageEvent('message', { data })))
  }
}

const own = globalThis.BroadcastChannel
beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { BroadcastChannel: FakeChannel })
})
afterEach(() => {
  jest.useRealTimers()
  channels.clear()
  Object.assign(globalThis, { BroadcastChannel: own })
})

const pass = (time: number) => jest.advanceTimersByTimeAsync(time)
const ANSWER = timings.turnAnswer
const AGAIN = 15_000

/** A tab that waits for the turn until it has it. */
function open() {
  const before = new Set(channels)
  const tabs = createTabs()
  const own = [...channels].filter((channel) => !before.has(channel))
  const left = new AbortController()
  let release: (() => void) | undefined
  const waits = tabs.turn('live', left.signal).then((turn) => (release = turn))
  return {
    tabs,
    waits,
    leads: () => release !== undefined,
    release: () => {
      release?.()
      release = undefined
    },
    leave: () => left.abort(),
    crash: () => own.forEach((channel) => (channel.gone = true)),
  }
}

const leading = (tabs: readonly { leads: () => boolean }[]) => tabs.filter((tab) => tab.leads()).length

test('B53 without locks one of seven tabs leads, whether they open together or one after another', async () => {
  const together = [open(), open(), open()]
  await pass(ANSWER)
  expect(leading(together)).toBe(1)
  const all = [...together]
  for (let opened = 0; opened < 4; opened += 1) {
    all.push(open())
    await pass(ANSWER / 3)
  }
  await pass(AGAIN)
  expect(leading(all)).toBe(1)
})

test.each([
  ['releases its turn', (tab: ReturnType<typeof open>) => tab.release(), ANSWER],
  ['is gone without a word', (tab: ReturnType<typeof open>) => tab.crash(), AGAIN + ANSWER],
])('LIVE-07 without locks one other tab leads when the first %s', async (_what, ends, within) => {
  const first = open()
  await pass(ANSWER)
  const others = [open(), open()]
  await pass(ANSWER)
  expect([first.leads(), leading(others)]).toEqual([true, 0])
  ends(first)
  await pass(within)
  expect(leading(others)).toBe(1)
})

test('without locks a document that goes frees its turn', async () => {
  const first = open()
  await pass(ANSWER)
  window.dispatchEvent(new Event('pagehide'))
  const next = open()
  await pass(ANSWER)
  expect([first.leads(), next.leads()]).toEqual([true, true]) // the first is no more, it only still says so
})

test('a wait that is over ends without the turn', async () => {
  open()
  await pass(ANSWER)
  const waiting = open()
  await pass(ANSWER)
  waiting.leave()
  await expect(waiting.waits).resolves.toBeUndefined()
})

test('a turn that is not waited for is had or refused within the answer', async () => {
  const [a, b] = [createTabs(), createTabs()]
  const had = a.turn('extension')
  await pass(ANSWER)
  expect(await had).toBeInstanceOf(Function)
  const refused = b.turn('extension')
  await pass(ANSWER)
  expect(await refused).toBeUndefined()
})

test('where locks are forbidden, they are as good as missing', async () => {
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  Object.assign(navigator, { locks: { request } })
  const tabs = [open(), open()]
  await pass(ANSWER)
  expect(leading(tabs)).toBe(1)
  Reflect.deleteProperty(navigator, 'locks')
})

test('without a channel no tab hears another, and each has every turn', async () => {
  Object.assign(globalThis, { BroadcastChannel: undefined })
  const { hears, tell, hear, turn } = createTabs()
  expect(hears).toBe(false)
  tell({ kind: 'signedOut' })
  const heard: TabMessage[] = []
  hear((message) => heard.push(message))()
  expect(await turn('extension')).toBeInstanceOf(Function)
})
