import { exportHistoryApi, type OwnExportSearch } from '../../api'
import { textPart, wordsPart, type ListAddress } from '../../kit/list/address'
import { firstList, type Asking } from '../../kit/list/first-list'

export type Filters = {
  readonly freeText: string
  readonly categories: readonly string[]
  /** Notification channels, under the name they have on the wire. */
  readonly actions: readonly string[]
  readonly sources: readonly string[]
}

/** The call knows no order: the newest come first. */
export const listParams: ListAddress<Filters, 'startTime:DESC'> = {
  name: 'exports',
  filters: { freeText: textPart, categories: wordsPart, actions: wordsPart, sources: wordsPart },
  orders: ['startTime:DESC'],
}

export const searchOf = ({ freeText, categories, actions, sources }: Filters): OwnExportSearch => ({
  freeText,
  categories: [...categories],
  actions: [...actions],
  sources: [...sources],
})

export type Choice = { readonly value: string; readonly count: number | undefined }

/** What a filter offers: the most frequent first, then what is chosen and counted no more. */
export function choicesOf(counts: Readonly<Record<string, number>>, chosen: readonly string[]): Choice[] {
  const counted = Object.entries(counts)
    .filter(([value]) => value !== '')
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
  const others = new Set(chosen.filter((value) => !Object.hasOwn(counts, value)))
  return [...counted, ...[...others].map((value) => ({ value, count: undefined }))]
}

export const argsOf = ({ request, filters }: Asking<Filters, 'startTime:DESC'>) => ({
  page: request.page,
  pageSize: request.pageSize,
  ownExportSearch: searchOf(filters),
})

export const first = firstList(exportHistoryApi.endpoints.searchOwnExports, listParams, argsOf)
