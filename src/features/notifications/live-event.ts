import { values, type LiveEvent, type LiveTopic, type MessageLevel, type Notification } from '../../api'

/** A message as it comes live: without a level it is info (LIVE-06). */
export type LiveMessage = Pick<Notification, 'id' | 'title' | 'message' | 'messageLevel'>
/** What a message makes stale beside the lists of messages: the rights of the person, or their invitations. */
const subjects = ['rights', 'invitation'] as const
type Subject = (typeof subjects)[number]
export type Heard =
  | { readonly kind: 'unread'; readonly count: number }
  | { readonly kind: 'message'; readonly message: LiveMessage; readonly about?: Subject }

const STATS: LiveTopic = 'user-message-stats'

type Fields = Readonly<Record<string, unknown>>

/** What an event says; undefined for heartbeats, and for what is not as described: the server is not trusted. */
export function heardIn({ topic, data }: LiveEvent): Heard | undefined {
  const fields = fieldsOf(data)
  if (!fields) return undefined
  if (topic === STATS) return { kind: 'unread', count: unreadOf(fields) }
  if (!values.LiveTopic.some((each) => each === topic)) return undefined
  const { id, title, message, messageLevel, extraValue } = fields
  if (typeof id !== 'string' || typeof title !== 'string') return undefined
  const about = subjects.find((subject) => isRecord(extraValue) && extraValue.subject === subject)
  return {
    kind: 'message',
    ...(about && { about }),
    message: {
      id,
      title,
      message: typeof message === 'string' ? message : '',
      messageLevel: isLevel(messageLevel) ? messageLevel : 'info',
    },
  }
}

const isLevel = (level: unknown): level is MessageLevel => values.MessageLevel.some((each) => each === level)

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function fieldsOf(data: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(data)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The total, else the sum of the levels. */
function unreadOf({ total, ...fields }: Fields): number {
  const counts = typeof total === 'number' ? [total] : values.MessageLevel.map((level) => fields[level])
  return counts.reduce<number>((sum, count) => sum + (typeof count === 'number' && count > 0 ? count : 0), 0)
}
