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

export const argsOf = ({ request, filters }: Asking<Filters, 'startTime:DESC'>) => ({
  page: request.page,
  pageSize: request.pageSize,
  ownExportSearch: searchOf(filters),
})

export const first = firstList(exportHistoryApi.endpoints.searchOwnExports, listParams, argsOf)
