import { api, notificationsApi, unauthorized } from '../../api'
import { noticeClosed } from '../../flows/notices'
import { createTestBrowser, Refused } from '../../flows/testing'
import { signedOut } from '../../session/state'
import { currentUserCame, user } from '../../session/testing'
import { send } from './channel'
import { MINUTE, openTab, pass, SECOND } from './live-testing'
import { allMessagesAsked, liveMessageAsked } from './state'

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => jest.useRealTimers())

const ownChangeCame = {
  type: `${api.reducerPath}/executeMutation/fulfilled`,
  payload: { success: true },
  meta: {
    arg: { type: 'mutation', endpointName: notificationsApi.endpoints.markNotificationRead.name },
    requestId: '1',
    requestStatus: 'fulfilled',
  },
}

describe('what comes', () => {
  test('LIVE-02 NOTIF-01 a stats message sets the counter: its total, else the sum of the levels', async () => {
    const tab = await openTab()
    expect(tab.live().unread).toBeUndefined()
    tab.event('user-message-stats', { success: 1, warning: 9, total: 12 })
    await pass()
    expect(tab.live().unread).toBe(12)
    tab.event('user-message-stats', { warning: 3, error: 1 })
    await pass()
    expect(tab.live().unread).toBe(4)
  })

  test.each([
    ['global-messages', 'success', 'success'],
    ['org-messages', 'warning', 'warning'],
    ['user-messages', 'error', 'danger'],
    ['user-messages', undefined, 'info'],
    ['user-messages', 'unheard-of', 'info'],
  ])('LIVE-03 LIVE-05 LIVE-06 %s of level %s is a staying notice of tone %s', async (topic, level, tone) => {
    const tab = await openTab()
    tab.message({ title: '<b>1</b>', message: 'Bảo trì', messageLevel: level }, topic)
    await pass(100)
    expect(tab.notices()).toMatchObject([
      { tone, title: { said: '<b>1</b>' }, text: { said: 'Bảo trì' }, closes: 'stays' },
    ])
  })

  test.each(['{', '[]', 'null', '{"title":1}', '{"id":"a"}'])(
    'S40 what is not as described shows nothing: %s',
    async (data) => {
      const tab = await openTab()
      tab.raw('user-messages', data)
      tab.event('heartbeat', {})
      await pass(SECOND)
      expect(tab.notices()).toEqual([])
    },
  )

  test('NOTIF-13 lists are read again a second after changes, once for those that come together', async () => {
    const tab = await openTab()
    await pass(2 * SECOND)
    const before = tab.rereads()
    for (let i = 0; i < 5; i += 1) tab.message()
    await pass(999)
    expect(tab.rereads()).toBe(before)
    await pass(1)
    expect(tab.rereads()).toBe(before + 1)
  })

  test('what this tab has marked as read itself is read again once: the channel adds nothing to it', async () => {
    const tab = await openTab()
    tab.event('user-message-stats', { total: 4 })
    await pass(2 * SECOND)
    const before = tab.rereads()
    tab.event('user-message-stats', { total: 3 })
    tab.tell(ownChangeCame)
    await pass(2 * SECOND)
    expect(tab.rereads()).toBe(before)
    tab.event('user-message-stats', { total: 2 })
    await pass(2 * SECOND)
    expect(tab.rereads()).toBe(before + 1)
  })

  test('B52 of 200 messages three are shown, the weightiest, and one card counts 197 more', async () => {
    const tab = await openTab()
    for (let i = 0; i < 199; i += 1) tab.message({ messageLevel: 'info' })
    tab.message({ messageLevel: 'error', title: 'Broken' })
    await pass(100)
    const shown = tab.notices().filter(({ id }) => id !== 'live-more')
    expect(shown).toHaveLength(3)
    expect(shown.map(({ title }) => 'said' in title && title.said)).toContain('Broken')
    expect(tab.notices()).toContainEqual(
      expect.objectContaining({ id: 'live-more', title: { id: 'live.more', values: { count: 197 } } }),
    )
    tab.tell(noticeClosed(shown[0]!.id))
    tab.message()
    tab.message()
    await pass(100)
    expect(tab.notices()).toContainEqual(
      expect.objectContaining({ title: { id: 'live.more', values: { count: 198 } } }),
    )
    expect(tab.notices()).toHaveLength(4)
  })

  test('B52 a heavier message that comes later takes the place of a lighter one; the card has the tone of its weightiest', async () => {
    const tab = await openTab()
    const ids = () => tab.notices().map(({ id }) => id)
    const card = () => tab.notices().find(({ id }) => id === 'live-more')
    for (const messageLevel of ['info', 'success', 'warning', 'info']) {
      tab.message({ messageLevel })
      await pass(100)
    }
    expect(ids()).toEqual(expect.arrayContaining(['live-message-1', 'live-message-2', 'live-message-3']))
    expect(card()).toMatchObject({ tone: 'info', title: { values: { count: 1 } } })
    for (const messageLevel of ['error', 'error', 'error']) {
      tab.message({ messageLevel })
      await pass(100)
    }
    expect(ids().toSorted()).toEqual(['live-message-5', 'live-message-6', 'live-message-7', 'live-more'])
    expect(card()).toMatchObject({ tone: 'warning', title: { values: { count: 4 } } })
    tab.message({ messageLevel: 'error' })
    await pass(100)
    expect(card()).toMatchObject({ tone: 'danger', title: { values: { count: 5 } } })
    tab.message({ messageLevel: 'info' })
    await pass(100)
    expect(card()).toMatchObject({ tone: 'danger', title: { values: { count: 6 } } })
  })

  test('B52 a screen reader hears one sentence in five seconds, of all that came', async () => {
    const tab = await openTab()
    for (let i = 0; i < 10; i += 1) {
      tab.message()
      await pass(200)
    }
    expect(tab.live().said).toEqual({ count: 1, title: 'Title 1' })
    await pass(5 * SECOND)
    expect(tab.live().said).toEqual({ count: 9, title: 'Title 2' })
  })

  test('NOTIF-14 a notice opens its message, the card of the rest the list; both keep the language', async () => {
    const tab = await openTab({ address: '/help?lang=vi' })
    for (let i = 0; i < 5; i += 1) tab.message()
    await pass(100)
    tab.tell(liveMessageAsked('message-1'))
    tab.tell(allMessagesAsked())
    await pass()
    expect(tab.navigator.went).toEqual([
      '/notifications?drawer=detail&record=message-1&lang=vi',
      '/notifications?lang=vi',
    ])
    expect(tab.notices().map(({ id }) => id)).toEqual(['live-message-2', 'live-message-3'])
  })

  test('NOTIF-07 unread critical messages are shown on entry, once a session; a failure is silent', async () => {
    const message = { title: 'T', message: 'M', messageLevel: 'error', createdAt: 0 }
    const critical = [
      { ...message, id: 'a', status: 'New' },
      { ...message, id: 'b', status: 'Read' },
    ]
    const first = await openTab({ critical })
    await pass(100)
    expect(first.notices().map(({ id }) => id)).toEqual(['live-a'])
    const second = await openTab({ critical })
    await pass(100)
    expect(second.notices()).toEqual([])
    const third = await openTab({ critical: new Refused({ status: 500, message: 'no' }) })
    await pass(100)
    expect(third.notices()).toEqual([])
  })
})

