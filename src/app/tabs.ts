import type { Release, TabMessage, Tabs } from '../flows/tabs'

/** The tabs of this browser, by its own means. Without locks (an insecure address) each tab works for itself. */
export function createTabs(name = 'console'): Tabs {
  const channel = new BroadcastChannel(name)
  return {
    hears: true,
    tell: (message) => channel.postMessage(message),
    hear(heard) {
      const listen = ({ data }: MessageEvent<TabMessage>) => heard(data)
      channel.addEventListener('message', listen)
      return () => channel.removeEventListener('message', listen)
    },
    turn(turn, until) {
      if (!('locks' in navigator)) return Promise.resolve(() => undefined)
      const wait = until ? { signal: until } : { ifAvailable: true }
      return new Promise<Release | undefined>((resolve) => {
        const turnTaken = navigator.locks.request(`${name}.${turn}`, wait, (lock) => {
          if (!lock) return resolve(undefined)
          // The lock is held while this promise lives.
          return new Promise<void>((release) => resolve(release))
        })
        turnTaken.catch(() => resolve(undefined)) // the wait was aborted
      })
    },
  }
}
