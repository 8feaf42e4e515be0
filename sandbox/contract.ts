import type { operations as access } from '../openapi/operations.gen'
import type { operations as described } from '../openapi/schema.gen'
import type { Caller, OrganizationSession, Session } from './session'
import type { World } from './world'

export type OperationId = keyof described

type Json<C> = C extends { 'application/json': infer B } ? B : never
/** Text fields arrive as text, files as files; the operation looks before it believes. */
type Form<C> = C extends { 'multipart/form-data': infer B } ? { [Field in keyof B]: File | string } : never
type Content<R> = R extends { content: infer C } ? Json<C> | Form<C> : never
type Body<O> = O extends { requestBody: infer R }
  ? Content<R>
  : O extends { requestBody?: infer R }
    ? [NonNullable<R>] extends [never]
      ? undefined
      : Content<NonNullable<R>> | undefined
    : undefined

type Parameters<O, In extends string> = O extends { parameters: { [Place in In]?: infer P } }
  ? [NonNullable<P>] extends [never]
    ? Record<never, never>
    : NonNullable<P>
  : Record<never, never>

type SessionNeeded<Id> = Id extends keyof typeof access ? (typeof access)[Id]['access']['session'] : never
type SessionFor<Need> = Need extends 'none'
  ? Session | undefined
  : Need extends 'organization'
    ? OrganizationSession
    : Session

/** What an operation is given: the request as the description types it, the session its access promises. */
export type Call<Id extends OperationId> = {
  readonly body: Body<described[Id]>
  readonly query: Parameters<described[Id], 'query'>
  readonly path: Parameters<described[Id], 'path'>
  readonly headers: Parameters<described[Id], 'header'>
  readonly session: SessionFor<SessionNeeded<Id>>
  /** Where the request came from and with what, for the logs. */
  readonly caller: Caller
  readonly world: World
}

type AnswerBody<R> = R extends { content: infer C } ? C[keyof C] : undefined

/** `opens` puts a session's secret into the cookie, `ends` removes it. */
export type Answer<Status, B> = {
  readonly status: Status
  readonly body: B
  readonly headers?: Readonly<Record<string, string>>
  readonly opens?: string
  readonly ends?: true
}

export type AnswerOf<Id extends OperationId> = described[Id] extends { responses: infer R }
  ? { [Status in keyof R]: Answer<Status, AnswerBody<R[Status]>> }[keyof R]
  : never

export type Operation<Id extends OperationId> = (call: Call<Id>) => AnswerOf<Id> | Promise<AnswerOf<Id>>

/** Not one answer but many: `live.ts`. */
type Streamed = 'streamLiveEvents'

/** One function for every operation of the description; one left out, or a wrong answer, does not compile. */
export type Operations = { readonly [Id in Exclude<OperationId, Streamed>]: Operation<Id> }
