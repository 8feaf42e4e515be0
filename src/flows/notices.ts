import { createSelector, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Refusal } from '../api'
import { timings } from '../timings'
import type { MessageId } from '../texts'
import { errorDetailAsked } from './error-detail'

/** Words of the console, or of the server, which are shown as they are. */
export type Phrase = (
  { readonly id: MessageId; readonly values?: Record<string, string | number> } | { readonly said: string }
) & {
  /** A second sentence, of the console. */
  readonly also?: MessageId
}

export type Notice = {
  readonly id: string
  readonly tone: 'success' | 'info' | 'warning' | 'danger'
  readonly title: Phrase
  readonly text?: Phrase
  /** It counts what is left out, so it stands below those of its weight. */
  readonly collects?: boolean
  /** Not read aloud by itself: whoever raises it says what is to be said. */
  readonly quiet?: boolean
  /** Milliseconds until it closes by itself, or 'stays'. */
  readonly closes: number | 'stays'
  /** The one thing to do about it: the fact it states, and whether it is being done. */
  readonly action?: {
    readonly label: MessageId
    readonly fact: { readonly type: string }
    readonly busyLabel?: MessageId
    readonly busy?: boolean
    /** It closes the notice: there is nothing to do about it twice. */
    readonly closes?: true
  }
}

const weights: Readonly<Record<Notice['tone'], number>> = { danger: 0, warning: 1, success: 2, info: 2 }
type Weighed = Pick<Notice, 'tone'>
/** For `sort`: what weighs more stands above, and is left out last. */
export const heaviestFirst = (a: Weighed, b: Weighed): number => weights[a.tone] - weights[b.tone]
const below = ({ collects }: Notice) => (collects ? 1 : 0)

type NewNotice = Omit<Notice, 'id' | 'closes'> & { id?: string; closes?: Notice['closes'] }
/** `refusal`: what it is about, unless it speaks of something else. */
type Meta = { readonly refusal: Refusal | undefined }

const slice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    /**
     * Raises a notice; one with the id of a shown one takes its place. An error stays long enough to be read. What the
     * session tells already is dropped here, so that nobody who tells a refusal needs to know of it.
     */
    noticed: {
      prepare: (notice: NewNotice, refusal?: Refusal) => ({
        meta: { refusal },
        payload: {
          closes: notice.tone === 'danger' ? timings.errorNotice : timings.notice,
          ...notice,
          id: notice.id ?? nanoid(),
        },
      }),
      reducer: (notices, { payload, meta }: PayloadAction<Notice, string, Meta>) => {
        if (meta.refusal?.toldBySession) return
        const at = notices.findIndex(({ id }) => id === payload.id)
        if (at === -1) notices.unshift(payload)
        else notices[at] = payload
      },
    },
    allNoticesClosed: () => [],
    noticeClosed: (notices, { payload }: PayloadAction<string>) => notices.filter(({ id }) => id !== payload),
  },
  // The drawer says the same, and would lie under it.
  extraReducers: (on) =>
    on.addCase(errorDetailAsked, (notices, { payload }) => notices.filter(({ id }) => id !== payload.notice)),
  selectors: {
    selectNotices: (notices): readonly Notice[] => notices,
    /** As they are shown. */
    selectByWeight: createSelector(
      (notices: Notice[]) => notices,
      (notices): readonly Notice[] => [...notices].sort((a, b) => heaviestFirst(a, b) || below(a) - below(b)),
    ),
  },
})

export const noticesReducer = slice.reducer
export const noticesSlice = slice
export const { noticed, noticeClosed, allNoticesClosed } = slice.actions
export const { selectNotices, selectByWeight } = slice.selectors
