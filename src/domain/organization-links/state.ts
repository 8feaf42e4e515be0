import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LinkedCompanyInput, Refusal } from '../../api'

/** Carries the key of a company for an instant; nothing keeps it. `key`: of its form (`useDeed`). */
export const linkGiven = createAction<{ readonly key: string; readonly link: LinkedCompanyInput }>(
  'links/linkGiven',
)

/** Where the link is at that was given last; linked, it counts as sent until its form is gone. */
export type NewLinkState =
  | { readonly name: 'open' }
  | { readonly name: 'sending'; readonly key: string }
  | { readonly name: 'refused'; readonly key: string; readonly refusal: Refusal }

type Refused = { readonly key: string; readonly refusal: Refusal }

const open: NewLinkState = { name: 'open' }

/** Whether a form still waits for its answer. */
export const isWaiting = (state: NewLinkState, key: string): boolean =>
  state.name === 'sending' && state.key === key

const slice = createSlice({
  name: 'newLink',
  initialState: (): NewLinkState => open,
  reducers: {
    linkRefused: (state, { payload: { key, refusal } }: PayloadAction<Refused>): NewLinkState =>
      isWaiting(state, key) ? { name: 'refused', key, refusal } : state,
    /** Its form is gone; what was sent goes on. */
    linkLeft: (state, { payload: key }: PayloadAction<string>): NewLinkState =>
      state.name !== 'open' && state.key === key ? open : state,
  },
  extraReducers: (on) =>
    on.addCase(linkGiven, (_, { payload: { key } }): NewLinkState => ({ name: 'sending', key })),
  selectors: { selectNewLink: (state): NewLinkState => state },
})

export const newLinkSlice = slice
export const { linkRefused, linkLeft } = slice.actions
export const { selectNewLink } = slice.selectors
