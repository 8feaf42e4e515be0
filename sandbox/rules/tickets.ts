import type { components } from '../../openapi/schema.gen'
import type { Store } from '../store/db'
import { fold } from '../store/fold'

export type TicketStatus = components['schemas']['TicketStatus']

/** A ticket to be written down. What the support has not given yet is absent. */
export type NewTicket = {
  readonly ticketId?: string
  readonly ticketNo?: string
  readonly subject: string
  readonly description: string
  /** Whose it is, and who wrote it. */
  readonly email: string
  readonly assigneeEmail?: string
  /** The id of a topic. */
  readonly topic: string
  readonly utmSource: string
  readonly status: TicketStatus
  readonly createdAt: number
  readonly updatedAt?: number
  readonly updatedBy?: string
}

/** Numbers of the support's own system: further ones follow the highest. */
const FIRST_ID = 48_213_907
const FIRST_NO = 10_214

/** What a new ticket is called: the support's system knows more than this platform's tickets. */
export function nextNumbers(store: Store): { ticketId: string; ticketNo: string } {
  const count = store.one<{ n: number }>('select count(*) as n from support_ticket')?.n ?? 0
  return { ticketId: String(FIRST_ID + count), ticketNo: String(FIRST_NO + count) }
}

export function addTicket(store: Store, ticket: NewTicket): void {
  const { ticketId, ticketNo, subject, description, email, assigneeEmail, topic, utmSource } = ticket
  const { status, createdAt, updatedAt, updatedBy } = ticket
  store.run(
    `insert into support_ticket (ticket_id, ticket_no, subject, description, email, assignee_email, topic, utm_source,
       status, created_at, updated_at, updated_by, folded) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ticketId,
    ticketNo,
    subject,
    description,
    email,
    assigneeEmail,
    topic,
    utmSource,
    status,
    createdAt,
    updatedAt,
    updatedBy,
    fold([ticketId, ticketNo, subject, assigneeEmail].filter(Boolean).join('\n')),
  )
}
