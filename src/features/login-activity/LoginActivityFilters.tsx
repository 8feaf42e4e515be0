import { FilterField, type FilterFields } from '../../kit/list/FilterForm'
import { TimeRangeFields } from '../../kit/list/TimeRangeFields'
import { useText } from '../../texts'
import { MultiSelectField } from '../../ui/MultiSelectField'
import { statuses, type Filters } from './filters'

const words = { Success: 'loginActivity.success', Failed: 'loginActivity.failed' } as const

/** Status, and a range of time that needs both its ends. */
export function LoginActivityFilters({ draft, put, errors }: FilterFields<Filters>) {
  const text = useText()
  return (
    <>
      <FilterField>
        <MultiSelectField
          dense
          name="status"
          label={text('loginActivity.status')}
          placeholder={text('list.all')}
          options={statuses.map((status) => ({ value: status, label: text(words[status]) }))}
          value={draft.status}
          onChange={(chosen) => put({ status: statuses.filter((status) => chosen.includes(status)) })}
        />
      </FilterField>
      <TimeRangeFields needsBoth range={draft} put={put} errors={errors} />
    </>
  )
}
