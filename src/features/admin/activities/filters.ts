import {
  activitiesApi,
  type AccessLogSearch,
  type AccountLogSearch,
  type ChangeLogSearch,
  type ExportLogSearch,
} from '../../../api'
import * as accountLogs from '../../../domain/account-logs/filters'
import * as changeLogs from '../../../domain/change-logs/filters'
import { textPart, wordsPart, type AddressPart, type ListAddress } from '../../../kit/list/address'
import { firstList, type Asking, type FirstList } from '../../../kit/list/first-list'
import { onlyWholeRange, rangeParts, wireRange, type TimeRange } from '../../../kit/list/time-range'

/** The tabs of the page, by their words in the address (decisions 31); the first needs none there. */
export const tabNames = ['account-logs', 'export-logs', 'change-logs', 'access-logs'] as const
export type TabName = (typeof tabNames)[number]

/** Two of the calls know no order: the newest come first. */
const pageOf = ({ request: { page, pageSize } }: Pick<Asking<object, string>, 'request'>) => ({
  page,
  pageSize,
})

export const accountLogArgs = (asking: Asking<accountLogs.Filters, 'actionAt:DESC'>) => ({
  ...pageOf(asking),
  accountLogSearch: accountLogs.searchOf(asking.filters) satisfies AccountLogSearch,
})

export const changeLogArgs = (asking: Asking<changeLogs.Filters, 'startTime:DESC'>) => ({
  ...pageOf(asking),
  changeLogSearch: changeLogs.searchOf(asking.filters) satisfies ChangeLogSearch,
})

export type ExportFilters = {
  readonly freeText: string
  readonly categories: readonly string[]
  /** Notification channels, under the name that they have on the wire. */
  readonly actions: readonly string[]
  readonly sources: readonly string[]
}

export const exportLogParams: ListAddress<ExportFilters, 'startTime:DESC'> = {
  name: 'export logs',
  filters: { freeText: textPart, categories: wordsPart, actions: wordsPart, sources: wordsPart },
  orders: ['startTime:DESC'],
}

export const exportLogArgs = (asking: Asking<ExportFilters, 'startTime:DESC'>) => {
  const { freeText, categories, actions, sources } = asking.filters
  const exportLogSearch: ExportLogSearch = {
    freeText,
    categories: [...categories],
    actions: [...actions],
    sources: [...sources],
  }
  return { ...pageOf(asking), exportLogSearch }
}

export type AccessFilters = TimeRange & {
  readonly freeText: string
  readonly userIds: readonly string[]
  readonly apps: readonly string[]
  /** Modules, under the name that they have on the wire. */
  readonly names: readonly string[]
}

/** The call knows no free text. */
const noText: AddressPart<string> = { none: '', read: () => '', write: () => [] }

export const accessLogParams: ListAddress<AccessFilters, 'createdAt:DESC'> = {
  name: 'access logs',
  filters: { freeText: noText, userIds: wordsPart, apps: wordsPart, names: wordsPart, ...rangeParts },
  orders: ['createdAt:DESC'],
  holds: onlyWholeRange, // ACCESSLOG-21
}

/** The very criteria of the list are those of its chart. */
export function accessSearchOf({ userIds, apps, names, ...range }: AccessFilters): AccessLogSearch {
  const { from, to } = wireRange(range)
  return { userIds: [...userIds], apps: [...apps], names: [...names], fromTime: from, toTime: to }
}

export const accessLogArgs = ({ request, filters }: Asking<AccessFilters, 'createdAt:DESC'>) => ({
  ...request,
  accessLogSearch: accessSearchOf(filters),
})

const { searchAccountLogs, searchExportLogs, searchChangeLogs, searchAccessLogs } = activitiesApi.endpoints

const firsts: Readonly<Record<TabName, FirstList>> = {
  'account-logs': firstList(searchAccountLogs, accountLogs.listParams, accountLogArgs),
  'export-logs': firstList(searchExportLogs, exportLogParams, exportLogArgs),
  'change-logs': firstList(searchChangeLogs, changeLogs.listParams, changeLogArgs),
  'access-logs': firstList(searchAccessLogs, accessLogParams, accessLogArgs),
}

export const first: FirstList = (search, user) => {
  const tab = new URLSearchParams(search).get('tab')
  return firsts[tabNames.find((name) => name === tab) ?? tabNames[0]](search, user)
}
