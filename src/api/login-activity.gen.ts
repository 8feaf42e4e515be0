import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchOwnLoginActivities: build.query<
      SearchOwnLoginActivitiesApiResponse,
      SearchOwnLoginActivitiesApiArg
    >({
      query: (queryArg) => ({
        url: `/account/accounts/users/current/login-activities/search`,
        method: 'POST',
        body: queryArg.loginActivitySearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
          orderBy: queryArg.orderBy,
        },
      }),
      providesTags: ['LoginActivity'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as loginActivityApi }
export type SearchOwnLoginActivitiesApiResponse = /** status 200 A page of them */ Generic & {
  results: PagedInfo & {
    content: LoginActivity[]
  }
}
export type SearchOwnLoginActivitiesApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  /** field:ASC or field:DESC */
  orderBy?: string
  loginActivitySearch: LoginActivitySearch
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
export type LoginActivity = {
  userId: string
  /** epoch milliseconds */
  actionAt: number
  actionBy?: string
  /** Success, Failed, Blocked or another word */
  status: string
  source?: string
  deviceCtx?: string
  osNameCtx?: string
  browserNameCtx?: string
  ipAddress?: string
  /** JSON */
  extraValue?: string
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type LoginActivityStatus = 'Success' | 'Failed' | 'Blocked'
export type LoginActivitySearch = {
  freeText?: string
  status?: LoginActivityStatus[]
  /** epoch milliseconds; 0 is none */
  fromTime: number
  /** epoch milliseconds; 0 is none */
  toTime: number
}
export const { useSearchOwnLoginActivitiesQuery } = injectedRtkApi
