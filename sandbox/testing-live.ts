import type { createCaller } from './testing'

export const LIVE = '/api/console/messages/stream'

export type Caller = ReturnType<typeof createCaller>
export type Listening = { readonly query?: string; readonly headers?: Record<string, string> }
type Event = { readonly id?: string; readonly event?: string; readonly data: Record<string, unknown> }

function parsed(block: string): Event {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2)] as const
    }),
  )
  return { ...fields, data: JSON.parse(fields.data ?? '') as Record<string, unknown> }
}

/** A stream as a reader of events; heartbeats are left out unless they are waited for. */
export async function listenAs(as: Caller, { query = '', headers = {} }: Listening = {}) {
  const leaving = new AbortController()
  const response = await as.browser.fetch(LIVE + query, { headers, signal: leaving.signal })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  async function any(): Promise<Event | undefined> {
    while (!rest.includes('\n\n')) {
      const { done, value } = await reader.read()
      if (done) return undefined
      rest += value
    }
    const end = rest.indexOf('\n\n')
    const block = rest.slice(0, end)
    rest = rest.slice(end + 2)
    return parsed(block)
  }
  async function next(): Promise<Event | undefined> {
    const event = await any()
    return event?.event === 'heartbeat' ? next() : event
  }
  return { response, any, next, leave: () => leaving.abort() }
}
