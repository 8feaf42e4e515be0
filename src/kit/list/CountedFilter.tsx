import { useIntl } from 'react-intl'
import { useText, type MessageId } from '../../texts'
import { MultiSelectField } from '../../ui/MultiSelectField'
import { FilterField } from './FilterForm'

export type Counts = {
  readonly data?: { readonly result: Readonly<Record<string, number>> }
  readonly isError: boolean
  readonly isSuccess: boolean
}

type Props = {
  /** Of the field, and of the parameter in the address. */
  name: string
  label: MessageId
  /** The generated query of the values and of how many records have each. */
  counts: Counts
  value: readonly string[]
  /** These can be chosen even when nothing has them any more. */
  known: readonly string[]
  onChange: (chosen: string[]) => void
}

/** A filter by values that only the server knows, each with how many records have it. */
export function CountedFilter({ name, label, counts, value, known, onChange }: Props) {
  const text = useText()
  const { formatNumber } = useIntl()
  const none = counts.isError ? 'common.couldNotLoad' : counts.isSuccess ? 'list.noValues' : 'common.loading'
  return (
    <FilterField>
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
    </FilterField>
  )
}

export type Choice = { readonly value: string; readonly count: number | undefined }

/** What a filter offers: the most frequent first, then what is chosen and counted no more. */
export function choicesOf(counts: Readonly<Record<string, number>>, chosen: readonly string[]): Choice[] {
  const counted = Object.entries(counts)
    .filter(([value]) => value !== '')
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
  const others = new Set(chosen.filter((value) => !Object.hasOwn(counts, value)))
  return [...counted, ...[...others].map((value) => ({ value, count: undefined }))]
}