describe('the connection', () => {
  test.each(['unauthorized', 'refused'] as const)('B54 never comes back after %s', async (end) => {
    const tab = await openTab({ ends: end })
    await pass(60 * MINUTE)
    expect(tab.tries).toHaveLength(1)
    expect(tab.saw(unauthorized.type)).toBe(end === 'unauthorized' ? 1 : 0)
  })

  test('B54 the return of the network or of the person tries at once', async () => {
    const tab = await openTab({ ends: 'lost' })
    await pass(MINUTE)
    const before = tab.tries.length
    window.dispatchEvent(new Event('online'))
    await pass()
    expect(tab.tries).toHaveLength(before + 1)
  })

  test('B55 after too many requests it waits as long as the server says, whoever comes back', async () => {
    const tab = await openTab({ ends: { retryAfter: 40 } })
    window.dispatchEvent(new Event('focus'))
    await pass(39 * SECOND)
    expect(tab.tries).toHaveLength(1)
    await pass(SECOND)
    expect(tab.tries).toHaveLength(2)
  })

  test('LIVE-08 two and a half heartbeats of silence are a loss; heartbeats keep it', async () => {
    const tab = await openTab()
    for (let i = 0; i < 6; i += 1) {
      await pass(10 * SECOND)
      tab.event('heartbeat', {})
    }
    expect(tab.tries).toHaveLength(1)
    await pass(25 * SECOND)
    expect(tab.connections()).toBe(0)
    await pass(2 * SECOND)
    expect(tab.tries).toHaveLength(2)
  })

  test('LIVE-07 after a gap it asks for what came since the last event, and the lists are read again', async () => {
    const tab = await openTab()
    tab.message()
    await pass(2 * SECOND)
    const before = tab.rereads()
    tab.end('lost')
    await pass(3 * SECOND)
    expect(tab.tries).toEqual([undefined, '1'])
    expect(tab.rereads()).toBe(before + 1)
    // Sent again, it is not shown again.
    tab.event('user-messages', { id: 'message-1', title: 'Title 1', message: '' }, '1')
    await pass(100)
    expect(tab.notices()).toHaveLength(1)
  })

  test('NOTIF-13 the first connection reads no list again, as they have just been read, nor does its first count', async () => {
    const tab = await openTab()
    tab.event('user-message-stats', { total: 3 })
    await pass(2 * SECOND)
    expect(tab.rereads()).toBe(0)
    tab.event('user-message-stats', { total: 4 })
    await pass(2 * SECOND)
    expect(tab.rereads()).toBe(1)
  })

  test('LIVE-07 lists are read again by a connection that comes late', async () => {
    const tab = await openTab({ ends: 'lost' })
    tab.will(undefined)
    await pass(10 * SECOND)
    expect(tab.rereads()).toBe(1)
  })

  test('LIVE-07 lists are read again by whoever takes over the connection of another tab', async () => {
    const browser = createTestBrowser()
    const first = await openTab({ browser })
    const second = await openTab({ browser })
    first.event('user-message-stats', { total: 3 })
    await pass(2 * SECOND)
    expect(second.rereads()).toBe(0)
    first.tell(signedOut())
    await pass(2 * SECOND)
    expect(second.rereads()).toBe(1)
  })

  test('LIVE-01 it closes at sign-out, and what was counted is forgotten', async () => {
    const tab = await openTab()
    tab.event('user-message-stats', { total: 3 })
    await pass()
    tab.tell(signedOut())
    await pass()
    expect(tab.connections()).toBe(0)
    expect(tab.live()).toEqual({})
    tab.tell(currentUserCame(user))
    await pass()
    expect(tab.connections()).toBe(1)
  })
})

test('LIVE-09 sending while disconnected fails with the documented words', async () => {
  await expect(send({ text: 'x' })).rejects.toThrow('Send error: SockJsClient is disconnected')
})
