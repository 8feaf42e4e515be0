import type { TabMessage } from '../flows/tabs'
import { createTabs } from './tabs'

/** A browser in which a tab and another release of the console hear each other. */
class Channel extends EventTarget {
  constructor(readonly name: string) {
    super()
    channels.push(this)
  }
  postMessage(data: unknown) {
    for (const other of channels)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
  }
}
let channels: Channel[] = []
const own = globalThis.BroadcastChannel
beforeEach(() => {
  channels = []
  Object.assign(globalThis, { BroadcastChannel: Channel })
})
afterEach(() => void Object.assign(globalThis, { BroadcastChannel: own }))

/** What a tab hears of what another one of the same browser says on the wire. */
function heardOf(data: unknown): TabMessage[] {
  const heard: TabMessage[] = []
  createTabs().hear((message) => heard.push(message))
  new Channel('console').postMessage(data)
  return heard
}

const messages: readonly TabMessage[] = [
  { kind: 'signedIn', status: 'authenticated' },
  { kind: 'organizationChosen' },
  { kind: 'extended', expiredAt: 1 },
  { kind: 'signedOut' },
  { kind: 'secondFactorBegun' },
  { kind: 'live', of: 'an', event: { topic: 'heartbeat', data: '{}' } },
  { kind: 'liveAsked', of: 'an' },
  { kind: 'liveLoss', of: 'an', loss: 'trying' },
  { kind: 'liveLoss', of: 'an', loss: { notBefore: 1 } },
  { kind: 'liveLoss', of: 'an', loss: undefined },
  { kind: 'liveTryAsked', of: 'an' },
]

test.each(messages)('tabs of one release understand each other: %j', (message) => {
  const [tab, other] = [createTabs(), createTabs()]
  const heard: TabMessage[] = []
  other.hear((one) => heard.push(one))
  tab.tell(message)
  expect(heard).toMatchObject([message])
})

test.each([
  { version: 2, kind: 'extended', expiredAt: '2026-11-29T21:00:00Z' },
  { version: 2, kind: 'extended', expiredAt: 1 },
  { version: 2, kind: 'organizationChosen', organization: 'org-acme' },
  { version: 1, kind: 'releaseTaken' },
  { version: 1, kind: 'toString' },
  { version: 1, kind: 'extended', expiredAt: 'soon' },
  { version: 1, kind: 'signedIn' },
  { version: 1, kind: 'live', of: 'an', event: null },
  { version: 1, kind: 'liveLoss', loss: 'trying' },
  { version: 1, kind: 'liveAsked' },
  { kind: 'organizationChosen' },
  { version: 1 },
  null,
  'signedOut',
  7,
])('what another release says otherwise, or not as agreed, is ignored: %j', (data) => {
  expect(heardOf(data)).toEqual([])
})

test('S22 that somebody has signed out is understood from every release', () => {
  expect(heardOf({ version: 7, kind: 'signedOut', everywhere: true })).toMatchObject([{ kind: 'signedOut' }])
})

test.each([null, 'wanted', { is: 'wanted' }, { version: 2, turn: 'live', is: 'queued' }])(
  'a turn of this browser is had although another release says %j about it',
  async (data) => {
    jest.useFakeTimers()
    const tabs = createTabs()
    const turn = tabs.turn('live')
    new Channel('console.turns').postMessage(data)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(await turn).toBeInstanceOf(Function)
    new Channel('console.turns').postMessage(data)
    jest.useRealTimers()
  },
)
