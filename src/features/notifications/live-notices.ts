import type { UnknownAction } from '@reduxjs/toolkit'
import { buffers, type Channel } from 'redux-saga'
import {
  actionChannel,
  call,
  delay,
  flush,
  put,
  select,
  take,
  takeLatest,
  type SagaGenerator,
} from 'typed-redux-saga'
import type { MessageLevel } from '../../api'
import { navigator } from '../../flows/navigation'
import { heaviestFirst, noticeClosed, noticed, selectNotices, type Notice } from '../../flows/notices'
import { address, paths, withLang } from '../../paths'
import { limits, timings } from '../../timings'
import type { LiveMessage } from './live-event'
import { allMessagesAsked, liveMessageAsked, messagesCame, messagesSaid } from './state'

const PREFIX = 'live-'
const MORE = 'live-more'

const tones: Readonly<Record<MessageLevel, Notice['tone']>> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  error: 'danger',
}
const isMessage = ({ id }: Pick<Notice, 'id'>) => id.startsWith(PREFIX) && id !== MORE

/** How many messages the collecting card counts, if it is there. */
const countOf = (more: Notice | undefined): number =>
  more && 'values' in more.title ? Number(more.title.values?.count ?? 0) : 0

export const messageBuffer = () => buffers.expanding<LiveMessage>()

/**
 * Shows messages as notices that stay until they are closed: three at most, the weightiest of those that come and of those
 * that are shown, and one card that counts the rest (B52).
 */
export function* showMessages(coming: Channel<LiveMessage>): SagaGenerator<void> {
  while (true) {
    const first = yield* take(coming)
    yield* delay(timings.liveBatch)
    const more = yield* flush(coming) // its type knows no elements
    yield* call(show, [first, ...more])
  }
}

function* show(messages: readonly LiveMessage[]): SagaGenerator<void> {
  const notices = yield* select(selectNotices)
  const coming = messages.map(noticeOf)
  const open = notices.filter(isMessage)
  // What is open stays before others of its weight.
  const byWeight = [...open, ...coming].sort(heaviestFirst)
  const rest = byWeight.slice(limits.liveNotices)
  for (const { id } of rest.filter((one) => open.includes(one))) yield* put(noticeClosed(id))
  const more = notices.find(({ id }) => id === MORE)
  if (rest.length > 0) yield* put(moreOf(more, rest))
  // The last that is raised stands above.
  const shown = byWeight.filter((one) => coming.includes(one) && !rest.includes(one))
  for (const notice of shown.reverse()) yield* put(noticed(notice))
  yield* put(messagesCame({ count: messages.length, title: weightiest(messages).title }))
}

const weightiest = (messages: readonly LiveMessage[]): LiveMessage =>
  messages.reduce((a, b) => (heaviestFirst(toneOf(b), toneOf(a)) < 0 ? b : a))
const toneOf = ({ messageLevel }: LiveMessage) => ({ tone: tones[messageLevel] })

const noticeOf = ({ id, title, message, messageLevel }: LiveMessage): Notice => ({
  id: PREFIX + id,
  tone: tones[messageLevel],
  title: { said: title },
  ...(message && { text: { said: message } }),
  closes: 'stays',
  quiet: true,
  action: { label: 'live.open', fact: liveMessageAsked(id) },
})

/** The card that counts what is not shown, in the tone of the weightiest. */
const moreOf = (before: Notice | undefined, rest: readonly Notice[]) =>
  noticed({
    id: MORE,
    tone: [...(before ? [before] : []), ...rest].reduce((a, b) => (heaviestFirst(b, a) < 0 ? b : a)).tone,
    title: { id: 'live.more', values: { count: countOf(before) + rest.length } },
    closes: 'stays',
    quiet: true,
    collects: true,
    action: { label: 'live.showAll', fact: allMessagesAsked() },
  })

/** A screen reader hears of messages at most once in five seconds, then of all that came meanwhile. */
export function* sayMessages(): SagaGenerator<void> {
  const coming = yield* actionChannel(messagesCame, buffers.expanding<ReturnType<typeof messagesCame>>())
  while (true) {
    const { payload: first } = yield* take(coming)
    const more = yield* flush(coming) // its type knows no elements
    const count = more.reduce((sum, { payload }) => sum + payload.count, first.count)
    yield* put(messagesSaid({ count, title: first.title }))
    yield* delay(timings.liveSentence)
  }
}

/** From a notice to its message, or to all of them; a touched form may keep the person where they are. */
export function* openMessages(): SagaGenerator<void> {
  yield* takeLatest([liveMessageAsked, allMessagesAsked], function* (action: UnknownAction) {
    const one = liveMessageAsked.match(action) ? action.payload : undefined
    const { here, go } = yield* navigator()
    const there = one ? address(paths.notifications, { drawer: 'detail', record: one }) : paths.notifications
    yield* put(noticeClosed(one ? PREFIX + one : MORE))
    yield* call(go, withLang(there, new URLSearchParams(here().search).get('lang')), { asking: true })
  })
}
