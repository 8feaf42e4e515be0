import { useIntl } from 'react-intl'
import { useGetOwnExportDistinctCountsQuery } from '../../api'
import { FilterField } from '../../kit/list/FilterForm'
import { useText, type MessageId } from '../../texts'
import { MultiSelectField } from '../../ui/MultiSelectField'
import { choicesOf, type Filters } from './filters'

type Kind = 'categories' | 'actions' | 'sources'

/** Under which name the server counts the values of a filter, and how the console calls it. */
const kinds = [
  { name: 'categories', field: 'category', label: 'exportHistory.categories' },
  { name: 'actions', field: 'action', label: 'exportHistory.channels' },
  { name: 'sources', field: 'source', label: 'exportHistory.sources' },
] as const satisfies readonly { name: Kind; field: string; label: MessageId }[]

type Props = {
  /** What the list is filtered by now. */
  applied: Filters
  draft: Filters
  put: (changed: Partial<Filters>) => void
}

/** Categories, notification channels and sources, each with how many exports have it. */
export function ExportFilters({ applied, draft, put }: Props) {
  return kinds.map(({ name, field, label }) => (
    <FilterField key={name}>
      <CountedField
        name={name}
        field={field}
        label={label}
        value={draft[name]}
        known={[...applied[name], ...draft[name]]}
        onChange={(chosen) => put({ [name]: chosen })}
      />
    </FilterField>
  ))
}

type CountedProps = {
  name: Kind
  field: (typeof kinds)[number]['field']
  label: MessageId
  value: readonly string[]
  /** These can be chosen even when nothing has them any more. */
  known: readonly string[]
  onChange: (chosen: string[]) => void
}

function CountedField({ name, field, label, value, known, onChange }: CountedProps) {
  const text = useText()
  const { formatNumber } = useIntl()
  const counts = useGetOwnExportDistinctCountsQuery({ field })
  const none = counts.isError
    ? 'common.couldNotLoad'
    : counts.isSuccess
      ? 'exportHistory.noValues'
      : 'common.loading'
  return (
    <MultiSelectField
      dense
      name={name}
      label={text(label)}
      placeholder={text('list.all')}
      none={text(none)}
      options={choicesOf(counts.data?.result ?? {}, known).map(({ value: word, count }) => ({
        value: word,
        label: word,
        ...(count !== undefined && { note: formatNumber(count) }),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
