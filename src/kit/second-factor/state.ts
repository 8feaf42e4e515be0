import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { createDialogue, type Dialogue } from '../../flows/dialogue'
import type { Phrase } from '../../flows/notices'
import type { MessageId } from '../../texts'

/** What is asked before the code, when the deed cannot be undone. */
export type Question = {
  readonly title: Phrase
  /** What it will do, to whom; the documents' question before a deletion without it. */
  readonly text?: Phrase
  /** The word of the deed. */
  readonly confirm: MessageId
}

/** What a deed that needs the second factor asks now; `purpose` says what the code is for. */
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

/** The last deed that was done, by the key it was begun with. */
type Deeds = { readonly done?: string }

const slice = createSlice({
  name: 'deeds',
  initialState: (): Deeds => ({}),
  reducers: { deedDone: (_, { payload: done }: PayloadAction<string>): Deeds => ({ done }) },
  selectors: { selectDone: ({ done }) => done },
})

export const deedsSlice = slice
export const { deedDone } = slice.actions
export const { selectDone } = slice.selectors
