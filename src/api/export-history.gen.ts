import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchOwnExports: build.query<SearchOwnExportsApiResponse, SearchOwnExportsApiArg>({
      query: (queryArg) => ({
        url: `/activity/orgs/logs/export/search/_by_user`,
        method: 'POST',
        body: queryArg.ownExportSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
      providesTags: ['OwnExport'],
    }),
    getOwnExportDetail: build.query<GetOwnExportDetailApiResponse, GetOwnExportDetailApiArg>({
      query: (queryArg) => ({
        url: `/activity/orgs/logs/export/${encodeURIComponent(String(queryArg.id))}/_by_user/detail`,
      }),
      providesTags: ['OwnExport'],
    }),
    getOwnExportDistinctCounts: build.query<
      GetOwnExportDistinctCountsApiResponse,
      GetOwnExportDistinctCountsApiArg
    >({
      query: (queryArg) => ({
        url: `/activity/orgs/logs/export/${encodeURIComponent(String(queryArg.field))}/distinct`,
      }),
      providesTags: ['OwnExport'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as exportHistoryApi }
export type SearchOwnExportsApiResponse = /** status 200 A page of them */ Generic & {
  results: PagedInfo & {
    content: ExportRecord[]
  }
}
export type SearchOwnExportsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  ownExportSearch: OwnExportSearch
}
export type GetOwnExportDetailApiResponse = /** status 200 The address */ Generic & {
  result: ExportDetail
}
export type GetOwnExportDetailApiArg = {
  id: string
}
export type GetOwnExportDistinctCountsApiResponse = /** status 200 Values and their numbers */ Generic & {
  result: DistinctCounts
}
export type GetOwnExportDistinctCountsApiArg = {
  field: ExportField
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
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type OwnExportSearch = {
  freeText?: string
  categories?: string[]
  /** notification channels */
  actions?: string[]
  sources?: string[]
}
export type ExportDetail = {
  /** where the file is */
  exportedUrl: string
}
export type DistinctCounts = {
  [key: string]: number
}
export type ExportField = 'category' | 'action' | 'source'
export const { useSearchOwnExportsQuery, useGetOwnExportDetailQuery, useGetOwnExportDistinctCountsQuery } =
  injectedRtkApi
