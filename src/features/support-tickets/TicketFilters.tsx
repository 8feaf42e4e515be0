import { FilterField, FilterForm } from '../../kit/list/FilterForm'
import { checkRange } from '../../kit/list/time-range'
import { TimeRangeFields } from '../../kit/list/TimeRangeFields'
import type { Filterable } from '../../kit/list/useAddressState'
import { useText, type MessageId } from '../../texts'
import { MultiSelectField } from '../../ui/MultiSelectField'
import { countOf, statuses, type Filters } from './filters'
import type { Topics } from './request'

type Props = {
  list: Filterable<Filters>
  topics: Topics
  /** Stands in the list of topics when there are none. */
  noTopics: MessageId
  /** The status is that of the tab. */
  fixedStatus: boolean
  onAgain: () => void
}

/** Free text, status, topic, and a range of time of which each end may be open. */
export function TicketFilters({ list, topics, noTopics, fixedStatus, onAgain }: Props) {
  const text = useText()
  return (
    <FilterForm
      list={list}
      label={text('supportTickets.keyword')}
      placeholder={text('supportTickets.placeholder')}
      count={countOf(list.filters)}
      check={checkRange}
      onAgain={onAgain}
    >
      {({ draft, put, errors }) => (
        <>
          {!fixedStatus && (
            <FilterField>
              <MultiSelectField
                dense
                name="status"
                label={text('supportTickets.status')}
                placeholder={text('list.all')}
                options={statuses.map((status) => ({
                  value: status,
                  label: text(`supportTickets.status.${status}`),
                }))}
                value={draft.status}
                onChange={(chosen) => put({ status: statuses.filter((status) => chosen.includes(status)) })}
              />
            </FilterField>
          )}
          <FilterField>
            <MultiSelectField
              dense
              name="topics"
              label={text('supportTickets.topic')}
              placeholder={text('list.all')}
              none={text(noTopics)}
              options={Object.entries(topics).map(([value, label]) => ({ value, label }))}
              value={draft.topics}
              onChange={(chosen) => put({ topics: chosen })}
            />
          </FilterField>
          <TimeRangeFields range={draft} put={put} errors={errors} />
        </>
      )}
    </FilterForm>
  )
}
