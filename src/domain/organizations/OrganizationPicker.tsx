import { useSuggestOrganizationsQuery, type Organization } from '../../api'
import { isNameless, usePickerSearch, withNames } from '../../kit/usePickerSearch'
import type { FieldProps } from '../../ui/FieldFrame'
import { PickerField, type Pickable } from '../../ui/PickerField'
import { useOrganizationNames } from './useOrganizationNames'

type Props = FieldProps & {
  value: readonly Pickable[]
  onChange: (value: Pickable[]) => void
  multiple?: boolean
  placeholder: string
  /** Milliseconds without a letter before the words are searched. */
  pause: number
}

/** One organization of the platform, or several, found by a part of the name. */
export function OrganizationPicker({ pause, ...field }: Props) {
  const search = usePickerSearch({
    useSuggestions: useSuggestOrganizationsQuery,
    optionOf: ({ id, name }: Organization) => ({ value: id, label: name, note: id }),
    searchLabel: 'picker.organizations',
    pause,
  })
  const nameOf = useOrganizationNames(field.value.filter(isNameless).map(({ value }) => value))
  return <PickerField {...field} {...search} value={withNames(field.value, nameOf)} />
}
