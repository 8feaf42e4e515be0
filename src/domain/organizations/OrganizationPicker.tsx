import { useState } from 'react'
import { useSuggestOrganizationsQuery } from '../../api'
import { useText } from '../../texts'
import type { FieldProps } from '../../ui/FieldFrame'
import { PickerField, type Pickable } from '../../ui/PickerField'
import { useOrganizationNames } from './useOrganizationNames'
import { useDebounced } from '../../kit/useDebounced'

type Props = FieldProps & {
  value: readonly Pickable[]
  onChange: (value: Pickable[]) => void
  multiple?: boolean
  placeholder: string
  /** Milliseconds without a letter before the words are searched. */
  pause: number
}

/** One organization of the platform, or several, found by a part of the name. Nothing is read before it opens. */
export function OrganizationPicker({ pause, ...field }: Props) {
  const text = useText()
  const [query, setQuery] = useState<string>()
  const words = query?.trim()
  const [settled] = useDebounced(words, pause)
  const { currentData, isFetching, isError, refetch } = useSuggestOrganizationsQuery(
    settled ? { query: settled } : {},
    { skip: settled === undefined },
  )
  // What an address has chosen has no name yet.
  const nameOf = useOrganizationNames(
    field.value.filter(({ value, label }) => label === value).map(({ value }) => value),
  )
  const found = currentData?.results ?? []
  const message = isError ? 'common.couldNotLoad' : currentData ? 'picker.none' : 'common.loading'
  return (
    <PickerField
      {...field}
      value={field.value.map(({ value, label }) => ({
        value,
        label: label === value ? nameOf(value) : label,
      }))}
      options={found.map(({ id, name }) => ({ value: id, label: name, note: id }))}
      query={query ?? ''}
      onQuery={(typed) => {
        setQuery(typed)
        if (isError) void refetch()
      }}
      searchLabel={text('picker.organizations')}
      message={found.length === 0 ? text(message) : undefined}
      busy={isFetching || settled !== words}
    />
  )
}
