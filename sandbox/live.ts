import type { Context } from 'hono'
import type { Call } from './contract'
import { topics, type LiveEvent } from './rules/live'

const eventText = ({ id, event, data }: LiveEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Answers with the stream of live events, until the session ends or the client goes. */
export function serveLive(
  c: Context,
  { query, headers, session, world }: Call<'streamLiveEvents'>,
): Response {
  const encoder = new TextEncoder()
  let leave: (() => void) | undefined
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const subscriber = {
        session,
        topics: new Set(query.topics ?? topics),
        send: (event: LiveEvent) => controller.enqueue(encoder.encode(eventText(event))),
        end: () => controller.close(),
      }
      leave = world.live.subscribe(subscriber, headers['Last-Event-ID'])
    },
    cancel: () => leave?.(),
  })
  c.header('Content-Type', 'text/event-stream; charset=utf-8')
  c.header('Cache-Control', 'no-store')
  // Tells proxies not to hold events back.
  c.header('X-Accel-Buffering', 'no')
  return c.newResponse(stream)
}
