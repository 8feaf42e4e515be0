import { FilterField, FilterForm } from '../../kit/resource/FilterForm'
import type { Filterable } from '../../kit/resource/useAddressState'
import { useText, type MessageId } from '../../texts'
import { DateTimeField } from '../../ui/DateTimeField'
import { MultiSelectField } from '../../ui/MultiSelectField'
import { check, countOf, statuses, type Filters } from './filters'
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
  const parts = { dense: true, dateLabel: text('list.date'), timeLabel: text('list.time') }
  return (
    <FilterForm
      list={list}
      label={text('tickets.keyword')}
      placeholder={text('tickets.placeholder')}
      count={countOf(list.filters)}
      check={check}
      onAgain={onAgain}
    >
      {({ draft, put, errors }) => (
        <>
          {!fixedStatus && (
            <FilterField>
              <MultiSelectField
                dense
                name="status"
                label={text('tickets.status')}
                placeholder={text('list.all')}
                options={statuses.map((status) => ({
                  value: status,
                  label: text(`tickets.status.${status}`),
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
              label={text('tickets.topic')}
              placeholder={text('list.all')}
              none={text(noTopics)}
              options={Object.entries(topics).map(([value, label]) => ({ value, label }))}
              value={draft.topics}
              onChange={(chosen) => put({ topics: chosen })}
            />
          </FilterField>
          <FilterField roomy>
            <DateTimeField
              {...parts}
              name="from"
              label={text('list.from')}
              defaultTime="00:00:00"
              value={draft.from}
              onChange={(from) => put({ from })}
              error={errors.from}
            />
          </FilterField>
          <FilterField roomy>
            <DateTimeField
              {...parts}
              name="to"
              label={text('list.to')}
              defaultTime="23:59:59"
              value={draft.to}
              onChange={(to) => put({ to })}
              error={errors.to}
            />
          </FilterField>
        </>
      )}
    </FilterForm>
  )
}
