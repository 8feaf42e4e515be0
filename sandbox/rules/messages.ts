import type { components } from '../../openapi/schema.gen'
import { present, type Store } from '../store/db'
import { fold } from '../store/fold'
import type { Condition } from '../store/search'

type Notification = components['schemas']['Notification']
export type Level = components['schemas']['MessageLevel']

/** Whom a message is for: everybody, whoever works in an organization, or one person. */
export type Addressee = 'global' | { readonly orgId: string } | { readonly userId: string }

export type NewMessage = {
  readonly id?: string
  readonly to: Addressee
  /** Left out: it is info. */
  readonly level?: Level
  readonly title: string
  readonly message: string
  /** An error that everybody whom it is for has to see. */
  readonly critical?: boolean
  /** What its sender adds: an object. */
  readonly extraValue?: object
}

/** Who reads: each person for themselves, in the organization chosen. */
export type Reader = { readonly userId: string; readonly orgId: string }

export type MessageRow = {
  /** The id of its event on the live channel. */
  readonly event: number
  readonly id: string
  readonly audience: string
  readonly level: Level | null
  readonly title: string
  readonly message: string
  readonly extra: string | null
  readonly createdAt: number
}

export const MESSAGE_COLUMNS = 'event, id, audience, level, title, message, extra, created_at as createdAt'

const EVERYBODY = ''
const audienceOf = (to: Addressee): string =>
  to === 'global' ? EVERYBODY : 'orgId' in to ? to.orgId : to.userId.toLowerCase()

/** Ids of organizations and of persons never meet: the latter are e-mail addresses. */
export const isFor = ({ audience }: MessageRow, { orgId, userId }: Reader): boolean =>
  [EVERYBODY, orgId, userId].includes(audience)

export const forReader = ({ orgId, userId }: Reader) => ({
  sql: 'audience in (?, ?, ?)',
  values: [EVERYBODY, orgId, userId],
})

const HAS_READ = 'exists (select 1 from message_read where message_id = message.id and user_id = ?)'

export const readBy = ({ userId }: Reader) => ({ sql: HAS_READ, values: [userId] })
export const unreadBy = ({ userId }: Reader) => ({ sql: `not ${HAS_READ}`, values: [userId] })

/** The topic of the live channel on which a message comes. */
export function topicOf({ audience }: MessageRow): 'global-messages' | 'org-messages' | 'user-messages' {
  if (audience === EVERYBODY) return 'global-messages'
  return audience.includes('@') ? 'user-messages' : 'org-messages'
}

/** The next id of an event on the live channel; they only grow. */
export function nextEvent(store: Store): number {
  const next = store.one<{ last: number }>('update live_event set last = last + 1 returning last')
  if (!next) throw new Error('live_event has its one row from its schema')
  return next.last
}

export function addMessage(store: Store, { to, ...given }: NewMessage, createdAt: number): MessageRow {
  const event = nextEvent(store)
  const { id = `message-${event}`, level, title, message, critical, extraValue } = given
  store.run(
    `insert into message (event, id, audience, level, title, message, critical, extra, created_at, folded)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    event,
    id,
    audienceOf(to),
    level,
    title,
    message,
    critical ? 1 : 0,
    extraValue && JSON.stringify(extraValue),
    createdAt,
    fold([id, title, message].join('\n')),
  )
  const added = store.one<MessageRow>(`select ${MESSAGE_COLUMNS} from message where event = ?`, event)
  if (!added) throw new Error('It was just added')
  return added
}

export const markRead = (store: Store, userId: string, id: string): number =>
  store.run('insert or ignore into message_read (user_id, message_id) values (?, ?)', userId, id)

/** As they go over the wire, to one reader. */
export function notificationsOf(store: Store, { userId }: Reader, rows: readonly MessageRow[]) {
  const marks = store.all<{ id: string }>(
    `select message_id as id from message_read
     where user_id = ? and message_id in (select value from json_each(?))`,
    userId,
    JSON.stringify(rows.map(({ id }) => id)),
  )
  const read = new Set(marks.map(({ id }) => id))
  return rows.map(({ id, title, message, level, createdAt, extra }): Notification => ({
    id,
    title,
    message,
    messageLevel: level ?? 'info',
    status: read.has(id) ? 'Read' : 'New',
    createdAt,
    // Written by addMessage.
    ...present({ extraValue: extra === null ? null : (JSON.parse(extra) as Record<string, unknown>) }),
  }))
}

/** Every message that all conditions hold for, in the order they were sent in. */
export function messagesWhere(store: Store, ...conditions: NonNullable<Condition>[]): MessageRow[] {
  const where = conditions.map(({ sql }) => `(${sql})`).join(' and ')
  const values = conditions.flatMap((condition) => condition.values)
  return store.all<MessageRow>(
    `select ${MESSAGE_COLUMNS} from message where ${where} order by event`,
    ...values,
  )
}

/** How many messages wait to be read, by level and in all. */
export function statsOf(store: Store, reader: Reader): Record<Level | 'total', number> {
  const [own, unread] = [forReader(reader), unreadBy(reader)]
  const counts = store.all<{ level: Level; n: number }>(
    `select coalesce(level, 'info') as level, count(*) as n from message where ${own.sql} and ${unread.sql}
     group by 1`,
    ...own.values,
    ...unread.values,
  )
  const stats = { success: 0, info: 0, warning: 0, error: 0, total: 0 }
  for (const { level, n } of counts) {
    stats[level] = n
    stats.total += n
  }
  return stats
}
