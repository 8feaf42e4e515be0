import type { components } from '../../openapi/schema.gen'
import { done, refused, result, results } from '../answers'
import type { Operations } from '../contract'
import { OrderedFailure } from '../faults'
import { refusals } from '../rules/refusals'
import { brokenBy, sentinels } from '../rules/sentinels'
import { addTicket, nextNumbers } from '../rules/tickets'
import { containing } from '../store/fold'
import { present } from '../store/organizations'
import { page } from '../store/paging'

type SupportTicket = components['schemas']['SupportTicket']
type TicketRow = { [K in keyof SupportTicket]-?: NonNullable<SupportTicket[K]> | null }

const COLUMNS = `'ticket-' || id as id, ticket_id as ticketId, ticket_no as ticketNo, subject, email,
  assignee_email as assigneeEmail, topic, status, created_at as createdAt, email as createdBy,
  updated_at as updatedAt, updated_by as updatedBy`

const sortable = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  ticketId: 'ticket_id',
  subject: 'folded',
  topic: 'topic',
  status: 'status',
}

const oneOf = (column: string, values: readonly string[] = []) =>
  values.length > 0
    ? { sql: `${column} in (${values.map(() => '?').join(', ')})`, values: [...values] }
    : undefined

export const supportTicketsOperations: Pick<
  Operations,
  'searchSupportTickets' | 'createSupportTicket' | 'getSupportTicketTopics'
> = {
  searchSupportTickets: ({ body, query, session, world: { store, clock } }) => {
    const { freeText = '', topics, ticketIds, ticketNos, fromTime, toTime, status } = body
    const broken = brokenBy(freeText)
    if (broken) throw new OrderedFailure(broken)
    const search = {
      columns: COLUMNS,
      table: 'support_ticket',
      where: [
        { sql: 'email = ?', values: [session.userId] },
        freeText.trim() ? { sql: "folded like ? escape '\\'", values: [containing(freeText)] } : undefined,
        oneOf('topic', topics),
        oneOf('ticket_id', ticketIds),
        oneOf('ticket_no', ticketNos),
        oneOf('status', status),
        fromTime > 0 ? { sql: 'created_at >= ?', values: [fromTime] } : undefined,
        toTime > 0 ? { sql: 'created_at <= ?', values: [toTime] } : undefined,
      ],
      sortable,
      order: 'created_at desc, id desc',
    }
    const found = page<TicketRow>(store, clock, search, query)
    // Only the columns that the table lets be null are left out.
    return results({ ...found, content: found.content.map((row) => present(row) as SupportTicket) })
  },

  createSupportTicket: ({ body, session, world: { store, clock } }) => {
    const { ticketSubject: subject, topic, description, utmSource } = body
    if (subject === sentinels.silentTicket) return refused()
    if (subject === sentinels.refusedTicket) return refused(refusals.supportUnavailable)
    if (!store.one('select 1 from support_topic where id = ?', topic)) return refused(refusals.unknownTopic)
    store.transaction(() =>
      addTicket(store, {
        ...nextNumbers(store),
        subject,
        description,
        email: session.userId,
        topic,
        utmSource,
        status: 'new',
        createdAt: clock.now(),
      }),
    )
    return done(subject === sentinels.wordlessTicket ? undefined : 'Your request has been sent successfully')
  },

  getSupportTicketTopics: ({ world: { store } }) => {
    const topics = store.all<{ id: string; description: string }>(
      'select id, description from support_topic order by id',
    )
    return result(Object.fromEntries(topics.map(({ id, description }) => [id, description])))
  },
}
