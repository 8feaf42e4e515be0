import { values, type LiveEvent, type LiveTopic, type MessageLevel, type Notification } from '../../api'

/** A message as it comes live: without a level it is info (LIVE-06). */
export type LiveMessage = Pick<Notification, 'id' | 'title' | 'message' | 'messageLevel'>
export type Heard =
  | { readonly kind: 'unread'; readonly count: number }
  | { readonly kind: 'message'; readonly message: LiveMessage }

const STATS: LiveTopic = 'user-message-stats'

type Fields = Readonly<Record<string, unknown>>

/** What an event says; undefined for heartbeats, and for what is not as described: the server is not trusted. */
export function heardIn({ topic, data }: LiveEvent): Heard | undefined {
  const fields = fieldsOf(data)
  if (!fields) return undefined
  if (topic === STATS) return { kind: 'unread', count: unreadOf(fields) }
  if (!values.LiveTopic.some((each) => each === topic)) return undefined
  const { id, title, message, messageLevel } = fields
  if (typeof id !== 'string' || typeof title !== 'string') return undefined
  return {
    kind: 'message',
    message: {
      id,
      title,
      message: typeof message === 'string' ? message : '',
      messageLevel: isLevel(messageLevel) ? messageLevel : 'info',
    },
  }
}

const isLevel = (level: unknown): level is MessageLevel => values.MessageLevel.some((each) => each === level)

function fieldsOf(data: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined
  } catch {
    return undefined
  }
}

/** The total, else the sum of the levels. */
function unreadOf({ total, ...fields }: Fields): number {
  const counts = typeof total === 'number' ? [total] : values.MessageLevel.map((level) => fields[level])
  return counts.reduce<number>((sum, count) => sum + (typeof count === 'number' && count > 0 ? count : 0), 0)
}
