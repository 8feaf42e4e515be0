import { buffers, eventChannel, type EventChannel } from 'redux-saga'
import { loadLiveEvents, type LiveEnd, type LiveEvent } from '../../api'

/** What happens on one connection of the live channel; after its end nothing more. */
export type Frame =
  | { readonly kind: 'open' }
  | { readonly kind: 'event'; readonly event: LiveEvent }
  | { readonly kind: 'end'; readonly why: LiveEnd }

let connected = 0

/** Opens one connection; closing the channel ends it. */
export function connect(lastId: string | undefined): EventChannel<Frame> {
  return eventChannel<Frame>((say) => {
    const left = new AbortController()
    let open = false
    const turn = (now: boolean) => {
      if (now !== open) connected += now ? 1 : -1
      open = now
    }
    const end = (why: LiveEnd) => {
      turn(false)
      if (!left.signal.aborted) say({ kind: 'end', why })
    }
    loadLiveEvents()
      .then(({ listen }) =>
        listen({
          lastId,
          signal: left.signal,
          onOpen: () => {
            turn(true)
            say({ kind: 'open' })
          },
          onEvent: (event) => say({ kind: 'event', event }),
        }),
      )
      .then(end, () => end('lost')) // the code of the channel did not come
    return () => {
      turn(false)
      left.abort()
    }
  }, buffers.expanding())
}

/** The documents give words to a failed send and no call to send by: so it fails, connected or not (decisions 21). */
export function send(_message: unknown): Promise<never> {
  const why = connected > 0 ? 'the platform takes no messages' : 'SockJsClient is disconnected'
  return Promise.reject(new Error(`Send error: ${why}`))
}
