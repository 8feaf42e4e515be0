import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type LiveState = {
  /** Messages that the person has not read, as the server counted last; undefined until it has. */
  readonly unread?: number
  /** What a screen reader says of messages that have come: how many, and the title of the weightiest. */
  readonly said?: { readonly count: number; readonly title: string }
  /** The live connection has been lost for a while; whether it is just being tried, or the server asked to wait. */
  readonly loss?: 'waiting' | 'trying' | { readonly notBefore: number } | undefined
}

const initialState: LiveState = {}

const slice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    unreadCounted: (state, { payload: unread }: PayloadAction<number>): LiveState => ({ ...state, unread }),
    /** Another person or organization: what was counted is not theirs. */
    unreadForgotten: () => initialState,
    messagesSaid: (state, { payload: said }: PayloadAction<NonNullable<LiveState['said']>>): LiveState => ({
      ...state,
      said,
    }),
    lossTold: (state, { payload: loss }: PayloadAction<LiveState['loss']>): LiveState => ({ ...state, loss }),
  },
  selectors: {
    selectLoss: ({ loss }) => loss,
    selectUnread: ({ unread }) => unread,
    selectSaid: ({ said }) => said,
  },
})

export const liveSlice = slice
export const { unreadCounted, unreadForgotten, messagesSaid, lossTold } = slice.actions
export const { selectLoss, selectUnread, selectSaid } = slice.selectors

/** Messages were shown: how many together, and the title of the weightiest. */
export const messagesCame = createAction<NonNullable<LiveState['said']>>('live/messagesCame')
/** Messages have come or were read, or some may have been missed: the lists are old. */
export const listGrewOld = createAction('live/listGrewOld')
/** The person opens a message by its notice. */
export const liveMessageAsked = createAction<string>('live/messageAsked')
/** The person wants to see all messages, by the card that counts them. */
export const allMessagesAsked = createAction('live/allMessagesAsked')
/** The person does not want to wait for the next try of a lost connection. */
export const liveTryAsked = createAction('live/tryAsked')
