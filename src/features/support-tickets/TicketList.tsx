import { useMemo } from 'react'
import {
  useGetSupportTicketTopicsQuery,
  useSearchSupportTicketsQuery,
  type SupportTicket,
  type TicketStatus,
} from '../../api'
import { ResourceList } from '../../kit/list/ResourceList'
import { checkRange } from '../../kit/list/time-range'
import { TimeRangeAsked, TimeRangeFields } from '../../kit/list/TimeRangeFields'
import { useListParams } from '../../kit/list/useListParams'
import { useZone } from '../../kit/time/useZone'
import { useText, type MessageId } from '../../texts'
import { columnsOf } from './columns'
import { listParams, searchOf } from './filters'
import type { Topics } from './request'
import { TicketFilters } from './TicketFilters'

const keyOf = ({ id }: SupportTicket) => id
const noTopics: Topics = {}

/** The own tickets, newest first: all, or those of one status. */
export function TicketList({ caption, only }: { caption: MessageId; only?: TicketStatus }) {
  const text = useText()
  const zone = useZone()
  // The address is that of the list of the page below.
  const list = useListParams(listParams, { in: 'state' })
  // Topics hardly ever change: one reading serves both drawers.
  const topics = useGetSupportTicketTopicsQuery(undefined, { refetchOnMountOrArgChange: false })
  const query = useSearchSupportTicketsQuery({
    ...list.request,
    supportTicketSearch: searchOf(list.filters, only),
  })
  const names = topics.data?.result ?? noTopics
  const columns = useMemo(() => columnsOf(text, zone, names), [text, names, zone])
  const why = topics.isError
    ? 'common.couldNotLoad'
    : topics.data
      ? 'supportTickets.noTopics'
      : 'common.loading'
  return (
    <ResourceList
      caption={caption}
      list={list}
      query={query}
      columns={columns}
      rowKey={keyOf}
      filters={{
        label: 'supportTickets.keyword',
        placeholder: 'supportTickets.placeholder',
        check: checkRange,
        children: (fields) => (
          <TicketFilters {...fields} topics={names} noTopics={why} fixedStatus={only !== undefined} />
        ),
        // Each end may be open.
        last: (fields) => <TimeRangeFields {...fields} />,
      }}
      none="supportTickets.none"
      about={
        <>
          <TimeRangeAsked {...list.filters} />
          <span>{text('list.newestFirst')}</span>
        </>
      }
    />
  )
}
