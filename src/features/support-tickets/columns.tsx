import type { SupportTicket, TicketStatus } from '../../api'
import { Time } from '../../kit/time/Time'
import type { Translate } from '../../texts'
import type { Column } from '../../ui/DataTable'
import { Tag, type Tone } from '../../ui/Tag'
import { Tooltip } from '../../ui/Tooltip'
import { topicName, type Topics } from './request'

/** Blue, gold, orange, green, grey; those that somebody still works on have a dot. */
const tags: Record<TicketStatus, { tone: Tone; dot?: true }> = {
  new: { tone: 'info', dot: true },
  open: { tone: 'gold', dot: true },
  pending: { tone: 'warning', dot: true },
  solved: { tone: 'success' },
  closed: { tone: 'neutral' },
}

const cut = (words: string) => (
  <Tooltip text={words}>
    <span className="cut">{words}</span>
  </Tooltip>
)

/** The columns in the person's language; times are shown in `zone`. */
export function columnsOf(text: Translate, zone: string, topics: Topics): readonly Column<SupportTicket>[] {
  return [
    {
      key: 'ticketId',
      head: text('supportTickets.id'),
      width: 112,
      secondary: true,
      cell: ({ ticketId }) => ticketId || text('common.none'),
    },
    { key: 'subject', head: text('supportTickets.subject'), cell: ({ subject }) => cut(subject) },
    { key: 'topic', head: text('supportTickets.topic'), cell: ({ topic }) => cut(topicName(topics, topic)) },
    {
      key: 'status',
      head: text('supportTickets.status'),
      width: 120,
      cell: ({ status }) => <Tag {...tags[status]}>{text(`supportTickets.status.${status}`)}</Tag>,
    },
    {
      key: 'assigneeEmail',
      head: text('supportTickets.assignee'),
      width: 208,
      secondary: true,
      cell: ({ assigneeEmail }) => assigneeEmail || text('common.none'),
    },
    {
      key: 'createdAt',
      head: text('supportTickets.created', { zone }),
      width: 168,
      cell: ({ createdAt }) => <Time at={createdAt} />,
    },
  ]
}
