import { useState } from 'react'
import { useListInternalPermissionNamesQuery, useSuggestPermissionsQuery, type Permission } from '../../api'
import { fold } from '../../kit/fold'
import { usePickerSearch } from '../../kit/usePickerSearch'
import { withAll } from '../../kit/withAll'
import { timings } from '../../timings'
import type { FieldProps } from '../../ui/FieldFrame'
import { PickerField, type Pickable } from '../../ui/PickerField'
import { usePermissions } from './usePermissions'

type Props = FieldProps & {
  /** The keys of permissions. */
  value: readonly string[]
  onChange: (value: string[]) => void
  multiple?: boolean
  placeholder: string
  /** What is chosen is listed beside it. */
  listedApart?: boolean
  /** A choice that means none of them. */
  all?: string
  /**
   * Which there are: those of the catalogue, found by a part of the name, the key or the description; or whatever is
   * held without a group, which has a key alone (INTPERM-05, -06).
   */
  among?: 'catalogue' | 'internal'
}

/** A key, and what the catalogue says of it. */
type Found = Pick<Permission, 'id'> & Partial<Permission>

/** One permission, or several. */
export function PermissionPicker({ value, onChange, all, among = 'catalogue', ...field }: Props) {
  const search = usePickerSearch<Found>({
    ...sources[among],
    optionOf: ({ id, name = id, description }) => {
      const note = [name === id ? '' : id, description].filter(Boolean).join(' · ')
      return { value: id, label: name, ...(note !== '' && { note }) }
    },
    searchLabel: 'picker.permissions',
  })
  // An address has keys alone: names are those that were chosen here, or of the catalogue.
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const isNamed = among === 'internal' || field.listedApart || value.every((id) => names.has(id))
  const { nameOf } = usePermissions({ skip: isNamed })
  const chosen = value.map((id) => ({ value: id, label: names.get(id) ?? nameOf(id) }))
  const put = (picked: readonly Pickable[]) => {
    setNames(new Map(picked.map((each) => [each.value, each.label])))
    onChange(picked.map((each) => each.value))
  }
  return <PickerField {...field} {...search} {...withAll(all, { ...search, value: chosen, onChange: put })} />
}

const sources = {
  catalogue: { useSuggestions: useSuggestPermissionsQuery, pause: timings.searchPause },
  // They come all at once.
  internal: { useSuggestions: useInternalNames, pause: 0 },
}

function useInternalNames({ query = '' }: { query?: string }, options: { skip: boolean }) {
  const { currentData, ...rest } = useListInternalPermissionNamesQuery(undefined, options)
  const searched = fold(query)
  const names = currentData?.results.filter((name) => fold(name).includes(searched))
  return { ...rest, currentData: names && { results: names.map((id) => ({ id })) } }
}
