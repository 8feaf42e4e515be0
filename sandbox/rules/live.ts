import { clearInterval, setInterval } from 'node:timers'
import { LiveTopic } from '../../openapi/values.gen'
import type { Clock } from '../clock'
import type { OrganizationSession } from '../session'
import { findMembership } from '../store/accounts'
import type { Store } from '../store/db'
import {
  addMessage,
  forReader,
  isFor,
  messagesWhere,
  nextEvent,
  notificationsOf,
  statsOf,
  topicOf,
  type MessageRow,
  type NewMessage,
} from './messages'
import type { Sessions } from './sessions'

/** Between two heartbeats, in real milliseconds: connections do not know the sandbox's clock. */
export const HEARTBEAT = 10_000

export const topics = LiveTopic
export type Topic = (typeof topics)[number]

export type LiveEvent = { readonly id?: number; readonly event: Topic | 'heartbeat'; readonly data: object }

/** One open stream. */
export type Subscriber = {
  readonly session: OrganizationSession
  readonly topics: ReadonlySet<Topic>
  readonly send: (event: LiveEvent) => void
  readonly end: () => void
}

export type Live = ReturnType<typeof createLive>

type Here = { readonly store: Store; readonly clock: Clock; readonly sessions: Sessions }

/** The live channel: who listens, and what they are sent. Each stream ends with its session. */
export function createLive({ store, clock, sessions }: Here, heartbeat = HEARTBEAT) {
  const subscribers = new Set<Subscriber>()
  let timer: NodeJS.Timeout | undefined

  function leave(subscriber: Subscriber): boolean {
    const left = subscribers.delete(subscriber)
    if (subscribers.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
    return left
  }

  /** In the organization in which the stream was opened: another one is another stream. */
  function holds({ session: { id, userId, orgId } }: Subscriber): boolean {
    const now = sessions.ofUser(userId, id)
    return now?.orgId === orgId && findMembership(store, userId, orgId, clock.now()) !== undefined
  }

  function end(subscriber: Subscriber): void {
    if (leave(subscriber)) subscriber.end()
  }
  const endAll = () => subscribers.forEach(end)
  const sweep = () => subscribers.forEach((one) => holds(one) || end(one))

  function tell({ topics: wanted, send }: Subscriber, event: LiveEvent): void {
    if (event.event === 'heartbeat' || wanted.has(event.event)) send(event)
  }
  function tellMessages(subscriber: Subscriber, messages: readonly MessageRow[]): void {
    const notifications = notificationsOf(store, subscriber.session, messages)
    messages.forEach((message, index) => {
      const { messageLevel, ...rest } = notifications[index]!
      // Without a level it goes out as it came in.
      const data = message.level === null ? rest : { ...rest, messageLevel }
      tell(subscriber, { id: message.event, event: topicOf(message), data })
    })
  }
  const tellStats = (subscriber: Subscriber) =>
    tell(subscriber, {
      id: nextEvent(store),
      event: 'user-message-stats',
      data: statsOf(store, subscriber.session),
    })

  function beat(): void {
    sweep()
    subscribers.forEach((subscriber) => tell(subscriber, { event: 'heartbeat', data: {} }))
  }

  /** Tells what came after the named event, then how many are unread; answers what lets the client go. */
  function subscribe(subscriber: Subscriber, lastEventId?: string): () => void {
    subscribers.add(subscriber)
    // A listener alone does not keep the process alive.
    timer ??= setInterval(beat, heartbeat).unref()
    if (lastEventId && /^\d{1,15}$/.test(lastEventId)) {
      const after = { sql: 'event > ?', values: [Number(lastEventId)] }
      tellMessages(subscriber, messagesWhere(store, forReader(subscriber.session), after))
    }
    tellStats(subscriber)
    return () => void leave(subscriber)
  }

  /** Keeps messages and tells them to whoever listens; the count of unread ones comes once, after all of them. */
  function send(messages: readonly NewMessage[]): string[] {
    const added: MessageRow[] = []
    store.transaction(() => {
      for (const message of messages) added.push(addMessage(store, message, clock.now()))
    })
    sweep()
    for (const subscriber of subscribers) {
      const own = added.filter((message) => isFor(message, subscriber.session))
      if (own.length === 0) continue
      tellMessages(subscriber, own)
      tellStats(subscriber)
    }
    return added.map(({ id }) => id)
  }

  /** To every session of a person who has read something in one of them. */
  function recount(userId: string): void {
    sweep()
    for (const subscriber of subscribers) if (subscriber.session.userId === userId) tellStats(subscriber)
  }

  return { subscribe, send, recount, sweep, endAll }
}
