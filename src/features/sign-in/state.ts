import { createAction } from '@reduxjs/toolkit'
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
