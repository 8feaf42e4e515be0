import type { SupportTicket, TicketStatus } from '../../api'
import { Time } from '../../kit/time/Time'
import type { Translate } from '../../texts'
import type { Column } from '../../ui/DataTable'
import { Tag, type Tone } from '../../ui/Tag'
import { Words } from '../../ui/Words'
import { topicName, type Topics } from './request'

/** Blue, gold, orange, green, grey; those that somebody still works on have a dot. */
const tags: Record<TicketStatus, { tone: Tone; dot?: true }> = {
  new: { tone: 'info', dot: true },
  open: { tone: 'gold', dot: true },
  pending: { tone: 'warning', dot: true },
  solved: { tone: 'success' },
  closed: { tone: 'neutral' },
}

/** The columns in the person's language; times are shown in `zone`. */
export function columnsOf(text: Translate, zone: string, topics: Topics): readonly Column<SupportTicket>[] {
  return [
    {
      key: 'ticketId',
      head: text('supportTickets.id'),
      width: 96,
      secondary: true,
      cell: ({ ticketId }) => ticketId,
    },
    {
      key: 'subject',
      head: text('supportTickets.subject'),
      card: 'title',
      cell: ({ subject }) => <Words>{subject}</Words>,
    },
    {
      key: 'topic',
      head: text('supportTickets.topic'),
      cell: ({ topic }) => <Words>{topicName(topics, topic)}</Words>,
    },
    {
      key: 'status',
      head: text('supportTickets.status'),
      width: 108,
      card: 'tag',
      cell: ({ status }) => <Tag {...tags[status]}>{text(`supportTickets.status.${status}`)}</Tag>,
    },
    {
      key: 'assigneeEmail',
      head: text('supportTickets.assignee'),
      width: 192,
      secondary: true,
      cell: ({ assigneeEmail }) => assigneeEmail,
    },
    {
      key: 'createdAt',
      head: text('supportTickets.created', { zone }),
      width: 164,
      cell: ({ createdAt }) => <Time at={createdAt} />,
    },
  ]
}
