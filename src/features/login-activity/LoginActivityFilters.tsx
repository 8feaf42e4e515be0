import { FilterField, FilterForm } from '../../kit/resource/FilterForm'
import type { Filterable } from '../../kit/resource/useAddressState'
import { useText } from '../../texts'
import { DateTimeField } from '../../ui/DateTimeField'
import { MultiSelectField } from '../../ui/MultiSelectField'
import { check, countOf, statuses, type Filters } from './filters'

const words = { Success: 'loginActivity.success', Failed: 'loginActivity.failed' } as const

type Props = { list: Filterable<Filters>; onAgain: () => void }

/** Free text, status and a range of time that needs both its ends. */
export function LoginActivityFilters({ list, onAgain }: Props) {
  const text = useText()
  const parts = { dense: true, dateLabel: text('list.date'), timeLabel: text('list.time') }
  return (
    <FilterForm
      list={list}
      label={text('loginActivity.freeText')}
      placeholder={text('loginActivity.placeholder')}
      count={countOf(list.filters)}
      check={check}
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
          <FilterField roomy>
            <DateTimeField
              {...parts}
              name="from"
              label={text('list.from')}
              defaultTime="00:00:00"
              value={draft.from}
              onChange={(from) => put({ from })}
              help={draft.from === undefined && draft.to !== undefined ? text('list.alsoFrom') : undefined}
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
              help={draft.to === undefined && draft.from !== undefined ? text('list.alsoTo') : undefined}
              error={errors.to}
            />
          </FilterField>
        </>
      )}
    </FilterForm>
  )
}
