import { useSearchUsersForPickerQuery, type AccountSummary } from '../../api'
import { usePickerSearch } from '../../kit/usePickerSearch'
import type { MessageId } from '../../texts'
import { timings } from '../../timings'
import type { FieldProps } from '../../ui/FieldFrame'
import { PickerField, type Pickable } from '../../ui/PickerField'

type Props = FieldProps & {
  value: readonly Pickable[]
  onChange: (value: Pickable[]) => void
  multiple?: boolean
  placeholder: string
  searchLabel?: MessageId
  /** What is chosen is listed beside it. */
  listedApart?: boolean
  /** Takes a pasted text that is no words to search for; true when it has. */
  onPaste?: (text: string) => boolean
}

/** One account of the organization, or several, found by a part of the name or of the e-mail address. */
export function UserPicker({ searchLabel = 'picker.users', ...field }: Props) {
  const search = usePickerSearch({
    useSuggestions: useSearchUsersForPickerQuery,
    optionOf: ({ id, name }: AccountSummary) => ({
      value: id,
      label: name ?? id,
      ...(name !== undefined && { note: id }),
    }),
    searchLabel,
    pause: timings.searchPause,
  })
  // An address names people by their e-mail address, which says enough.
  return <PickerField {...field} {...search} />
}
