import { FilterField, FilterForm } from '../../kit/list/FilterForm'
import { checkRange } from '../../kit/list/time-range'
import { TimeRangeFields } from '../../kit/list/TimeRangeFields'
import type { Filterable } from '../../kit/list/useAddressState'
import { useText } from '../../texts'
import { MultiSelectField } from '../../ui/MultiSelectField'
import { countOf, statuses, type Filters } from './filters'

const words = { Success: 'loginActivity.success', Failed: 'loginActivity.failed' } as const

type Props = { list: Filterable<Filters>; onAgain: () => void }

/** Free text, status and a range of time that needs both its ends. */
export function LoginActivityFilters({ list, onAgain }: Props) {
  const text = useText()
  return (
    <FilterForm
      list={list}
      label={text('loginActivity.freeText')}
      placeholder={text('loginActivity.placeholder')}
      count={countOf(list.filters)}
      check={checkRange}
      onAgain={onAgain}
    >
      {({ draft, put, errors }) => (
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
      )}
    </FilterForm>
  )
}
