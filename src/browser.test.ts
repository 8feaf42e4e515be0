import { channelOf, local, lock, session } from './browser'

const KEY = 'console.tested'

afterEach(() => {
  jest.restoreAllMocks()
  for (const storage of [local, session]) storage.remove(KEY)
})

const refused = (name: string) => () => {
  throw new DOMException('not here', name)
}

describe.each([
  ['localStorage', local],
  ['sessionStorage', session],
] as const)('%s', (name, kept) => {
  test('what is kept is in the storage, and gone when it is removed', () => {
    kept.set(KEY, 'a')
    expect([kept.get(KEY), window[name].getItem(KEY)]).toEqual(['a', 'a'])
    kept.remove(KEY)
    expect([kept.get(KEY), window[name].getItem(KEY)]).toEqual([null, null])
  })

  test('where a site may keep nothing it is remembered by the document', () => {
    jest.spyOn(window, name, 'get').mockImplementation(refused('SecurityError'))
    expect(kept.get(KEY)).toBeNull()
    kept.set(KEY, 'a')
    kept.set(KEY, 'b')
    expect(kept.get(KEY)).toBe('b')
    kept.remove(KEY)
    expect(kept.get(KEY)).toBeNull()
  })

  test('in a full storage the new value is remembered, and the old one does not come back', () => {
    kept.set(KEY, 'old')
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refused('QuotaExceededError'))
    kept.set(KEY, 'new')
    expect([kept.get(KEY), window[name].getItem(KEY)]).toEqual(['new', null])
    full.mockRestore()
    kept.set(KEY, 'newer')
    expect([kept.get(KEY), window[name].getItem(KEY)]).toEqual(['newer', 'newer'])
  })

  test('what needs the room of the old value gets it', () => {
    kept.set(KEY, 'old')
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(refused('QuotaExceededError'))
    kept.set(KEY, 'new')
    expect(window[name].getItem(KEY)).toBe('new')
  })
})

test('a browser without channels, or one that forbids them, has none', () => {
  const own = globalThis.BroadcastChannel
  for (const BroadcastChannel of [undefined, refused('SecurityError')]) {
    Object.assign(globalThis, { BroadcastChannel })
    expect(channelOf('tested')).toBeUndefined()
  }
  Object.assign(globalThis, { BroadcastChannel: own })
})

test('a browser without locks refuses one as a browser that forbids them does', async () => {
  await expect(lock('tested', {}, () => undefined)).rejects.toThrow('no locks')
})
