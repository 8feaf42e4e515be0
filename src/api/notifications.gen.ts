import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchNotifications: build.query<SearchNotificationsApiResponse, SearchNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/console/messages/search`,
        method: 'POST',
        body: queryArg.notificationSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
      providesTags: ['Notification'],
    }),
    markNotificationRead: build.mutation<MarkNotificationReadApiResponse, MarkNotificationReadApiArg>({
      query: (queryArg) => ({
        url: `/console/messages/${encodeURIComponent(String(queryArg.id))}/update/read`,
        method: 'POST',
      }),
      invalidatesTags: ['Notification'],
    }),
    listCriticalNotifications: build.query<
      ListCriticalNotificationsApiResponse,
      ListCriticalNotificationsApiArg
    >({
      query: () => ({ url: `/console/messages/search/_critical` }),
      providesTags: ['Notification'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as notificationsApi }
export type SearchNotificationsApiResponse = /** status 200 A page of them */ Generic & {
  results: PagedInfo & {
    content: Notification[]
  }
}
export type SearchNotificationsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  notificationSearch: NotificationSearch
}
export type MarkNotificationReadApiResponse = /** status 200 Done; nothing to say but that */ Generic
export type MarkNotificationReadApiArg = {
  id: string
}
export type ListCriticalNotificationsApiResponse = /** status 200 All of them, unpaged */ Generic & {
  results: Notification[]
}
export type ListCriticalNotificationsApiArg = void
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
export type MessageLevel = 'success' | 'info' | 'warning' | 'error'
export type Notification = {
  id: string
  title: string
  message: string
  messageLevel: MessageLevel
  /** New is unread, any other word (Read) is read */
  status: string
  /** epoch milliseconds */
  createdAt: number
  /** what a sender adds */
  extraValue?: {
    [key: string]: unknown
  }
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type NotificationSearch = {
  levels?: MessageLevel[]
  /** false asks for those that are still open */
  solves?: boolean
  freeText?: string
}
export const {
  useSearchNotificationsQuery,
  useMarkNotificationReadMutation,
  useListCriticalNotificationsQuery,
} = injectedRtkApi
