import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchSupportTickets: build.query<SearchSupportTicketsApiResponse, SearchSupportTicketsApiArg>({
      query: (queryArg) => ({
        url: `/console/connections/crm-loyalty/caresoft/pango-ticket/search`,
        method: 'POST',
        body: queryArg.supportTicketSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
          orderBy: queryArg.orderBy,
        },
      }),
      providesTags: ['SupportTicket'],
    }),
    createSupportTicket: build.mutation<CreateSupportTicketApiResponse, CreateSupportTicketApiArg>({
      query: (queryArg) => ({
        url: `/console/connections/crm-loyalty/caresoft/pango-ticket/add`,
        method: 'POST',
        body: queryArg.supportTicketInput,
      }),
      invalidatesTags: ['SupportTicket', 'ChangeLog'],
    }),
    getSupportTicketTopics: build.query<GetSupportTicketTopicsApiResponse, GetSupportTicketTopicsApiArg>({
      query: () => ({ url: `/console/connections/crm-loyalty/caresoft/pango-ticket/topic` }),
      providesTags: ['SupportTicketTopic'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as supportTicketsApi }
export type SearchSupportTicketsApiResponse = /** status 200 A page of them */ Generic & {
  results: PagedInfo & {
    content: SupportTicket[]
  }
}
export type SearchSupportTicketsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  /** field:ASC or field:DESC */
  orderBy?: string
  supportTicketSearch: SupportTicketSearch
}
export type CreateSupportTicketApiResponse = /** status 200 Sent */ Generic
export type CreateSupportTicketApiArg = {
  supportTicketInput: SupportTicketInput
}
export type GetSupportTicketTopicsApiResponse = /** status 200 Topics by id */ Generic & {
  result: SupportTicketTopics
}
export type GetSupportTicketTopicsApiArg = void
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
export type TicketStatus = 'new' | 'open' | 'pending' | 'solved' | 'closed'
export type SupportTicket = {
  id: string
  ticketId?: string
  ticketNo?: string
  subject: string
  /** the owner */
  email: string
  assigneeEmail?: string
  /** id of a topic */
  topic: string
  status: TicketStatus
  /** epoch milliseconds */
  createdAt: number
  createdBy?: string
  /** epoch milliseconds */
  updatedAt?: number
  updatedBy?: string
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type SupportTicketSearch = {
  freeText?: string
  /** ids of topics */
  topics?: string[]
  ticketIds?: string[]
  ticketNos?: string[]
  /** epoch milliseconds; 0 is none */
  fromTime: number
  /** epoch milliseconds; 0 is none */
  toTime: number
  status?: TicketStatus[]
  /** the query decides */
  page?: number
  /** the query decides */
  pageSize?: number
  /** the query decides */
  orderBy?: string
}
export type SupportTicketInput = {
  ticketSubject: string
  /** id of a topic */
  topic: string
  description: string
  /** address of the page on which it was written */
  utmSource: string
}
export type SupportTicketTopics = {
  [key: string]: string
}
export const {
  useSearchSupportTicketsQuery,
  useCreateSupportTicketMutation,
  useGetSupportTicketTopicsQuery,
} = injectedRtkApi
