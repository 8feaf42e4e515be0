import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    logoutSession: build.mutation<LogoutSessionApiResponse, LogoutSessionApiArg>({
      query: (queryArg) => ({
        url: `/account/logout/by-id`,
        method: 'POST',
        params: {
          id: queryArg.id,
        },
      }),
      invalidatesTags: ['SessionToken', 'AccountLog'],
    }),
    searchOwnSessionTokens: build.query<SearchOwnSessionTokensApiResponse, SearchOwnSessionTokensApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/users/tokens`,
        method: 'POST',
        body: queryArg.sessionTokenSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
          orderBy: queryArg.orderBy,
        },
      }),
      providesTags: ['SessionToken'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as sessionTokensApi }
export type LogoutSessionApiResponse = /** status 200 Ended */ Generic
export type LogoutSessionApiArg = {
  /** id of the session token */
  id: string
}
export type SearchOwnSessionTokensApiResponse = /** status 200 A page of them */ Generic & {
  results: PagedInfo & {
    content: SessionToken[]
  }
}
export type SearchOwnSessionTokensApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  /** field:ASC or field:DESC */
  orderBy?: string
  sessionTokenSearch: SessionTokenSearch
}
export type Generic = {
  success: true
  message?: string
  /** milliseconds */
  timeTaken?: number
  errorCode?: string
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
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
export type SessionToken = {
  id: string
  /** a secret; answers may leave it out */
  token?: string
  /** a secret; answers may leave it out */
  apiKey?: string
  ipAddress?: string
  userAgent?: string
  /** epoch milliseconds */
  expiredAt: number
  /** epoch milliseconds */
  lastAccessedAt?: number
  geoLocation?: string
}
export type SessionTokenSearch = object
export const { useLogoutSessionMutation, useSearchOwnSessionTokensQuery } = injectedRtkApi
