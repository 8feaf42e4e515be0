import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Refusal } from '../../api'

/** What can be done to the own access by API. */
export type AccessChange =
  { readonly name: 'access'; readonly disabled: boolean } | { readonly name: 'newKey' }

/** Where it is at: the question before it, the request, and what follows. */
export type ApiAccount =
  | { readonly name: 'open' }
  | { readonly name: 'asking'; readonly change: AccessChange; readonly refusal?: Refusal }
  /** `left`: nobody waits in front of the question any more. */
  | { readonly name: 'sending'; readonly change: AccessChange; readonly left: boolean }
  /** The person is read again; or the sign-in page comes. */
  | { readonly name: 'reading' | 'leaving' }

export const changeConfirmed = createAction<AccessChange>('apiAccount/changeConfirmed')

const open: ApiAccount = { name: 'open' }

const slice = createSlice({
  name: 'apiAccount',
  initialState: (): ApiAccount => open,
  reducers: {
    changeBegun: (state, { payload: change }: PayloadAction<AccessChange>): ApiAccount =>
      state.name === 'open' ? { name: 'asking', change } : state,
    /** The question is closed; what was sent goes on. */
    changeLeft: (state): ApiAccount => {
      if (state.name === 'sending') return { ...state, left: true }
      return state.name === 'asking' ? open : state
    },
    changeRefused: (state, { payload: refusal }: PayloadAction<Refusal>): ApiAccount =>
      state.name === 'sending' && !state.left ? { name: 'asking', change: state.change, refusal } : open,
    changeDone: (_, { payload: name }: PayloadAction<'reading' | 'leaving'>): ApiAccount => ({ name }),
    changeOver: (): ApiAccount => open,
  },
  extraReducers: (on) =>
    on.addCase(changeConfirmed, (state, { payload: change }): ApiAccount =>
      state.name === 'asking' ? { name: 'sending', change, left: false } : state,
    ),
  selectors: { selectApiAccount: (state): ApiAccount => state },
})

export const apiAccountSlice = slice
export const { changeBegun, changeLeft, changeRefused, changeDone, changeOver } = slice.actions
export const { selectApiAccount } = slice.selectors
