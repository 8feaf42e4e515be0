import { createAction } from '@reduxjs/toolkit'
import { createDialogue } from '../../flows/dialogue'

/** What the person is asked before sessions end. */
export type EndStep =
  { readonly name: 'one'; readonly id: string; readonly current: boolean } | { readonly name: 'all' }

export const sessionEnd = createDialogue<EndStep>('sessionEnd')

/** One of the own sessions, or all of them, shall end. */
export const endAsked = createAction<EndStep>('sessionEnd/endAsked')
export const endConfirmed = createAction<void>('sessionEnd/confirmed')
export const endLeft = createAction('sessionEnd/left')
