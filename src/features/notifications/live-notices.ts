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
import { noticeClosed, noticed, selectNotices, type Notice } from '../../flows/notices'
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
const weight: Readonly<Record<MessageLevel, number>> = { error: 0, warning: 1, success: 2, info: 2 }

/** How many messages are bundled on the card that says so. */
const bundled = (notices: readonly Notice[]): number => {
  const more = notices.find(({ id }) => id === MORE)?.title
  return more && 'values' in more ? Number(more.values?.count ?? 0) : 0
}

export const messageBuffer = () => buffers.expanding<LiveMessage>()

/**
 * Shows messages as notices that stay until they are closed: three at most, the weightiest of those that come
 * together, and one card that counts the rest (B52).
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
  const open = notices.filter(({ id }) => id.startsWith(PREFIX) && id !== MORE).length
  const byWeight = [...messages].sort((a, b) => weight[a.messageLevel] - weight[b.messageLevel])
  const shown = byWeight.slice(0, Math.max(0, limits.liveNotices - open))
  const rest = byWeight.slice(shown.length)
  // First, so that it stands below them.
  if (rest.length > 0) yield* put(moreOf(bundled(notices) + rest.length))
  for (const message of shown.reverse()) yield* put(noticeOf(message))
  yield* put(messagesCame({ count: messages.length, title: byWeight[0]!.title }))
}

const noticeOf = ({ id, title, message, messageLevel }: LiveMessage) =>
  noticed({
    id: PREFIX + id,
    tone: tones[messageLevel],
    title: { said: title },
    ...(message && { text: { said: message } }),
    closes: 'stays',
    quiet: true,
    action: { label: 'live.open', fact: liveMessageAsked(id) },
  })

const moreOf = (count: number) =>
  noticed({
    id: MORE,
    tone: 'info',
    title: { id: 'live.more', values: { count } },
    closes: 'stays',
    quiet: true,
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
