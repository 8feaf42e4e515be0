import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AccountInvitationInput, Refusal } from '../../../api'

/** One of several people who are invited one after another, and what came of it. */
export type Invited = { readonly userId: string } & (
  | { readonly name: 'waiting' | 'sending' | 'invited' }
  | { readonly name: 'refused'; readonly refusal: Refusal }
)
/** `running`: they are being invited; those that still wait after it were not tried. Nothing before anybody is. */
export type Batch = { readonly people: readonly Invited[]; readonly running: boolean } | null

type Invitation = Omit<AccountInvitationInput, 'userId'>

/** The people of a pasted list shall be invited, all with the same words. */
export const peopleInvited = createAction<{ emails: readonly string[]; invitation: Invitation }>(
  'invitationBatch/peopleInvited',
)
/** Those who were refused, or not tried, shall be tried again: all of them, or one. */
export const triedAgain = createAction<string | undefined>('invitationBatch/triedAgain')
export const batchLeft = createAction('invitationBatch/left')

const slice = createSlice({
  name: 'invitationBatch',
  initialState: null as Batch,
  reducers: { batchKnown: (_, { payload }: PayloadAction<Batch>) => payload },
  extraReducers: (on) => on.addCase(batchLeft, () => null),
  selectors: { selectBatch: (batch): Batch => batch },
})

export const invitationBatch = slice
export const { batchKnown } = slice.actions
export const { selectBatch } = slice.selectors
