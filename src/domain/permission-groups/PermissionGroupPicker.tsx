import {
  useListPermissionGroupsQuery,
  useSuggestPermissionGroupsQuery,
  type PermissionGroup,
} from '../../api'
import { isNameless, usePickerSearch, withNames } from '../../kit/usePickerSearch'
import { limits, timings } from '../../timings'
import type { FieldProps } from '../../ui/FieldFrame'
import { PickerField, type Pickable } from '../../ui/PickerField'

type Props = FieldProps & {
  value: readonly Pickable[]
  onChange: (value: Pickable[]) => void
  multiple?: boolean
  placeholder: string
}

const useSuggestions = (words: { query?: string }, options: { skip: boolean }) =>
  useSuggestPermissionGroupsQuery({ ...words, pageSize: limits.suggestedGroups }, options)

/** One permission group of the organization, or several, found by a part of the name. */
export function PermissionGroupPicker(field: Props) {
  const search = usePickerSearch({
    useSuggestions,
    optionOf: ({ id, name, description }: PermissionGroup) => ({
      value: id,
      label: name,
      ...(description && { note: description }),
    }),
    searchLabel: 'picker.permissionGroups',
    pause: timings.searchPause,
  })
  const nameOf = usePermissionGroupNames({ skip: !field.value.some(isNameless) })
  return <PickerField {...field} {...search} value={withNames(field.value, nameOf)} />
}

/** What permission groups are called, by their id; the id where that is not known. */
export function usePermissionGroupNames({ skip }: { skip: boolean }): (id: string) => string {
  const { data } = useListPermissionGroupsQuery(undefined, { skip })
  return (id) => data?.results.find((group) => group.id === id)?.name ?? id
}
