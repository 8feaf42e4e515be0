import { useSuggestPermissionsQuery, type Permission } from '../../api'
import { isNameless, usePickerSearch, withNames } from '../../kit/usePickerSearch'
import { timings } from '../../timings'
import type { FieldProps } from '../../ui/FieldFrame'
import { PickerField, type Pickable } from '../../ui/PickerField'
import { usePermissions } from './usePermissions'

type Props = FieldProps & {
  value: readonly Pickable[]
  onChange: (value: Pickable[]) => void
  multiple?: boolean
  placeholder: string
  /** What is chosen is listed beside it. */
  listedApart?: boolean
}

/** One permission, or several, found by a part of the name, the key or the description. */
export function PermissionPicker(field: Props) {
  const search = usePickerSearch({
    useSuggestions: useSuggestPermissionsQuery,
    optionOf: ({ id, name, description }: Permission) => ({
      value: id,
      label: name,
      note: description ? `${id} · ${description}` : id,
    }),
    searchLabel: 'picker.permissions',
    pause: timings.searchPause,
  })
  const { nameOf } = usePermissions({ skip: field.listedApart || !field.value.some(isNameless) })
  return <PickerField {...field} {...search} value={withNames(field.value, nameOf)} />
}
