import { channelOf, lock } from '../browser'
import type { Release, TabMessage, Tabs } from '../flows/tabs'
import { createTurns } from './turns'

/** The tabs of this browser, by its own means; some of them may be missing (decisions/0015). */
export function createTabs(name = 'console'): Tabs {
  const channel = channelOf(name)
  const askForTurn = createTurns(name)
  return {
    hears: channel !== undefined,
    tell: (message) => channel?.postMessage(message),
    hear(heard) {
      const listen = ({ data }: MessageEvent<TabMessage>) => heard(data)
      channel?.addEventListener('message', listen)
      return () => channel?.removeEventListener('message', listen)
    },
    turn: (turn, until) =>
      lockedTurn(`${name}.${turn}`, until).catch(() =>
        // Rejected because the wait is over, or because there are no locks.
        until?.aborted ? undefined : askForTurn(turn, until),
      ),
  }
}

function lockedTurn(name: string, until?: AbortSignal): Promise<Release | undefined> {
  const wait = until ? { signal: until } : { ifAvailable: true }
  return new Promise((resolve, reject) => {
    const released = lock(name, wait, (held) => {
      if (!held) return resolve(undefined)
      // The lock is held while this promise lives.
      return new Promise<void>((release) => resolve(release))
    })
    released.catch(reject)
  })
}
