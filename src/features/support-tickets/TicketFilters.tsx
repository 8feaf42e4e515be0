import { values } from '../../api'
import { FilterField, type FilterFields } from '../../kit/list/FilterForm'
import { TimeRangeFields } from '../../kit/list/TimeRangeFields'
import { useText, type MessageId } from '../../texts'
import { MultiSelectField } from '../../ui/MultiSelectField'
import { type Filters } from './filters'
import type { Topics } from './request'

type Props = FilterFields<Filters> & {
  topics: Topics
  /** Stands in the list of topics when there are none. */
  noTopics: MessageId
  /** The status is that of the tab. */
  fixedStatus: boolean
}

/** Status, topic, and a range of time of which each end may be open. */
export function TicketFilters({ draft, put, errors, topics, noTopics, fixedStatus }: Props) {
  const text = useText()
  return (
    <>
      {!fixedStatus && (
        <FilterField>
          <MultiSelectField
            dense
            name="status"
            label={text('supportTickets.status')}
            placeholder={text('list.all')}
            options={values.TicketStatus.map((status) => ({
              value: status,
              label: text(`supportTickets.status.${status}`),
            }))}
            value={draft.status}
            onChange={(chosen) =>
              put({ status: values.TicketStatus.filter((status) => chosen.includes(status)) })
            }
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
  )
}
