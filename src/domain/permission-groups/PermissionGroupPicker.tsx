import { useState } from 'react'
import { useListPermissionGroupsQuery, useSuggestPermissionGroupsQuery } from '../../api'
import { useDebounced } from '../../kit/useDebounced'
import { useText } from '../../texts'
import { timings } from '../../timings'
import type { FieldProps } from '../../ui/FieldFrame'
import { PickerField, type Pickable } from '../../ui/PickerField'

type Props = FieldProps & {
  value: readonly Pickable[]
  onChange: (value: Pickable[]) => void
  multiple?: boolean
  placeholder: string
}

/** One permission group of the organization, or several, found by a part of the name. Nothing is read before it opens. */
export function PermissionGroupPicker(field: Props) {
  const text = useText()
  const [query, setQuery] = useState<string>()
  const words = query?.trim()
  const [settled] = useDebounced(words, timings.searchPause)
  const { currentData, isFetching, isError, refetch } = useSuggestPermissionGroupsQuery(
    settled ? { query: settled } : {},
    { skip: settled === undefined },
  )
  // What an address has chosen has no name yet.
  const nameless = field.value.some(({ value, label }) => label === value)
  const nameOf = usePermissionGroupNames({ skip: !nameless })
  const found = currentData?.results ?? []
  const message = isError ? 'common.couldNotLoad' : currentData ? 'picker.none' : 'common.loading'
  return (
    <PickerField
      {...field}
      value={field.value.map(({ value, label }) => ({
        value,
        label: label === value ? nameOf(value) : label,
      }))}
      options={found.map(({ id, name, description }) => ({
        value: id,
        label: name,
        ...(description && { note: description }),
      }))}
      query={query ?? ''}
      onQuery={(typed) => {
        setQuery(typed)
        if (isError) void refetch()
      }}
      searchLabel={text('picker.permissionGroups')}
      message={found.length === 0 ? text(message) : undefined}
      busy={isFetching || settled !== words}
    />
  )
}

/** What permission groups are called, by their id; the id where that is not known. */
export function usePermissionGroupNames({ skip }: { skip: boolean }): (id: string) => string {
  const { data } = useListPermissionGroupsQuery(undefined, { skip })
  return (id) => data?.results.find((group) => group.id === id)?.name ?? id
}
