import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { NO_ANSWER, type Refusal } from '../api'
import { timings } from '../timings'
import type { MessageId } from '../texts'
import { errorDetailAsked } from './error-detail'

/** Words of the console, or of the server, which are shown as they are. */
export type Phrase =
  { readonly id: MessageId; readonly values?: Record<string, string | number> } | { readonly said: string }

export type Notice = {
  readonly id: string
  readonly tone: 'success' | 'info' | 'warning' | 'danger'
  readonly title: Phrase
  readonly text?: Phrase
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
  }
}

type NewNotice = Omit<Notice, 'id' | 'closes'> & { id?: string; closes?: Notice['closes'] }

const slice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    /** Raises a notice; one with the id of a shown one takes its place. An error stays long enough to be read. */
    noticed: {
      prepare: (notice: NewNotice) => ({
        payload: {
          closes: notice.tone === 'danger' ? timings.errorNotice : timings.notice,
          ...notice,
          id: notice.id ?? nanoid(),
        },
      }),
      reducer: (notices, { payload }: PayloadAction<Notice>) => {
        const at = notices.findIndex(({ id }) => id === payload.id)
        if (at === -1) notices.unshift(payload)
        else notices[at] = payload
      },
    },
    noticeClosed: (notices, { payload }: PayloadAction<string>) => notices.filter(({ id }) => id !== payload),
  },
  // The drawer says the same, and would lie under it.
  extraReducers: (on) =>
    on.addCase(errorDetailAsked, (notices, { payload }) => notices.filter(({ id }) => id !== payload.notice)),
  selectors: { selectNotices: (notices): readonly Notice[] => notices },
})

export const noticesReducer = slice.reducer
export const noticesSlice = slice
export const { noticed, noticeClosed } = slice.actions
export const { selectNotices } = slice.selectors

/** What a refusal says: the server's words, else the given ones. */
export const phraseOf = (refusal: { said?: string; text?: MessageId }, otherwise: MessageId): Phrase =>
  refusal.said ? { said: refusal.said } : { id: refusal.text ?? otherwise }

type Failure = {
  readonly title?: MessageId
  /** What is said when the server has said nothing. */
  readonly otherwise: MessageId
  readonly id?: string
}

/** The notice of a refusal; its Details open the error drawer. What the console itself refused has none. */
export function refusalNotice(refusal: Refusal, { title = 'common.failed', otherwise, id }: Failure) {
  const own = id ?? nanoid()
  const fact = errorDetailAsked(refusal, own)
  return noticed({
    id: own,
    tone: 'danger',
    title: { id: title },
    text: phraseOf(refusal, otherwise),
    ...(refusal.status !== 0 && { action: { label: 'common.details', fact } }),
  })
}

/** A common error (decisions 27): a notice 'Error'; when no answer came the drawer opens at once. */
export const commonError = (refusal: Refusal) =>
  refusal.status === NO_ANSWER
    ? errorDetailAsked(refusal)
    : refusalNotice(refusal, { title: 'common.error', otherwise: 'common.somethingWentWrong' })
