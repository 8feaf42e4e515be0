import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchChangeLogs: build.query<SearchChangeLogsApiResponse, SearchChangeLogsApiArg>({
      query: (queryArg) => ({
        url: `/activity/mngmnt-client/orgs/logs/system/search`,
        method: 'POST',
        body: queryArg.changeLogSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
      providesTags: ['ChangeLog'],
    }),
    searchExportLogs: build.query<SearchExportLogsApiResponse, SearchExportLogsApiArg>({
      query: (queryArg) => ({
        url: `/activity/mngmnt-client/orgs/logs/export/search`,
        method: 'POST',
        body: queryArg.exportLogSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
      providesTags: ['ExportLog'],
    }),
    getExportLogDistinctCounts: build.query<
      GetExportLogDistinctCountsApiResponse,
      GetExportLogDistinctCountsApiArg
    >({
      query: (queryArg) => ({
        url: `/activity/mngmnt-client/orgs/logs/export/${encodeURIComponent(String(queryArg.field))}/distinct`,
      }),
      providesTags: ['ExportLog'],
    }),
    getChangeLogDistinctCounts: build.query<
      GetChangeLogDistinctCountsApiResponse,
      GetChangeLogDistinctCountsApiArg
    >({
      query: (queryArg) => ({
        url: `/activity/mngmnt-client/orgs/logs/system/${encodeURIComponent(String(queryArg.field))}/distinct`,
      }),
      providesTags: ['ChangeLog'],
    }),
    searchAccessLogs: build.query<SearchAccessLogsApiResponse, SearchAccessLogsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/quick-access/recent/search`,
        method: 'POST',
        body: queryArg.accessLogSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
          orderBy: queryArg.orderBy,
        },
      }),
      providesTags: ['AccessLog'],
    }),
    getAccessLogStats: build.query<GetAccessLogStatsApiResponse, GetAccessLogStatsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/quick-access/recent/stats/overview`,
        method: 'POST',
        body: queryArg.accessLogSearch,
      }),
      providesTags: ['AccessLog'],
    }),
    searchAccountLogs: build.query<SearchAccountLogsApiResponse, SearchAccountLogsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/account-logs/search`,
        method: 'POST',
        body: queryArg.accountLogSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
      providesTags: ['AccountLog'],
    }),
    searchPlatformAccountLogs: build.query<
      SearchPlatformAccountLogsApiResponse,
      SearchPlatformAccountLogsApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/account-logs/search/_by_user`,
        method: 'POST',
        body: queryArg.platformAccountLogSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
          userId: queryArg.userId,
        },
      }),
      providesTags: ['AccountLog'],
    }),
    getAccountLogDistinctCounts: build.query<
      GetAccountLogDistinctCountsApiResponse,
      GetAccountLogDistinctCountsApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/account-logs/${encodeURIComponent(String(queryArg.field))}/distinct`,
      }),
      providesTags: ['AccountLog'],
    }),
    getTaskTimerDistinctCounts: build.query<
      GetTaskTimerDistinctCountsApiResponse,
      GetTaskTimerDistinctCountsApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/task-timers/${encodeURIComponent(String(queryArg.field))}/distinct`,
      }),
      providesTags: ['TaskTimer'],
    }),
    getTagDistinctCounts: build.query<GetTagDistinctCountsApiResponse, GetTagDistinctCountsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/tags/${encodeURIComponent(String(queryArg.field))}/distinct`,
      }),
      providesTags: ['Tag'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as activitiesApi }
export type SearchChangeLogsApiResponse = /** status 200 A page of it */ Generic & {
  results: PagedInfo & {
    content: ChangeLog[]
  }
}
export type SearchChangeLogsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  changeLogSearch: ChangeLogSearch
}
export type SearchExportLogsApiResponse = /** status 200 A page of them */ Generic & {
  results: PagedInfo & {
    content: ExportRecord[]
  }
}
export type SearchExportLogsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  exportLogSearch: ExportLogSearch
}
export type GetExportLogDistinctCountsApiResponse = /** status 200 Values and their numbers */ Generic & {
  result: DistinctCounts
}
export type GetExportLogDistinctCountsApiArg = {
  field: ExportField
}
export type GetChangeLogDistinctCountsApiResponse = /** status 200 Values and their numbers */ Generic & {
  result: DistinctCounts
}
export type GetChangeLogDistinctCountsApiArg = {
  /** a field of the change log, such as category, statusCode or objectType */
  field: string
}
export type SearchAccessLogsApiResponse = /** status 200 A page of it */ Generic & {
  results: PagedInfo & {
    content: AccessLog[]
  }
}
export type SearchAccessLogsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  /** field:ASC or field:DESC */
  orderBy?: string
  accessLogSearch: AccessLogSearch
}
export type GetAccessLogStatsApiResponse = /** status 200 The numbers */ Generic & {
  result: AccessStats
}
export type GetAccessLogStatsApiArg = {
  accessLogSearch: AccessLogSearch
}
export type SearchAccountLogsApiResponse = /** status 200 A page of it */ Generic & {
  results: PagedInfo & {
    content: AccountLog[]
  }
}
export type SearchAccountLogsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  accountLogSearch: AccountLogSearch
}
export type SearchPlatformAccountLogsApiResponse = /** status 200 A page of it */ Generic & {
  results: PagedInfo & {
    content: AccountLog[]
  }
}
export type SearchPlatformAccountLogsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  userId: string
  platformAccountLogSearch: PlatformAccountLogSearch
}
export type GetAccountLogDistinctCountsApiResponse = /** status 200 Values and their numbers */ Generic & {
  result: DistinctCounts
}
export type GetAccountLogDistinctCountsApiArg = {
  field: AccountLogField
}
export type GetTaskTimerDistinctCountsApiResponse = /** status 200 Values and their numbers */ Generic & {
  result: DistinctCounts
}
export type GetTaskTimerDistinctCountsApiArg = {
  field: string
}
export type GetTagDistinctCountsApiResponse = /** status 200 Values and their numbers */ Generic & {
  result: DistinctCounts
}
export type GetTagDistinctCountsApiArg = {
  field: string
}
export type Generic = {
  success: true
  message?: string
  /** milliseconds */
  timeTaken?: number
  errorCode?: string
}
export type PageInfo = {
  pageSize: number
  /** zero-based */
  currentPage: number
  totalPages: number
  totalRecords: number
}
export type PagedInfo = {
  page: PageInfo
  /** milliseconds */
  timeTaken?: number
  /** epoch milliseconds */
  currentTime?: number
  /** what a list carries beside its rows */
  extras?: {
    [key: string]: unknown
  }
}
export type ChangeLog = {
  id?: string
  /** epoch milliseconds */
  startTime: number
  /** epoch milliseconds */
  endTime?: number
  actionBy: string
  action: string
  statusCode?: string
  category?: string
  objectType?: string
  /** JSON */
  input?: string
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type ChangeLogSearch = {
  freeText?: string
  categories?: string[]
  statusCodes?: string[]
  /** values of objectType; misspelt as documented */
  objecTypes?: string[]
  /** epoch milliseconds; 0 is none */
  fromStartAt?: number
  /** epoch milliseconds; 0 is none */
  toStartAt?: number
}
export type ExportRecord = {
  id: string
  /** a user id; in the export log of an organization */
  exportedBy?: string
  /** epoch milliseconds */
  startTime: number
  /** epoch milliseconds; the file can be fetched for a day from then on */
  endTime?: number
  totalRecords: number
  /** Success, Failed or another word */
  status: string
  source?: string
  category?: string
  /** the notification channel */
  action?: string
  reason?: string
  /** JSON */
  criteria?: string
}
export type ExportLogSearch = {
  freeText?: string
  categories?: string[]
  /** notification channels */
  actions?: string[]
  sources?: string[]
}
export type DistinctCounts = {
  [key: string]: number
}
export type ExportField = 'category' | 'action' | 'source'
export type AccessLog = {
  id: string
  userId: string
  /** epoch milliseconds */
  accessedAt: number
  app: string
  /** address of the visited page */
  url: string
  /** the module */
  name: string
}
export type AccessLogSearch = {
  userIds?: string[]
  apps?: string[]
  /** modules */
  names?: string[]
  /** epoch milliseconds; 0 is none */
  fromTime: number
  /** epoch milliseconds; 0 is none */
  toTime: number
}
export type AccessStats = {
  /** visits of each module */
  statsByNames: {
    [key: string]: number
  }
  /** visits of each address */
  statsByLinks: {
    [key: string]: number
  }
  /** visits by each user */
  statsByUsers: {
    [key: string]: number
  }
  totalRecords: number
  /** milliseconds */
  took: number
}
export type AccountLog = {
  id?: string
  action: string
  /** epoch milliseconds */
  actionAt: number
  actionBy: string
  orgId?: string
  userId: string
  /** JSON */
  object?: string
  /** JSON; shown when there is no object */
  ctxObject?: string
  reason?: string
}
export type AccountLogSearch = {
  freeText?: string
  userIds?: string[]
  actions?: string[]
  /** ids of users */
  actionBy?: string[]
}
export type PlatformAccountLogSearch = {
  userIds?: string[]
  actions?: string[]
}
export type AccountLogField = 'action' | 'actionBy' | 'userId'
export const {
  useSearchChangeLogsQuery,
  useSearchExportLogsQuery,
  useGetExportLogDistinctCountsQuery,
  useGetChangeLogDistinctCountsQuery,
  useSearchAccessLogsQuery,
  useGetAccessLogStatsQuery,
  useSearchAccountLogsQuery,
  useSearchPlatformAccountLogsQuery,
  useGetAccountLogDistinctCountsQuery,
  useGetTaskTimerDistinctCountsQuery,
  useGetTagDistinctCountsQuery,
} = injectedRtkApi
