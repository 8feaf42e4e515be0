import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInvitations: build.query<ListInvitationsApiResponse, ListInvitationsApiArg>({
      query: () => ({ url: `/account/mngmnt-client/accounts/invitation/join-orgs/list` }),
      providesTags: ['AccountInvitation'],
    }),
    searchInvitations: build.query<SearchInvitationsApiResponse, SearchInvitationsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/accounts/invitation/join-orgs/search`,
        method: 'POST',
        body: queryArg.accountInvitationSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
      providesTags: ['AccountInvitation'],
    }),
    addInvitation: build.mutation<AddInvitationApiResponse, AddInvitationApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/accounts/invitation/join-orgs/add`,
        method: 'POST',
        body: queryArg.accountInvitationInput,
      }),
      invalidatesTags: ['AccountInvitation', 'AccountLog'],
    }),
    deleteInvitation: build.mutation<DeleteInvitationApiResponse, DeleteInvitationApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/accounts/invitation/join-orgs/delete/_by_id`,
        method: 'POST',
        params: {
          id: queryArg.id,
        },
      }),
      invalidatesTags: ['AccountInvitation', 'ChangeLog'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as accountInvitationsApi }
export type ListInvitationsApiResponse = /** status 200 All of them, unpaged */ Generic & {
  results: Invitation[]
}
export type ListInvitationsApiArg = void
export type SearchInvitationsApiResponse = /** status 200 A page of them */ Generic & {
  results: PagedInfo & {
    content: Invitation[]
  }
}
export type SearchInvitationsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  accountInvitationSearch: AccountInvitationSearch
}
export type AddInvitationApiResponse = /** status 200 Invited */ Generic & {
  result?: Invitation
}
export type AddInvitationApiArg = {
  accountInvitationInput: AccountInvitationInput
}
export type DeleteInvitationApiResponse = /** status 200 Deleted */ Generic
export type DeleteInvitationApiArg = {
  /** id of the invitation */
  id: string
}
export type Generic = {
  success: true
  message?: string
  /** milliseconds */
  timeTaken?: number
  errorCode?: string
}
export type Role = 'USER' | 'API' | 'ADMIN' | 'SUPER_ADMIN' | 'OPER_ADMIN'
export type InvitationStatus = 'Pending' | 'Rejected' | 'Accepted' | 'Approved'
export type Invitation = {
  id: string
  /** the e-mail address of the invited person */
  userId: string
  /** a user id */
  invitedBy: string
  /** the organization that invites */
  orgId: string
  /** its name */
  orgName?: string
  roles: Role[]
  reason?: string
  status: InvitationStatus
  /** epoch milliseconds */
  createdAt: number
  /** epoch milliseconds; end of the membership, none when absent or 0 */
  joinedOrgExpiredAt?: number
  /** epoch milliseconds; end of the invitation, 0 is none */
  expiredAt?: number
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
export type AccountInvitationSearch = {
  freeText?: string
  /** a copy; the one in the query decides */
  page?: number
}
export type AccountRole = 'API' | 'USER' | 'ADMIN'
export type AccountInvitationInput = {
  /** the e-mail address of an existing account */
  userId: string
  roles?: AccountRole[]
  /** epoch milliseconds; after it the user cannot log into the organization */
  joinedOrgExpiredAt?: number
  reason: string
  expiredAt: 0
}
export const {
  useListInvitationsQuery,
  useSearchInvitationsQuery,
  useAddInvitationMutation,
  useDeleteInvitationMutation,
} = injectedRtkApi
