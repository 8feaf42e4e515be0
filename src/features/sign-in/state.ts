import { createAction, createReducer } from '@reduxjs/toolkit'
import type { LoginRequest } from '../../api'
import { createDialogue, type Dialogue } from '../../flows/dialogue'

/** What signing in asks of a person. */
export type SignInStep =
  { readonly name: 'credentials' } | { readonly name: 'code'; readonly userName: string }

export const signIn = createDialogue<SignInStep>('signIn')

export const credentialsGiven = createAction<LoginRequest>('signIn/credentialsGiven')
export const codeGiven = createAction<string>('signIn/codeGiven')
export const codeDialogClosed = createAction('signIn/codeDialogClosed')

export type SignInState = Dialogue<SignInStep>

/** Who is signed in with this browser already, and the address at which they go on. */
export type SignedInAlready = { readonly id: string; readonly to: string }

export const signedInAlready = createAction<SignedInAlready>('signIn/signedInAlready')
/** Nobody once a code is asked for: the server has ended the session of before. */
export const signedInAlreadyReducer = createReducer<SignedInAlready | null>(null, (on) =>
  on
    .addCase(signedInAlready, (_, { payload }) => payload)
    .addCase(signIn.asked, (known, { payload }) => (payload.name === 'code' ? null : known)),
)
