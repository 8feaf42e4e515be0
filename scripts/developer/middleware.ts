import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { MOCK } from '../../src/developer/outcome'
import type { Rights } from '../../src/developer/requests'
import { followDescription } from './description'
import { createDoor, type Answered } from './door'

/** The door in the development server, before its proxy; and what the developer panel asks it under /developer. */

type Next = () => void
type Backend = 'mock' | 'sandbox' | 'platform'

const OWN = '/developer'

/**
 * A handler for the development server. `backend` is what stands behind the proxy, `bases` where the configuration says
 * that each API family is; those on other hosts are called past the door.
 */
export function developerMiddleware(backend: Backend, bases: Readonly<Record<string, string>>) {
  /** The path of a call as the description has it, beginning with its family. */
  const described = (path: string): string | undefined => {
    const [family, base] = Object.entries(bases).find(([, each]) => path.startsWith(`${each}/`)) ?? []
    return family !== undefined && base !== undefined ? `/${family}${path.slice(base.length)}` : undefined
  }

  const description = followDescription()
  const door = createDoor(description)
  /** What is wrong with the outcomes of the address that was opened last. */
  let mistake: string | undefined
  const state = () => ({ backend, mistake, ...door.state() })

  /** A document that is opened with outcomes in its address: they hold for its first calls already. */
  async function open({ headers }: IncomingMessage, { searchParams }: URL, next: Next) {
    if (headers.accept?.includes('text/html'))
      mistake = door.order((searchParams.get(MOCK) ?? '').split(',').filter(Boolean))
    next()
  }

  async function control(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    // As of every call that changes something; another site cannot send it.
    if (request.method !== 'GET' && request.headers['x-requested-with'] !== 'console')
      return send(response, 403, { message: 'X-Requested-With: console is missing' })
    const asked = `${request.method ?? ''} ${path}`
    if (asked === 'GET /state') return send(response, 200, state())
    if (asked === 'GET /operations') return send(response, 200, description().operations())
    if (asked === 'POST /outcomes') {
      const wrong = door.order(textsIn(await jsonOf(request)))
      return wrong === undefined ? send(response, 200, state()) : send(response, 422, { message: wrong })
    }
    if (request.method === 'DELETE' && path.startsWith('/outcomes')) {
      door.lift(path.split('/')[2])
      return send(response, 200, state())
    }
    if (asked === 'POST /rights') {
      door.setRights(rightsIn(await jsonOf(request)))
      return send(response, 200, state())
    }
    return send(response, 404, { message: 'There is no such control' })
  }

  async function call(request: IncomingMessage, response: ServerResponse, path: string, next: Next) {
    const { operation, done, delay, outcome } = door.meet(request.method ?? 'GET', path)
    if (!operation) return next()
    const page = pageOf(request)
    const note = (status: number) => door.note({ operation, page, status, outcome })
    if (delay > 0) await wait(delay)
    if (done.kind === 'own') {
      response.once('close', () => note(response.statusCode))
      return next()
    }
    note(done.kind === 'answer' ? done.status : 0)
    answer(response, done)
  }

  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const path = described(url.pathname)
    const handled = url.pathname.startsWith(`${OWN}/`)
      ? control(request, response, url.pathname.slice(OWN.length))
      : path === undefined
        ? open(request, url, next)
        : call(request, response, path, next)
    handled.catch((error: unknown) => send(response, 500, { message: String(error) }))
  }
}

/** Milliseconds after which a call that is never answered is let go of, long after the console has. */
const FORGOTTEN = 120_000

function answer(response: ServerResponse, done: Answered | { readonly kind: 'cut' | 'timeout' }): void {
  if (done.kind === 'answer')
    return void response
      .writeHead(done.status, { ...done.headers, 'Cache-Control': 'no-store' })
      .end(done.body)
  const timer = setTimeout(() => response.destroy(), done.kind === 'cut' ? 0 : FORGOTTEN)
  response.once('close', () => clearTimeout(timer))
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body))
}

function pageOf({ headers }: IncomingMessage): string {
  return headers.referer === undefined ? '' : new URL(headers.referer).pathname
}

const MOST_BYTES = 100_000

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > MOST_BYTES) throw new Error('too long')
  }
  return JSON.parse(text) as unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const wordsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string') : []

/** `{ "outcomes": ["login:500"] }`; curl may send the outcomes as one JSON string. */
const textsIn = (body: unknown): readonly string[] =>
  typeof body === 'string' ? [body] : isRecord(body) ? wordsIn(body.outcomes) : []

/** Roles and permissions; nothing gives the backend's own user back. */
const rightsIn = (body: unknown): Rights | undefined =>
  isRecord(body) && Array.isArray(body.roles)
    ? { roles: wordsIn(body.roles), permissions: wordsIn(body.permissions) }
    : undefined
