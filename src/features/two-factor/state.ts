import { createAction } from '@reduxjs/toolkit'
import { createDialogue, type Dialogue } from '../../flows/dialogue'

/** Where switching the second factor on or off is at. The set-up itself, a secret, stands in shown-setup.ts. */
export type TwoFactorStep =
  /** The set-up is asked for. */
  | { readonly name: 'starting' }
  /** It is shown, and waits for a code of it; `again`: a key that was shown before in this tab counts no more. */
  | { readonly name: 'confirming'; readonly again: boolean }
  /** Another tab has begun one, so that the key that was shown here counts no more. */
  | { readonly name: 'replaced' }
  /** It is on, and the page is about to reload. */
  | { readonly name: 'enabled' }
  /** Asks whether to switch it off. */
  | { readonly name: 'disabling' }

export type TwoFactorState = Dialogue<TwoFactorStep>

export const twoFactor = createDialogue<TwoFactorStep>('twoFactor')

export const setUpAsked = createAction('twoFactor/setUpAsked')
export const setUpCodeGiven = createAction<string>('twoFactor/codeGiven')
export const disablingAsked = createAction('twoFactor/disablingAsked')
export const disablingConfirmed = createAction<void>('twoFactor/disablingConfirmed')
/** What was begun is left: by Cancel, by closing the question, or with the screen. */
export const twoFactorLeft = createAction('twoFactor/left')

export const selectTwoFactor = (state: { readonly twoFactor: TwoFactorState }): TwoFactorState =>
  state.twoFactor
