import type { Hono } from 'hono'

export type Browser = {
  /** fetch against the app in process, with the cookies that a browser would keep and send. */
  readonly fetch: typeof fetch
  readonly cookies: Map<string, string>
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const at = pair.indexOf('=')
  const gone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))
  if (gone) cookies.delete(pair.slice(0, at))
  else cookies.set(pair.slice(0, at), pair.slice(at + 1))
}

/** Leaving a stream tells its sender, and ends it for its reader, as a browser does. */
function leavable(response: Response, { signal }: Request): Response {
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
  if (!isStream || !response.body) return response
  return new Response(response.body.pipeThrough(new TransformStream(), { signal }), response)
}

/** A stand-in for a browser beside the sandbox: Node's fetch has no cookie jar, and an app in process no address. */
export function createBrowser(app: Hono, origin = 'http://localhost'): Browser {
  const cookies = new Map<string, string>()
  /** In use until they are answered: Node forgets to tell a request of an abort when nothing else refers to it. */
  const underWay = new Set<object>()
  async function fetchInProcess(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(typeof input === 'string' ? new URL(input, origin) : input, init)
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (jar) request.headers.set('Cookie', jar)
    request.signal.throwIfAborted()
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error), { once: true })
    })
    const both = [input, request]
    underWay.add(both)
    const response = await Promise.race([app.fetch(request), aborted]).finally(() => underWay.delete(both))
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    return leavable(response, request)
  }
  return { fetch: fetchInProcess, cookies }
}
