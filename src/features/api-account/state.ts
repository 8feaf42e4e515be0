import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Refusal } from '../../api'

/** What can be done to the own access by API. */
export type Deed = { readonly name: 'access'; readonly disabled: boolean } | { readonly name: 'newKey' }

/** Where it is at: the question before it, the request, and what follows. */
export type ApiAccount =
  | { readonly name: 'open' }
  | { readonly name: 'asking'; readonly deed: Deed; readonly refusal?: Refusal }
  /** `left`: nobody waits in front of the question any more. */
  | { readonly name: 'sending'; readonly deed: Deed; readonly left: boolean }
  /** The person is read again; or the sign-in page comes. */
  | { readonly name: 'reading' | 'leaving' }

export const deedConfirmed = createAction<Deed>('apiAccount/deedConfirmed')

const open: ApiAccount = { name: 'open' }

const slice = createSlice({
  name: 'apiAccount',
  initialState: (): ApiAccount => open,
  reducers: {
    deedAsked: (state, { payload: deed }: PayloadAction<Deed>): ApiAccount =>
      state.name === 'open' ? { name: 'asking', deed } : state,
    /** The question is closed; what was sent goes on. */
    deedLeft: (state): ApiAccount => {
      if (state.name === 'sending') return { ...state, left: true }
      return state.name === 'asking' ? open : state
    },
    deedRefused: (state, { payload: refusal }: PayloadAction<Refusal>): ApiAccount =>
      state.name === 'sending' && !state.left ? { name: 'asking', deed: state.deed, refusal } : open,
    deedDone: (_, { payload: name }: PayloadAction<'reading' | 'leaving'>): ApiAccount => ({ name }),
    deedOver: (): ApiAccount => open,
  },
  extraReducers: (on) =>
    on.addCase(deedConfirmed, (state, { payload: deed }): ApiAccount =>
      state.name === 'asking' ? { name: 'sending', deed, left: false } : state,
    ),
  selectors: { selectApiAccount: (state): ApiAccount => state },
})

export const apiAccountSlice = slice
export const { deedAsked, deedLeft, deedRefused, deedDone, deedOver } = slice.actions
export const { selectApiAccount } = slice.selectors
