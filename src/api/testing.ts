import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import { mediaOf, type Operation, type Parameter } from '../../openapi/testing'
import { setConfig, type Config } from '../config'
import { emptyApi } from './empty'

/** For tests of the wire: a real store, and a fetch that records and answers. */

export type Sent = {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: string
  readonly request: Request
}
type Answer = { readonly status?: number; readonly body?: unknown; readonly headers?: Record<string, string> }
export type Respond = (sent: Sent) => Answer | Promise<Answer>

export const bases: Config['bases'] = {
  account: '/api/account',
  services: '/api/services',
  console: '/api/console',
  activity: '/api/activity',
}

export const configured = (changes: Partial<Config> = {}): void =>
  setConfig({
    bases,
    captcha: { kind: 'stand-in' },
    analytics: { kind: 'none' },
    suite: {},
    returnHosts: [],
    contactUrl: 'mailto:a@b.example',
    copyright: { from: 2019, owner: 'X' },
    ...changes,
  })

/** Puts a fetch in place that answers by `respond`, `{ success: true }` with 200 unless it says otherwise. */
export function recordFetch(respond: Respond = () => ({})): Sent[] {
  const all: Sent[] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { method, url, headers } = request
    const sent: Sent = { method, url, headers, body: await request.clone().text(), request }
    all.push(sent)
    const { status = 200, body = { success: true }, headers: given } = await respond(sent)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(text, { status, ...(given && { headers: given }) })
  }
  return all
}

/** A store of the api alone; `seen` are the facts that it published, in order. */
export function createApiStore() {
  const seen: UnknownAction[] = []
  const note: Middleware = () => (next) => (action) => {
    seen.push(action as UnknownAction)
    return next(action)
  }
  const store = configureStore({
    reducer: { api: emptyApi.reducer },
    // As the console's own store, which walks no state to check it: with a file in it that is slow.
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(emptyApi.middleware).concat(note),
  })
  const facts = () =>
    seen.filter(({ type }) => /^api\/(unauthorized|forbidden|tooManyRequests|extensionSignalled)$/.test(type))
  /** Sends a call by its operationId; an endpoint's own types do not matter to a test of all of them. */
  const send = (operationId: string, arg?: unknown) =>
    store.dispatch(endpoints[operationId]!.initiate(arg)) as unknown as Promise<unknown>
  return { store, facts, send }
}

/** Every injected endpoint; `src/api/index.ts` has injected them all once it is imported. */
export const endpoints = emptyApi.endpoints as unknown as Record<
  string,
  { initiate(arg: unknown): UnknownAction }
>

/** The generator's names: otp_code becomes otpCode, X-Client-Ip stays. */
const argumentName = ({ name }: Parameter) =>
  name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

/** What an endpoint is given: a value for each parameter, and the body under the name of its schema. */
export function argumentOf(
  operation: Operation,
  valueOf: (parameter: Parameter) => unknown,
  body: unknown,
): Record<string, unknown> {
  const values = (operation.parameters ?? []).map((parameter): [string, unknown] => [
    argumentName(parameter),
    valueOf(parameter),
  ])
  const [first = '', ...rest] = mediaOf(operation.requestBody)?.media.schema.$ref?.split('/').at(-1) ?? ''
  const named: [string, unknown][] = first ? [[first.toLowerCase() + rest.join(''), body]] : []
  return Object.fromEntries([...values, ...named])
}
