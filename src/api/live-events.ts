import { fetchEventSource } from '@microsoft/fetch-event-source'
import type { operations } from '../../openapi/schema.gen'
import { noteServerTime } from '../clock'
import { absoluteUrl } from './base-query'

/** One server-sent event of streamLiveEvents: `topic` is one of the four, or heartbeat; `data` is JSON. */
export type LiveEvent = { readonly id?: string; readonly topic: string; readonly data: string }
/** Why a stream is over: connection lost (worth another try), no session, or no right to it. */
export type LiveEnd =
  | 'lost'
  | 'unauthorized'
  | 'refused'
  /** Too many requests: no try before these seconds are over. */
  | { readonly retryAfter: number }

type Listening = {
  /** The id of the last event that was heard: what came after it is sent again. */
  readonly lastId: string | undefined
  readonly signal: AbortSignal
  readonly onOpen: () => void
  readonly onEvent: (event: LiveEvent) => void
}

const PATH = '/console/messages/stream' satisfies keyof import('../../openapi/schema.gen').paths
type Headers = NonNullable<operations['streamLiveEvents']['parameters']['header']>

class Refused extends Error {
  constructor(readonly end: LiveEnd) {
    super('the live channel is refused')
  }
}

/** One connection, until it is lost, refused, or left by the signal. It does not try again by itself. */
export async function listen({ lastId, signal, onOpen, onEvent }: Listening): Promise<LiveEnd> {
  const headers: Headers = lastId === undefined ? {} : { 'Last-Event-ID': lastId }
  try {
    await fetchEventSource(absoluteUrl(PATH), {
      signal,
      headers,
      credentials: 'include',
      openWhenHidden: true,
      async onopen({ ok, status, headers: answered }) {
        noteServerTime(answered.get('Date'))
        if (status === 401) throw new Refused('unauthorized')
        if (status === 403) throw new Refused('refused')
        const retryAfter = Number(answered.get('Retry-After') ?? NaN)
        if (status === 429 && retryAfter > 0) throw new Refused({ retryAfter })
        if (!ok || !answered.get('Content-Type')?.startsWith('text/event-stream')) throw new Refused('lost')
        onOpen()
      },
      onmessage({ id, event: topic, data }) {
        if (topic) onEvent({ topic, data, ...(id && { id }) })
      },
      onerror(error) {
        throw error // else it would try again for ever
      },
    })
    return 'lost'
  } catch (error) {
    return error instanceof Refused ? error.end : 'lost'
  }
}
