import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { timings } from '../timings'
import type { MessageId } from '../texts'

/** Words of the console, or of the server, which are shown as they are. */
export type Words =
  { readonly id: MessageId; readonly values?: Record<string, string | number> } | { readonly said: string }

export type Notice = {
  readonly id: string
  readonly tone: 'success' | 'info' | 'warning' | 'danger'
  readonly title: Words
  readonly text?: Words
  /** Milliseconds until it closes by itself, or 'stays'. */
  readonly closes: number | 'stays'
  /** The one thing to do about it: the fact it states, and whether it is being done. */
  readonly action?: {
    readonly label: MessageId
    readonly fact: { readonly type: string }
    readonly busyLabel?: MessageId
    readonly busy?: boolean
  }
}

type NewNotice = Omit<Notice, 'id' | 'closes'> & { id?: string; closes?: Notice['closes'] }

const slice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    /** Raises a notice; one with the id of a shown one takes its place. */
    noticed: {
      prepare: (notice: NewNotice) => ({
        payload: { closes: timings.notice, ...notice, id: notice.id ?? nanoid() },
      }),
      reducer: (notices, { payload }: PayloadAction<Notice>) => {
        const at = notices.findIndex(({ id }) => id === payload.id)
        if (at === -1) notices.unshift(payload)
        else notices[at] = payload
      },
    },
    noticeClosed: (notices, { payload }: PayloadAction<string>) => notices.filter(({ id }) => id !== payload),
  },
  selectors: { selectNotices: (notices): readonly Notice[] => notices },
})

export const noticesReducer = slice.reducer
export const noticesSlice = slice
export const { noticed, noticeClosed } = slice.actions
export const { selectNotices } = slice.selectors

/** What a refusal says: the server's words, else the given ones. */
export const wordsOf = (refusal: { said?: string; text?: MessageId }, otherwise: MessageId): Words =>
  refusal.said ? { said: refusal.said } : { id: refusal.text ?? otherwise }
