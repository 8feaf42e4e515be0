import { useState, type ComponentProps } from 'react'
import { useListInternalPermissionNamesQuery } from '../../../api'
import { fold } from '../../../kit/fold'
import { useText } from '../../../texts'
import { PickerField } from '../../../ui/PickerField'

type Props = Pick<
  ComponentProps<typeof PickerField>,
  'name' | 'label' | 'dense' | 'multiple' | 'placeholder' | 'error' | 'help' | 'onBlur'
> & {
  value: readonly string[]
  onChange: (value: string[]) => void
  /** A choice that means none of them. */
  all?: string
}

const pickable = (value: string) => ({ value, label: value })

/** One of all permission names, or several, found by a part of it (INTPERM-05, -06). */
export function PermissionPicker({ value, onChange, all, ...field }: Props) {
  const text = useText()
  const [query, setQuery] = useState('')
  const { currentData, isError, isFetching, refetch } = useListInternalPermissionNamesQuery()
  const names = currentData?.results ?? []
  const searched = fold(query.trim())
  const found = names.filter((name) => fold(name).includes(searched)).map(pickable)
  const none = all === undefined ? [] : [{ value: '', label: all }]
  const message = isError
    ? 'common.couldNotLoad'
    : currentData
      ? 'internalPermissions.noName'
      : 'common.loading'
  return (
    <PickerField
      {...field}
      value={value.length === 0 ? none : value.map(pickable)}
      options={searched === '' ? [...none, ...found] : found}
      query={query}
      onQuery={(typed) => {
        setQuery(typed)
        if (isError) void refetch()
      }}
      searchLabel={text('picker.permissions')}
      message={found.length === 0 ? text(message) : undefined}
      busy={isFetching}
      onChange={(chosen) => onChange(chosen.map((each) => each.value).filter(Boolean))}
    />
  )
}
