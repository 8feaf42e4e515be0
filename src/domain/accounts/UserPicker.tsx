import { useSearchPlatformAccountsQuery, useSearchUsersForPickerQuery, type AccountSummary } from '../../api'
import { usePickerSearch } from '../../kit/usePickerSearch'
import type { MessageId } from '../../texts'
import { withAll } from '../../kit/withAll'
import { timings } from '../../timings'
import type { FieldProps } from '../../ui/FieldFrame'
import { PickerField, type Pickable } from '../../ui/PickerField'

type Props = FieldProps & {
  value: readonly Pickable[]
  onChange: (value: Pickable[]) => void
  multiple?: boolean
  placeholder: string
  searchLabel?: MessageId
  /** A choice that means none of them. */
  all?: string
  /** What is chosen is listed beside it. */
  listedApart?: boolean
  /** Takes a pasted text that is no words to search for; true when it has. */
  onPaste?: (text: string) => boolean
  /** An organization that is not the own one: super administrators alone find its accounts. */
  orgId?: string | undefined
}

/** One account of the organization, or several, found by a part of the name or of the e-mail address. */
export function UserPicker({ searchLabel = 'picker.users', orgId, all, ...field }: Props) {
  const search = usePickerSearch({
    useSuggestions: accountsOf(orgId),
    optionOf: ({ id, name }: AccountSummary) => ({
      value: id,
      label: name ?? id,
      ...(name !== undefined && { note: id }),
    }),
    searchLabel,
    pause: timings.searchPause,
  })
  // An address names people by their e-mail address, which says enough.
  return <PickerField {...field} {...search} {...withAll(all, { ...field, ...search })} />
}

const accountsOf = (orgId: string | undefined) =>
  function useSuggestions({ query: freeText }: { query?: string }, { skip }: { skip: boolean }) {
    const here = useSearchUsersForPickerQuery(freeText === undefined ? {} : { query: freeText }, {
      skip: skip || orgId !== undefined,
    })
    const there = useSearchPlatformAccountsQuery(
      {
        ...{ page: 0, pageSize: 50, orderBy: 'name:ASC' },
        platformAccountSearch: { ...(freeText && { freeText }), orgIds: [orgId ?? ''] },
      },
      { skip: skip || orgId === undefined },
    )
    if (orgId === undefined) return here
    return {
      ...there,
      currentData: there.currentData && { results: there.currentData.results.content },
    }
  }
