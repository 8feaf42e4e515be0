import { createAction } from '@reduxjs/toolkit'
import type { Refusal, SessionToken } from '../../api'
import { createDialogue } from '../../flows/dialogue'

/** What a session is told apart by. */
export type Known = Pick<SessionToken, 'id' | 'userAgent' | 'ipAddress' | 'geoLocation'>

/** What is told of a session: its secrets have no place in the store's dialogue. */
export const known = ({ id, userAgent, ipAddress, geoLocation }: Known): Known => ({
  id,
  ...(userAgent !== undefined && { userAgent }),
  ...(ipAddress !== undefined && { ipAddress }),
  ...(geoLocation !== undefined && { geoLocation }),
})

/** One of several sessions that end one after another, and what came of it. */
export type Ending = { readonly session: Known } & (
  | { readonly name: 'waiting' }
  | { readonly name: 'ended' }
  | { readonly name: 'refused'; readonly refusal: Refusal }
)

/** What the person is asked before sessions end. */
export type EndStep =
  | { readonly name: 'one'; readonly session: Known; readonly current: boolean }
  | { readonly name: 'all' }
  /** All but the present one, whose id is `current`. */
  | { readonly name: 'others'; readonly current: string }
  /** They are ended one after another, until `isDone`; those that still wait then were not tried. */
  | { readonly name: 'ending'; readonly sessions: readonly Ending[]; readonly isDone: boolean }

export const sessionEnd = createDialogue<EndStep>('sessionEnd')

/** One of the own sessions, all others, or all of them shall end. */
export const endAsked = createAction<Exclude<EndStep, { name: 'ending' }>>('sessionEnd/endAsked')
export const endConfirmed = createAction<void>('sessionEnd/confirmed')
export const endLeft = createAction('sessionEnd/left')
