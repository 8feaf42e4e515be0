import { done, refused, results } from '../answers'
import type { Operations } from '../contract'
import {
  forReader,
  markRead,
  MESSAGE_COLUMNS,
  messagesWhere,
  notificationsOf,
  readBy,
  unreadBy,
  type MessageRow,
} from '../rules/messages'
import { sentinels } from '../rules/sentinels'
import { among, find, mentions } from '../store/search'

export const refusals = {
  goneMessage: 'This message does not exist any more',
} as const

const messages = { columns: MESSAGE_COLUMNS, table: 'message', order: 'created_at desc, event desc' }

export const notificationsOperations = {
  searchNotifications: (call) => {
    const { freeText, levels, solves } = call.body
    const { session, world } = call
    const found = find<MessageRow>(call, {
      ...messages,
      where: [
        forReader(session),
        mentions(freeText, 'folded'),
        among("coalesce(level, 'info')", levels),
        solves === undefined ? undefined : solves ? readBy(session) : unreadBy(session),
      ],
    })
    return results({ ...found, content: notificationsOf(world.store, session, found.content) })
  },

  markNotificationRead: ({ path: { id }, session, world: { store, live } }) => {
    const [message] = messagesWhere(store, forReader(session), { sql: 'id = ?', values: [id] })
    // Whether it went to somebody else or never was: the answer does not tell.
    if (!message || id === sentinels.goneMessage) return refused(refusals.goneMessage)
    if (id === sentinels.silentMessage) return refused()
    if (markRead(store, session.userId, id) > 0) live.recount(session.userId)
    return done()
  },

  listCriticalNotifications: ({ session, world: { store } }) => {
    const critical = { sql: "critical = 1 and level = 'error'", values: [] }
    const found = messagesWhere(store, forReader(session), unreadBy(session), critical)
    return results(notificationsOf(store, session, found.reverse()))
  },
} satisfies Partial<Operations>
