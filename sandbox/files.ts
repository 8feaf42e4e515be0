import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { mayFetch, partsOf } from './rules/exports'
import { SESSION_COOKIE } from './serve'
import type { World } from './world'

type StoredFile = { readonly type: string; readonly body: Uint8Array<ArrayBuffer> }

/** One after another, each read when the receiver has room for it. */
function streamOf(begun: readonly Uint8Array[], more: Iterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (stream) => begun.forEach((part) => stream.enqueue(part)),
    pull: (stream) => {
      const next = more.next()
      if (next.done) stream.close()
      else stream.enqueue(next.value)
    },
  })
}

/** Pictures and exported files: for whoever is signed in, exports for whoever made them and while their link works. */
export function serveFile(c: Context, { store, sessions, clock }: World): Response {
  const session = sessions.read(getCookie(c, SESSION_COOKIE))
  if (session?.stage !== 'account')
    return c.json({ success: false, message: 'Your session has expired' }, 401)
  const name = c.req.param('name') ?? ''
  const file = mayFetch(store, name, session.userId, clock.now())
    ? store.one<StoredFile>('select type, body from file where name = ?', name)
    : undefined
  if (!file) return c.json({ success: false, message: 'No such file' }, 404)
  const isPicture = file.type.startsWith('image/')
  c.header('Content-Type', file.type)
  c.header('Cache-Control', isPicture ? 'private, max-age=31536000, immutable' : 'private, no-store')
  c.header('X-Content-Type-Options', 'nosniff')
  // An SVG that is opened as a page runs nothing and calls nobody.
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox")
  if (!isPicture) c.header('Content-Disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`)
  const parts = partsOf(store, name)
  const first = parts.next()
  return first.done ? c.body(file.body) : c.body(streamOf([file.body, first.value], parts))
}
