import { channelOf } from '../browser'
import { after, jittered } from '../clock'
import type { Release, Tabs } from '../flows/tabs'
import { timings } from '../timings'

type Said = { readonly turn: string; readonly from: string; readonly is: 'wanted' | 'taken' | 'free' }

/** Another release of the console may say something else. */
const isSaid = (data: unknown): data is Said => typeof data === 'object' && data !== null && 'turn' in data

/**
 * Turns where the browser has no locks: whoever wants one asks the other tabs, and takes it when none of them says in
 * time that it is taken. There is no heartbeat, since a tab in the background answers but hardly has timers. Where no
 * tab can be heard, each has every turn.
 */
export function createTurns(name: string): Tabs['turn'] {
  const channel = channelOf(`${name}.turns`)
  if (!channel) return () => Promise.resolve(() => undefined)

  const me = Math.random().toString(36)
  const held = new Set<string>()
  const asking = new Set<string>()
  const say = (turn: string, is: Said['is']) => channel.postMessage({ turn, from: me, is } satisfies Said)
  const free = (turn: string) => {
    if (held.delete(turn)) say(turn, 'free')
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isSaid(data) || data.is !== 'wanted') return
    const { turn, from } = data
    if (held.has(turn)) say(turn, 'taken')
    // Of those that ask at the same time the one with the lowest name goes on.
    else if (asking.has(turn) && me < from) say(turn, 'wanted')
  })
  addEventListener('pagehide', () => held.forEach(free))

  /** Waits until another tab says what is `listenedFor`, which answers true; or until the time or the wait is over. */
  const heard = (turn: string, listenedFor: (said: Said) => boolean, time: number, until?: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      const listen = ({ data }: MessageEvent<unknown>) => {
        if (isSaid(data) && data.turn === turn && listenedFor(data)) end(true)
      }
      const silence = () => end(false)
      const end = (answer: boolean) => {
        cancel()
        channel.removeEventListener('message', listen)
        until?.removeEventListener('abort', silence)
        resolve(answer)
      }
      const cancel = after(time, silence)
      channel.addEventListener('message', listen)
      until?.addEventListener('abort', silence)
    })

  async function isTaken(turn: string, until?: AbortSignal): Promise<boolean> {
    if (held.has(turn) || asking.has(turn)) return true
    asking.add(turn)
    say(turn, 'wanted')
    const isNotMine = ({ is, from }: Said) => is === 'taken' || (is === 'wanted' && from < me)
    const taken = await heard(turn, isNotMine, timings.turnAnswer, until)
    asking.delete(turn)
    return taken
  }

  return async (turn, until): Promise<Release | undefined> => {
    while (!until?.aborted) {
      if (!(await isTaken(turn, until))) {
        if (until?.aborted) return undefined
        held.add(turn)
        return () => free(turn)
      }
      if (!until) return undefined
      await heard(turn, ({ is }) => is === 'free', jittered(timings.turnAgain), until)
    }
    return undefined
  }
}
