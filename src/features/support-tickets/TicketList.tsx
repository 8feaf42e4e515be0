import { useMemo } from 'react'
import {
  useGetSupportTicketTopicsQuery,
  useSearchSupportTicketsQuery,
  type SupportTicket,
  type TicketStatus,
} from '../../api'
import { now } from '../../clock'
import { zoneOf } from '../../kit/time/dates'
import { viewOf } from '../../kit/list/listView'
import { Pager } from '../../kit/list/Pager'
import { RecordCount } from '../../kit/list/RecordCount'
import { ResourceTable } from '../../kit/list/ResourceTable'
import { useStepBack } from '../../kit/list/useStepBack'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { columnsOf } from './columns'
import { address, countOf, searchOf } from './filters'
import type { Topics } from './request'
import { TicketFilters } from './TicketFilters'
import { useLocalPlace } from './useLocalPlace'

const keyOf = ({ id }: SupportTicket) => id
const noTopics: Topics = {}

/** The own tickets, newest first: all, or those of one status. */
export function TicketList({ caption, only }: { caption: string; only?: TicketStatus }) {
  const text = useText()
  const list = useLocalPlace(address)
  const topics = useGetSupportTicketTopicsQuery()
  const query = useSearchSupportTicketsQuery(
    { ...list.asked, supportTicketSearch: searchOf(list.filters, only) },
    // The support answers without the console knowing.
    { refetchOnMountOrArgChange: true },
  )
  useStepBack(list, query)
  const view = viewOf(query)
  const names = topics.data?.result ?? noTopics
  const columns = useMemo(() => columnsOf(text, zoneOf(now()), names), [text, names])
  const filtered = countOf(list.filters) > 0 || list.filters.freeText !== ''
  const again = () => void query.refetch()
  return (
    <>
      <TicketFilters
        list={list}
        topics={names}
        noTopics={
          topics.isError ? 'common.couldNotLoad' : topics.data ? 'supportTickets.noTopics' : 'common.loading'
        }
        fixedStatus={only !== undefined}
        onAgain={again}
      />
      <RecordCount view={view}>
        <span>{text('list.newestFirst')}</span>
      </RecordCount>
      <ResourceTable
        caption={caption}
        view={view}
        columns={columns}
        rowKey={keyOf}
        onTryAgain={again}
        empty={
          <EmptyState
            icon="search"
            title={text('supportTickets.none')}
            action={
              filtered && (
                <Button onClick={() => list.filterBy(list.none)}>{text('list.resetFilters')}</Button>
              )
            }
          />
        }
        pager={
          <Pager
            list={list}
            totalRecords={view.name === 'rows' ? view.results.page.totalRecords : undefined}
          />
        }
      />
    </>
  )
}
