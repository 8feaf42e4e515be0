import { createTestBrowser } from '../../flows/testing'
import { signedOut } from '../../session/state'
import { openTab, pass } from './live-testing'

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => jest.useRealTimers())

describe('several tabs', () => {
  test('LIVE-01 B53 one holds the connection, all hear the same and count the same', async () => {
    const browser = createTestBrowser()
    const [a, b] = [await openTab({ browser }), await openTab({ browser })]
    expect([a.connections(), b.connections()]).toEqual([1, 0])
    a.event('user-message-stats', { total: 7 })
    a.message()
    await pass(100)
    for (const tab of [a, b]) {
      expect(tab.live().unread).toBe(7)
      expect(tab.notices()).toHaveLength(1)
    }
    const late = await openTab({ browser })
    await pass()
    expect(late.live().unread).toBe(7)
  })

  test('LIVE-01 B53 only the leading tab answers a newcomer: an older count of another never undoes a newer', async () => {
    const browser = createTestBrowser()
    const [a] = [await openTab({ browser }), await openTab({ browser }), await openTab({ browser })]
    a.event('user-message-stats', { total: 7 })
    await pass()
    const before = browser.told.length
    await openTab({ browser })
    await pass()
    expect(browser.told.slice(before).map(({ kind }) => kind)).toEqual(['liveAsked', 'live'])
  })

  test('LIVE-07 another takes over when the first is gone, from where it was, without doubling a message', async () => {
    const browser = createTestBrowser()
    const [a, b] = [await openTab({ browser }), await openTab({ browser })]
    a.message()
    await pass(100)
    a.tell(signedOut())
    await pass()
    expect([a.connections(), b.connections()]).toEqual([0, 1])
    expect(b.tries).toEqual(['1'])
    b.event('user-messages', { id: 'message-1', title: 'Title 1', message: '' }, '1')
    await pass(100)
    expect(b.notices()).toHaveLength(1)
  })

  test('B53 where no tab hears another, each is connected while it is looked at, and goes on where it was', async () => {
    const looks = (state: DocumentVisibilityState) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
      return pass()
    }
    const tab = await openTab({ hears: false })
    expect(tab.connections()).toBe(1)
    tab.event('user-message-stats', { total: 7 }, '1')
    await looks('hidden')
    expect([tab.connections(), tab.live().unread]).toEqual([0, 7])
    await looks('visible')
    expect([tab.connections(), tab.tries]).toEqual([1, [undefined, '1']])
    tab.tell(signedOut())
    await looks('hidden')
    await looks('visible')
    expect(tab.connections()).toBe(0)
    jest.restoreAllMocks()
  })
})
