import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react'
import { noteServerTime } from '../clock'
import { config, families, type Family } from '../config'
import type { MessageId } from '../texts'
import { limits, timings } from '../timings'
import { extensionSignalled, forbidden, tooManyRequests, unauthorized } from './facts'
import { NO_ANSWER, type Refusal } from './refusal'
import { serializeParams, shortenSecrets, toBody } from './wire'

const TOO_MANY_REQUEST = 'TOO_MANY_REQUEST'
const SUCCESSES: readonly number[] = [200, 201, 202]
const NEVER_SUCCESSES: readonly number[] = [401, 403, 429]

type Body = { success?: boolean; message?: string; error?: string; errorCode?: string }
const asBody = (data: unknown): Body => (typeof data === 'object' && data !== null ? data : {})

/**
 * Whether an answer is a success (decisions 4): never when the body says no; else by its status, or when the
 * body says yes in spite of it (401, 403 and 429 aside).
 */
export function isSuccess(status: number, body: Body): boolean {
  if (body.success === false) return false
  return SUCCESSES.includes(status) || (body.success === true && !NEVER_SUCCESSES.includes(status))
}

/** `/account/logout` at the base address of the family `account`. */
export function absoluteUrl(url: string): string {
  const [, family, ...rest] = url.split('/')
  if (!families.includes(family as Family)) throw new Error(`${url} begins with no API family`)
  const base = config().bases[family as Family].replace(/\/+$/, '')
  return new URL([base, ...rest].join('/'), location.origin).href
}

type Sent = { data?: unknown; error?: FetchBaseQueryError; meta?: { response?: Response } }

export const wire = {
  credentials: 'include',
  paramsSerializer: serializeParams,
  // Read as text: an answer that is not JSON (a proxy's HTML page) is a refusal, not a crash.
  responseHandler: async (response: Response) => {
    const text = await response.text()
    try {
      return text === '' ? null : (JSON.parse(text) as unknown)
    } catch {
      return { success: false } // even with status 200
    }
  },
  validateStatus: ({ status }: Response, body: unknown) => isSuccess(status, asBody(body)),
} as const

const send = fetchBaseQuery({ ...wire, timeout: timings.request })

/** How a file is sent in another way, by the file (`upload.ts`); every form has its file in `file`. */
export const senders = new WeakMap<object, typeof send>()
const senderOf = (body: { readonly file?: object } | undefined) => senders.get(body?.file ?? wire) ?? send

/** A refusal describes no result; what a server sends there in spite of that may be a secret sent back. */
function withoutResult(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'result' && name !== 'results'))
}

/** What a change says of itself: what it means when no answer comes. */
type Extra = { readonly noAnswer?: MessageId }

function unanswered(error: FetchBaseQueryError, also: MessageId): Refusal {
  const thrown = 'error' in error && error.error ? error.error : 'Network error'
  // RTK gives the error as text, `TypeError: Failed to fetch`; its message is wanted.
  return { status: NO_ANSWER, message: thrown.replace(/^\w*Error: /, ''), also }
}

/** What is for machines, as TOO_MANY_REQUEST: the person is told in words of the console instead. */
const isCode = (words: string, errorCode: string | undefined) =>
  words === errorCode || /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(words.trim())

function refusalOf(error: FetchBaseQueryError, also: MessageId, response?: Response): Refusal {
  if (typeof error.status !== 'number') return unanswered(error, also)
  const body = asBody(error.data)
  const sent = body.message || body.error || undefined
  const code = body.errorCode || undefined
  const said = sent !== undefined && !isCode(sent, code) ? sent : undefined
  const errorCode = code ?? (said ? undefined : sent)
  const retryAfter = Number(response?.headers.get('Retry-After') ?? NaN)
  return {
    status: error.status,
    message: sent ?? 'Unhandle error',
    ...(said && { said }),
    ...(errorCode && { errorCode }),
    ...(!Number.isNaN(retryAfter) && { retryAfter }),
    data: shortenSecrets(withoutResult(error.data)),
  }
}

/** Changes whose answer is what they are sent for: without a body they are refused, as a reading is. */
const answering: readonly string[] = [
  'extendToken',
  'generatePassword',
  'getOwnTotpQrCode',
  'getSystemVariableValue',
  'verifyPasswordPolicy',
]

const lost = (response?: Response): FetchBaseQueryError => ({ status: response?.status ?? 200, data: null })

/** Says what a refusal means to the whole console, and marks the one that the session tells for everybody. */
function publish({ dispatch, endpoint, type }: BaseQueryApi, refusal: Refusal): Refusal {
  const { status, errorCode, retryAfter } = refusal
  const isTooMany = status === 429 || errorCode === TOO_MANY_REQUEST
  if (status === 401) dispatch(unauthorized({ endpoint }))
  if (status === 403) dispatch(forbidden({ endpoint, kind: type }))
  if (isTooMany) dispatch(tooManyRequests(retryAfter === undefined ? {} : { retryAfter }))
  // A write that is not allowed is told where it was made.
  const isTold = status === 401 || isTooMany || (status === 403 && type === 'query')
  return isTold ? { ...refusal, toldBySession: true } : refusal
}

/** A browser refuses to keep more than 64 KiB alive, of all requests together. */
const isSmall = (body: unknown) =>
  !(body instanceof FormData) && JSON.stringify(body ?? '').length < limits.keptAlive

/** Asked before a change is sent: the refusal that keeps it back, if one does. The store has it (`app/store.ts`). */
export type Guard = (
  endpoint: string,
  store: Pick<BaseQueryApi, 'dispatch' | 'getState'>,
) => Promise<Refusal | undefined>

function keptBack(api: BaseQueryApi): ReturnType<Guard> | undefined {
  if (api.type !== 'mutation') return undefined
  const { guard } = (api.extra ?? {}) as { guard?: Guard }
  return guard?.(api.endpoint, api)
}

/** Every call of the console: family addresses, cookies, time-out, and one shape for whatever went wrong. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, Refusal> = async (request, api, extra) => {
  const { url, headers, ...args }: FetchArgs = typeof request === 'string' ? { url: request } : request
  const kept = await keptBack(api)
  if (kept) return { error: kept }
  const isChange = api.type === 'mutation'
  const marked = isChange ? { 'X-Requested-With': 'console' } : {}
  const body = toBody(args.body)
  const { noAnswer = 'network.failed' }: Extra = extra ?? {}
  const meaning = navigator.onLine ? noAnswer : 'network.offline' // nothing is sent
  const { data, error, meta }: Sent = await senderOf(args.body as object | undefined)(
    {
      ...args,
      url: absoluteUrl(url),
      body,
      // What was sent is not taken back when the document goes.
      keepalive: isChange && isSmall(body),
      headers: { ...(headers as Record<string, string>), ...marked },
    },
    api,
    extra,
  )
  noteServerTime(meta?.response?.headers.get('Date') ?? null)
  if (meta?.response?.headers.get('X-Token-Extend'))
    api.dispatch(extensionSignalled({ endpoint: api.endpoint }))
  // Whoever reads waits for what is read: an answer without a body, as of a gateway that has lost it, has none.
  const isDone = data !== null || (isChange && !answering.includes(api.endpoint))
  const failure = error ?? (isDone ? undefined : lost(meta?.response))
  // Some changes are answered without a body; who looks for words there finds none.
  if (!failure) return { data: shortenSecrets(data ?? {}), meta }
  return { error: publish(api, refusalOf(failure, meaning, meta?.response)), meta }
}
