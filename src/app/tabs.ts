import { channelOf, lock } from '../browser'
import type { Release, TabMessage, Tabs } from '../flows/tabs'
import { createTurns } from './turns'

/**
 * Two releases of the console can stand in two tabs. Whoever changes what a kind of message means, or its fields, raises this:
 * tabs that do not understand each other leave each other alone. A new kind needs nothing; it is not known before.
 */
const VERSION = 1

type Fields = Readonly<Record<string, unknown>>
/** What each kind has to hold, by an example. Who hears a live event looks into it. */
const kinds: Readonly<Record<TabMessage['kind'], Fields>> = {
  signedIn: { status: '' },
  organizationChosen: {},
  extended: { expiredAt: 0 },
  signedOut: {},
  secondFactorBegun: {},
  live: { of: '', event: {} },
  liveAsked: { of: '' },
  liveLoss: { of: '' },
  liveTryAsked: { of: '' },
}
const isKind = (kind: unknown): kind is TabMessage['kind'] => Object.hasOwn(kinds, String(kind))

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** A message as this release means it. That somebody has signed out means the same in every release (S22). */
function isMessage(data: unknown): data is TabMessage {
  if (!isFields(data) || !isKind(data.kind)) return false
  if (data.kind === 'signedOut') return true
  const fields = Object.entries(kinds[data.kind])
  const agrees = fields.every(([name, like]) => typeof data[name] === typeof like && data[name] !== null)
  return data.version === VERSION && agrees
}

/** The tabs of this browser, by its own means; some of them may be missing (decisions/0015). */
export function createTabs(name = 'console'): Tabs {
  const channel = channelOf(name)
  const askForTurn = createTurns(name)
  return {
    hears: channel !== undefined,
    tell: (message) => channel?.postMessage({ ...message, version: VERSION }),
    hear(heard) {
      const listen = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) heard(data)
      }
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
