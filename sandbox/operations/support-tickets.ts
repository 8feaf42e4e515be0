import type { components } from '../../openapi/schema.gen'
import { done, refused, result } from '../answers'
import type { Operations } from '../contract'
import { sentinels } from '../rules/sentinels'
import { addTicket, nextNumbers } from '../rules/tickets'
import { among, between, equals, mentions, search } from '../store/search'

export const refusals = {
  unknownTopic: 'This topic does not exist any more',
  supportUnavailable: 'Hệ thống hỗ trợ tạm thời không nhận yêu cầu',
} as const

type SupportTicket = components['schemas']['SupportTicket']
const tickets = {
  columns: `'ticket-' || id as id, ticket_id as ticketId, ticket_no as ticketNo, subject, email,
    assignee_email as assigneeEmail, topic, status, created_at as createdAt, email as createdBy,
    updated_at as updatedAt, updated_by as updatedBy`,
  table: 'support_ticket',
  sortable: {
    createdAt: 'created_at',
    updatedAt: 'updated_at',
    ticketId: 'ticket_id',
    subject: 'folded',
    topic: 'topic',
    status: 'status',
  },
  order: 'created_at desc, id desc',
}

export const supportTicketsOperations = {
  searchSupportTickets: (call) => {
    const { freeText, topics, ticketIds, ticketNos, fromTime, toTime, status } = call.body
    return search<SupportTicket>(call, tickets, [
      equals('email', call.session.userId),
      mentions(freeText, 'folded'),
      among('topic', topics),
      among('ticket_id', ticketIds),
      among('ticket_no', ticketNos),
      among('status', status),
      between('created_at', fromTime, toTime),
    ])
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
} satisfies Partial<Operations>
