import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type LiveState = {
  /** Messages that the person has not read, as the server counted last; undefined until it has. */
  readonly unread?: number
}

const initialState: LiveState = {}

const slice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    unreadCounted: (_, { payload: unread }: PayloadAction<number>): LiveState => ({ unread }),
    /** Another person or organization: what was counted is not theirs. */
    unreadForgotten: () => initialState,
  },
  selectors: { selectUnread: ({ unread }) => unread },
})

export const liveSlice = slice
export const { unreadCounted, unreadForgotten } = slice.actions
export const { selectUnread } = slice.selectors
