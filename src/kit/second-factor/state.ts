import { createAction } from '@reduxjs/toolkit'
import { createDialogue, type Dialogue } from '../../flows/dialogue'
import type { Phrase } from '../../flows/notices'
import type { MessageId } from '../../texts'

/** What is asked before the code, when it cannot be undone. */
export type Question = {
  readonly title: Phrase
  /** What it will do, to whom; the documents' question before a deletion without it. */
  readonly text?: Phrase
  /** The word of the button. */
  readonly confirm: MessageId
}

/** What a request that needs the second factor asks now; `purpose` says what the code is for. */
export type SecondFactorStep =
  | { readonly name: 'confirming'; readonly question: Question }
  | { readonly name: 'code'; readonly purpose: Phrase }

export type SecondFactorState = Dialogue<SecondFactorStep>

export const secondFactor = createDialogue<SecondFactorStep>('secondFactor')

export const questionConfirmed = createAction('secondFactor/questionConfirmed')
export const codeGiven = createAction<string>('secondFactor/codeGiven')
/** What was begun is left: by Cancel, by closing it, or with the screen. */
export const secondFactorLeft = createAction('secondFactor/left')

export const selectSecondFactor = (state: { readonly secondFactor: SecondFactorState }): SecondFactorState =>
  state.secondFactor
