import { useState } from 'react'
import { bounds, useSearchSupportedZaloMiniAppsQuery, type SupportedMiniApp } from '../../../../api'
import { usePickerSearch } from '../../../../kit/usePickerSearch'
import { timings } from '../../../../timings'
import type { FieldProps } from '../../../../ui/FieldFrame'
import { PickerField, type Pickable } from '../../../../ui/PickerField'

type Props = FieldProps & {
  value: readonly Pickable[]
  onChange: (value: Pickable[]) => void
  placeholder: string
}

/** One mini app of the library, found by a part of its name or of its id. */
export function MiniAppPicker(field: Props) {
  const search = usePickerSearch({
    useSuggestions: useMiniApps,
    optionOf: ({ appId, appName }: SupportedMiniApp) => ({ value: appId, label: appName, note: appId }),
    searchLabel: 'miniApps.searchApps',
    pause: timings.searchPause,
  })
  return <PickerField {...field} {...search} />
}

type Found = { readonly query: string; readonly pages: readonly (readonly SupportedMiniApp[])[] }

/** The first page of what is found, and further ones below it as they are asked for. */
function useMiniApps({ query: freeText = '' }: { query?: string }, { skip }: { skip: boolean }) {
  const [kept, setKept] = useState<Found>({ query: freeText, pages: [] })
  const [wanted, setWanted] = useState({ query: freeText, page: 0 })
  const page = wanted.query === freeText ? wanted.page : 0
  const { currentData, isFetching, isError, refetch } = useSearchSupportedZaloMiniAppsQuery(
    {
      ...{ page, pageSize: bounds.MiniAppPageSize.default, orderBy: 'appName:ASC' },
      supportedMiniAppSearch: { freeText },
    },
    { skip },
  )
  const content = currentData?.results.content
  const before = kept.query === freeText ? kept.pages : []
  // Kept while rendering: further pages stand below those that were read before.
  if (content && before[page] !== content)
    setKept({ query: freeText, pages: [...before.slice(0, page), content] })
  const pages = content ? [...before.slice(0, page), content] : before
  const results = pages.flat()
  const total = currentData?.results.page.totalRecords ?? 0
  return {
    currentData: pages.length > 0 ? { results } : undefined,
    ...{ isFetching, isError, refetch },
    onMore: results.length < total ? () => setWanted({ query: freeText, page: page + 1 }) : undefined,
  }
}
