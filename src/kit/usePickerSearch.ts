import { useState } from 'react'
import { useText, type MessageId } from '../texts'
import type { Pickable, PickerFieldProps } from '../ui/PickerField'
import { useDebounced } from './useDebounced'

/** The part of a generated query hook that a picker needs; without words it finds whatever comes first. */
type Suggestions<Found> = (
  arg: { query?: string },
  options: { skip: boolean },
) => {
  readonly currentData?: { readonly results: readonly Found[] } | undefined
  readonly isFetching: boolean
  readonly isError: boolean
  readonly refetch: () => unknown
  /** Asks for more of them, where there are more. */
  readonly onMore?: (() => void) | undefined
}

type Options<Found> = {
  useSuggestions: Suggestions<Found>
  optionOf: (found: Found) => Pickable
  searchLabel: MessageId
  /** Milliseconds without a letter before the words are searched. */
  pause: number
}

type Searching = Required<Pick<PickerFieldProps, 'options' | 'query' | 'onQuery' | 'searchLabel'>> &
  Pick<PickerFieldProps, 'message' | 'busy' | 'more'>

/** What a `PickerField` shows while the server searches for it. Nothing is read before it opens. */
export function usePickerSearch<Found>({
  useSuggestions,
  optionOf,
  searchLabel,
  pause,
}: Options<Found>): Searching {
  const text = useText()
  const [query, setQuery] = useState<string>()
  const words = query?.trim()
  // Opening it and taking the words away again is no typing.
  const [settled] = useDebounced(words, words ? pause : 0)
  const { currentData, isFetching, isError, refetch, onMore } = useSuggestions(
    settled ? { query: settled } : {},
    {
      skip: settled === undefined,
    },
  )
  const found = currentData?.results ?? []
  const message = isError ? 'common.couldNotLoad' : currentData ? 'picker.none' : 'common.loading'
  return {
    options: found.map(optionOf),
    query: query ?? '',
    onQuery: (typed) => {
      setQuery(typed)
      if (isError) void refetch()
    },
    searchLabel: text(searchLabel),
    message: found.length === 0 ? text(message) : undefined,
    busy: isFetching || settled !== words,
    more: onMore && settled === words ? { words: text('picker.more'), onMore } : undefined,
  }
}

/** An address has ids alone: what it has chosen is called by its id until its name is known. */
export const isNameless = ({ value, label }: Pickable): boolean => value === label

/** What is chosen, with the names that an address does not have. */
export const withNames = (chosen: readonly Pickable[], nameOf: (id: string) => string): Pickable[] =>
  chosen.map((each) => (isNameless(each) ? { ...each, label: nameOf(each.value) } : each))
