import { values } from '../../api'
import { FilterField, type FilterFields } from '../../kit/list/FilterForm'
import { ValuesFilter } from '../../kit/list/ValuesFilter'
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

/** Status and topic. */
export function TicketFilters({ topics, noTopics, fixedStatus, draft, put }: Props) {
  const text = useText()
  return (
    <>
      {!fixedStatus && (
        <ValuesFilter
          name="status"
          label="supportTickets.status"
          values={values.TicketStatus}
          wordOf={(status) => text(`supportTickets.status.${status}`)}
          chosen={draft.status}
          onChange={(status) => put({ status })}
        />
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
    </>
  )
}
