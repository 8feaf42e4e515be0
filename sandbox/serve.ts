import type { Context } from 'hono'
import { operations as operationTable } from '../openapi/operations.gen'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { notAllowed, tooManyRequests } from './answers'
import type { Answer, Operations } from './contract'
import {
  checkAnswer,
  checkRequest,
  matchOperation,
  plainBody,
  type DescribedOperation,
  type Mistake,
} from './description'
import { guard, isDescribed } from './guard'
import { serveLive } from './live'
import { writeLog } from './rules/logs'
import { guardRefusals } from './rules/refusals'
import type { Caller, Session } from './session'
import type { World } from './world'

export const SESSION_COOKIE = 'console_session'

type AnyAnswer = Answer<number, unknown>

/** Answers one call of the API families: guard, request, operation and answer, each checked against the description. */
export async function serveOperation(c: Context, world: World, operations: Operations): Promise<Response> {
  const url = new URL(c.req.url)
  const operation = await matchOperation(c.req.method, url.pathname.replace(/^\/api/, ''))
  if (!operation) return c.json({ success: false, message: 'No such operation' }, 404)
  await world.faults.pass(operation.id, 'before')

  const session = world.sessions.read(getCookie(c, SESSION_COOKIE))
  const stopped = stop(c, world, operation, session)
  if (session && !isBackground(operation.id)) world.sessions.touch(session)
  if (stopped) return reply(c, world, stopped, session)

  const body = await readBody(c, operation)
  const headers = c.req.header()
  const query = queryOf(url)
  const request = { method: c.req.method, path: url.pathname.replace(/^\/api/, ''), headers, query }
  const checked = await checkRequest(operation, {
    ...request,
    body: body.form ? asText(body.form) : body.text,
  })
  const mistakes = [...checked.mistakes, ...body.mistakes]
  if (mistakes.length > 0) return mistaken(c, operation.id, mistakes)

  const call = {
    body: body.form ?? (operation.isJson && body.text ? (JSON.parse(body.text) as unknown) : undefined),
    query: checked.query,
    path: checked.path,
    headers: documentedHeaders(operation, headers),
    session,
    caller: callerOf(c),
    world,
  }
  // The call was just checked against the description, from which its type is made.
  if (operation.id === 'streamLiveEvents') return serveLive(c, call as never)
  const startTime = world.clock.now()
  const answer: AnyAnswer = await operations[operation.id as keyof Operations](call as never)
  // It may have ended sessions, by whatever way.
  if (!operation.isRead) world.live.sweep()
  const strayed = await checkAnswer(operation, answer.status, answer.body)
  if (strayed.length > 0) return stray(c, operation.id, strayed)
  await writeLog(operation, { ...call, answer, startTime })
  await world.faults.pass(operation.id, 'after')
  return reply(c, world, answer, session)
}

/** Called by a timer or on the side: no sign that somebody is there (decisions 43). */
const isBackground = (id: string): boolean => isDescribed(id) && 'background' in operationTable[id]

/** What keeps a call from being looked at: too many of them, no mark of the console, no right to it. */
function stop(
  c: Context,
  world: World,
  operation: DescribedOperation,
  session: Session | undefined,
): AnyAnswer | undefined {
  const wait = world.rateLimit.pass(session?.id ?? remoteAddress(c))
  if (wait > 0) return tooManyRequests(wait)
  if (!operation.isRead && c.req.header('X-Requested-With') !== 'console')
    return notAllowed(guardRefusals.notConsole)
  return guard(operation.id, session, world.store, world.clock.now())
}

function reply(c: Context, world: World, answer: AnyAnswer, session: Session | undefined): Response {
  const secure = c.req.header('X-Forwarded-Proto') === 'https'
  if (answer.opens)
    setCookie(c, SESSION_COOKIE, answer.opens, { httpOnly: true, sameSite: 'Lax', path: '/', secure })
  if (answer.ends) deleteCookie(c, SESSION_COOKIE, { path: '/', secure })
  for (const [name, value] of Object.entries(answer.headers ?? {})) c.header(name, value)
  if (session && world.sessions.wantsExtension(session.id)) c.header('X-Token-Extend', 'true')
  c.header('Content-Type', 'application/json')
  // Checked against the description, or one of ours; hono wants its own list of numbers.
  return c.newResponse(JSON.stringify(answer.body), { status: answer.status as ContentfulStatusCode })
}

/** Like Prism: the caller's mistakes, one by one. */
function mistaken(c: Context, operation: string, mistakes: readonly Mistake[]): Response {
  c.header('Content-Type', 'application/problem+json')
  const title = `The request to ${operation} is not as described`
  return c.newResponse(
    JSON.stringify({ success: false, message: title, title, status: 422, validation: mistakes }),
    {
      status: 422,
    },
  )
}

function stray(c: Context, operation: string, mistakes: readonly Mistake[]): Response {
  const message = `The sandbox's answer to ${operation} is not as described`
  return c.json({ success: false, message, operation, validation: mistakes }, 500)
}

type Body = {
  readonly text?: string
  readonly form?: Record<string, File | string>
  readonly mistakes: Mistake[]
}

async function readBody(c: Context, operation: DescribedOperation): Promise<Body> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return { mistakes: [] }
  if (!operation.isForm) {
    const text = await c.req.text()
    return { text: (text && (await plainBody(operation, text))) || undefined, mistakes: [] }
  }
  const form = await c.req.raw.formData().catch(() => undefined)
  if (!form) return { mistakes: [{ path: '/requestBody', message: 'must be multipart/form-data' }] }
  const fields = Object.fromEntries(form.entries())
  // The validator leaves files out; every form of the description has its file in `file`.
  const mistakes = 'file' in fields ? [] : [{ path: '/requestBody/file', message: 'must be there' }]
  return { form: fields, mistakes }
}

/** A form as the validator knows it: to a schema a file is a text. */
const asText = (form: Record<string, File | string>) =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value : 'file']),
  )

function queryOf({ searchParams }: URL): Record<string, string | string[]> {
  const names = [...new Set(searchParams.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...more] = searchParams.getAll(name)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
}

/** Headers under the names of the description, whatever their case on the wire. */
function documentedHeaders({ parameters }: DescribedOperation, headers: Record<string, string>): object {
  const named = parameters.filter((parameter) => parameter.in === 'header')
  const given = named.map(({ name }) => [name, headers[name.toLowerCase()]] as const)
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

type Incoming = { incoming?: { socket?: { remoteAddress?: string } } }

/** Known from @hono/node-server; unknown when the app is called in process. */
function remoteAddress(c: Context): string {
  const { incoming } = (c.env ?? {}) as Incoming
  return incoming?.socket?.remoteAddress ?? 'in-process'
}

const callerOf = (c: Context): Caller => ({
  address: c.req.header('X-Client-Ip') ?? remoteAddress(c),
  userAgent: c.req.header('X-Client-User-Agent') ?? c.req.header('User-Agent') ?? '',
})
