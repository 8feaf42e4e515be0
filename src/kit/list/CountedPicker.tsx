import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useText, type MessageId } from '../../texts'
import { PickerField, type Pickable } from '../../ui/PickerField'
import { fold } from '../fold'
import { choicesOf, type Counts } from './CountedFilter'
import { FilterField } from './FilterForm'

/** So many of thousands are offered at once; typing finds the others. */
const MOST = 50

type Props = {
  /** Of the field, and of the parameter in the address. */
  name: string
  label: MessageId
  searchLabel: MessageId
  counts: Counts
  value: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Like `CountedFilter`, for values of which there may be thousands: the most frequent are offered, the others found by typing. */
export function CountedPicker({ name, label, searchLabel, counts, value, onChange }: Props) {
  const text = useText()
  const { formatNumber } = useIntl()
  const [query, setQuery] = useState('')
  const optionOf = (word: string, count: number | undefined): Pickable => ({
    value: word,
    label: word,
    ...(count !== undefined && { note: formatNumber(count) }),
  })
  const known = counts.data?.result ?? {}
  const words = fold(query.trim())
  const found = choicesOf(known, []).filter((choice) => fold(choice.value).includes(words))
  const none = counts.isError ? 'common.couldNotLoad' : counts.isSuccess ? 'list.noValues' : 'common.loading'
  const more =
    found.length > MOST ? text('list.moreValues', { count: formatNumber(found.length - MOST) }) : undefined
  return (
    <FilterField>
      <PickerField
        dense
        multiple
        name={name}
        label={text(label)}
        placeholder={text('list.all')}
        searchLabel={text(searchLabel)}
        options={found.slice(0, MOST).map((choice) => optionOf(choice.value, choice.count))}
        value={value.map((word) => optionOf(word, Object.hasOwn(known, word) ? known[word] : undefined))}
        onChange={(chosen) => onChange(chosen.map((option) => option.value))}
        query={query}
        onQuery={setQuery}
        message={found.length === 0 ? text(none) : more}
      />
    </FilterField>
  )
}
