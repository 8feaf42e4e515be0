import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where a call goes on to; undefined: nowhere, it is not found. */
export type Route = {
  readonly to: URL
  readonly path: string
  /** What becomes of a text that is answered, and of the `Link` beside it. */
  readonly rewrite?: (text: string) => string
}
type Answered = { readonly call: string; readonly status: number; readonly violations: string }

export type Front = { readonly address: string; close(): void }

/** Answers in place of all servers, or lets the call go on. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** One address before several servers; `heard` is told of every answer (`violations` are Prism's). */
export async function openFront(
  routeOf: (path: string) => Route | undefined,
  heard: (answered: Answered) => void = () => undefined,
  before: Before = (_request, _response, next) => next(),
): Promise<Front> {
  const goOn = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const route = routeOf(incoming.url ?? '/')
    if (!route) return void outgoing.writeHead(404).end()
    const { hostname: host, port } = route.to
    const { method } = incoming
    const { rewrite } = route
    const headers = { ...incoming.headers, ...(rewrite && { 'accept-encoding': 'identity' }) }
    // A connection of its own for each: one that was kept may be ended by the server just as it is used again.
    const to = { host, port, method, headers, path: route.path, agent: false } as const
    const upstream = request(to, (answer) => {
      const status = answer.statusCode ?? 0
      const violations = String(answer.headers['sl-violations'] ?? '')
      heard({ call: `${method} ${incoming.url}`, status, violations })
      if (rewrite) return void sendRewritten(answer, outgoing, rewrite)
      outgoing.writeHead(status, answer.headers)
      answer.pipe(outgoing)
    })
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  }
  const front = createServer((incoming, outgoing) =>
    before(incoming, outgoing, () => goOn(incoming, outgoing)),
  ).listen(0, '127.0.0.1')
  await new Promise((resolve) => front.once('listening', resolve))
  const { port } = front.address() as AddressInfo // listening on TCP
  const close = () => {
    front.closeAllConnections()
    front.close()
  }
  return { address: `http://localhost:${port}`, close }
}

async function sendRewritten(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  rewrite: (text: string) => string,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer) // a response is read as buffers
  const headers = { ...answer.headers }
  delete headers['content-length']
  if (headers.link) headers.link = rewrite(String(headers.link))
  outgoing.writeHead(answer.statusCode ?? 0, headers)
  outgoing.end(rewrite(Buffer.concat(chunks).toString('utf8')))
}
