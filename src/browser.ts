/**
 * What a browser keeps, and what joins its tabs: it may be missing (an address without TLS, an old browser), forbidden
 * (blocked site data: the mere look at `window.localStorage` throws) or full. Nothing here throws. The sign-in page
 * loads it, so it imports nothing.
 */
export type Kept = {
  /** Null when nothing is kept under this key. */
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
}

/** A storage of the browser; what it does not take is remembered until the document goes. */
function kept(name: 'localStorage' | 'sessionStorage'): Kept {
  const remembered = new Map<string, string>()
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(window[name])
    } catch {
      return undefined
    }
  }
  const remove = (key: string) => {
    remembered.delete(key)
    attempt((storage) => storage.removeItem(key))
  }
  return {
    get: (key) => remembered.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      remembered.delete(key)
      const put = (storage: Storage) => {
        storage.setItem(key, value)
        return true
      }
      if (attempt(put)) return
      remove(key) // it is out of date, and without it there may be room
      if (!attempt(put)) remembered.set(key, value)
    },
    remove,
  }
}

/** Kept in this browser, for all its tabs. */
export const local = kept('localStorage')
/** Kept in this tab, through its reloads. */
export const session = kept('sessionStorage')

/** Whether this site may keep cookies, without which nobody stays signed in. */
export const takesCookies = (): boolean => navigator.cookieEnabled

/** Whether the person has asked for as few bytes as can be; not every browser says. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false

/** A channel to the other tabs of this browser; undefined where it has none. */
export function channelOf(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

/** As `navigator.locks.request`; rejects where the browser has none, as it does where it forbids them. */
export async function lock(
  name: string,
  options: LockOptions,
  held: (lock: Lock | null) => void | Promise<void>,
): Promise<void> {
  // Its type knows addresses with TLS only.
  const { locks } = navigator as Partial<Navigator>
  if (!locks) throw new Error('This browser has no locks at this address.')
  await locks.request(name, options, held)
}

/** Puts a text on the clipboard; rejects where there is none (an address without TLS) or it may not be used. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text)

/** Copies what is selected, the old way, which needs no TLS; false when the browser does not. */
export function copySelection(): boolean {
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
