import { done, refused, results } from '../answers'
import type { Operations } from '../contract'
import { OrderedFailure } from '../faults'
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
import { refusals } from '../rules/refusals'
import { brokenBy, sentinels } from '../rules/sentinels'
import { containing } from '../store/fold'
import { page } from '../store/paging'

export const notificationsOperations: Pick<
  Operations,
  'searchNotifications' | 'markNotificationRead' | 'listCriticalNotifications'
> = {
  searchNotifications: ({ body, query, session, world: { store, clock } }) => {
    const { freeText = '', levels = [], solves } = body
    const broken = brokenBy(freeText)
    if (broken) throw new OrderedFailure(broken)
    const search = {
      columns: MESSAGE_COLUMNS,
      table: 'message',
      where: [
        forReader(session),
        freeText.trim() ? { sql: "folded like ? escape '\\'", values: [containing(freeText)] } : undefined,
        levels.length > 0
          ? { sql: `coalesce(level, 'info') in (${levels.map(() => '?').join(', ')})`, values: levels }
          : undefined,
        solves === undefined ? undefined : solves ? readBy(session) : unreadBy(session),
      ],
      sortable: {},
      order: 'created_at desc, event desc',
    }
    const found = page<MessageRow>(store, clock, search, query)
    return results({ ...found, content: notificationsOf(store, session, found.content) })
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
}
