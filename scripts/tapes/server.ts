import { ORIGIN, type Step } from './tape'

/**
 * The server of a replay: it answers what the tape says, when the tape says so. It stands alone, since Playwright sends its text into a
 * page (scripts/tapes/page.ts).
 */

type Answered = Extract<Step, { readonly answered: number }>
type Open = {
  readonly resolve: (response: Response) => void
  readonly reject: (error: Error) => void
  readonly signal: AbortSignal
  stream?: ReadableStreamDefaultController<Uint8Array>
}

export type TapeServer = ReturnType<typeof createServer>

export function createServer() {
  const STREAM = 'text/event-stream'
  /** With these statuses a response has no body. */
  const EMPTY = [204, 205, 304]
  const aborted = () => new DOMException('The operation was aborted.', 'AbortError')
  const open = new Map<number, Open>()
  const encoder = new TextEncoder()

  function answer(call: number, { status, headers = {}, body }: Answered): void {
    const asked = open.get(call)
    if (!asked || asked.signal.aborted) return
    const type = headers['content-type']
    const given = { 'content-type': 'application/json', ...headers }
    if (type?.startsWith(STREAM)) {
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => {
          asked.stream = controller
        },
      })
      asked.signal.addEventListener('abort', () => close(asked, (each) => each.error(aborted())))
      return asked.resolve(new Response(stream, { status, headers: given }))
    }
    const text = body === undefined ? '' : typeof body === 'string' && type ? body : JSON.stringify(body)
    asked.resolve(new Response(EMPTY.includes(status) ? null : text, { status, headers: given }))
  }

  /** A stream may be over already. */
  function close(asked: Open, act: (stream: ReadableStreamDefaultController<Uint8Array>) => void): void {
    const { stream } = asked
    delete asked.stream
    if (stream) act(stream)
  }

  return {
    /** A call that waits for its answer from now on. */
    take: (call: number, signal: AbortSignal): Promise<Response> =>
      new Promise((resolve, reject) => {
        open.set(call, { resolve, reject, signal })
        if (signal.aborted) return reject(aborted())
        signal.addEventListener('abort', () => reject(aborted()))
      }),
    answer,
    /** No answer comes. */
    fail: (call: number, why: string) => open.get(call)?.reject(new TypeError(why)),
    /** A piece of an answer that goes on, or its end. */
    go(call: number, piece: string | undefined): void {
      const asked = open.get(call)
      if (!asked || asked.signal.aborted) return
      if (piece === undefined) close(asked, (stream) => stream.close())
      else asked.stream?.enqueue(encoder.encode(piece))
    },
  }
}

/** A value of a tape as a document of this origin would have it. */
export function withOrigin<T>(value: T, origin = location.origin): T {
  const text = JSON.stringify(value) as string | undefined
  return text === undefined ? value : (JSON.parse(text.replaceAll(ORIGIN, origin)) as T)
}
