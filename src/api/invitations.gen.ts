import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    countPreSelectionInvitations: build.query<
      CountPreSelectionInvitationsApiResponse,
      CountPreSelectionInvitationsApiArg
    >({
      query: (queryArg) => ({
        url: `/account/accounts/users/current/invitation/join-orgs/pre/_count`,
        params: {
          status: queryArg.status,
        },
      }),
      providesTags: ['Invitation'],
    }),
    searchPreSelectionInvitations: build.query<
      SearchPreSelectionInvitationsApiResponse,
      SearchPreSelectionInvitationsApiArg
    >({
      query: (queryArg) => ({
        url: `/account/accounts/users/current/invitation/join-orgs/pre/_search`,
        method: 'POST',
        body: queryArg.ownInvitationSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
      providesTags: ['Invitation'],
    }),
    acceptPreSelectionInvitation: build.mutation<
      AcceptPreSelectionInvitationApiResponse,
      AcceptPreSelectionInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/account/accounts/users/current/invitation/join-orgs/pre/_accept`,
        method: 'POST',
        params: {
          invitationId: queryArg.invitationId,
        },
      }),
      invalidatesTags: ['Invitation', 'OwnOrganization', 'AccountInvitation', 'Account', 'AccountLog'],
    }),
    rejectPreSelectionInvitation: build.mutation<
      RejectPreSelectionInvitationApiResponse,
      RejectPreSelectionInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/account/accounts/users/current/invitation/join-orgs/pre/_reject`,
        method: 'POST',
        params: {
          invitationId: queryArg.invitationId,
        },
      }),
      invalidatesTags: ['Invitation', 'AccountInvitation', 'AccountLog'],
    }),
    searchOwnInvitations: build.query<SearchOwnInvitationsApiResponse, SearchOwnInvitationsApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/users/current/invitation/join-orgs/_search`,
        method: 'POST',
        body: queryArg.ownInvitationSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
      providesTags: ['Invitation'],
    }),
    acceptOwnInvitation: build.mutation<AcceptOwnInvitationApiResponse, AcceptOwnInvitationApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/users/current/invitation/join-orgs/_accept`,
        method: 'POST',
        params: {
          invitationId: queryArg.invitationId,
        },
      }),
      invalidatesTags: ['Invitation', 'OwnOrganization', 'AccountInvitation', 'Account', 'AccountLog'],
    }),
    rejectOwnInvitation: build.mutation<RejectOwnInvitationApiResponse, RejectOwnInvitationApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/users/current/invitation/join-orgs/_reject`,
        method: 'POST',
        params: {
          invitationId: queryArg.invitationId,
        },
      }),
      invalidatesTags: ['Invitation', 'AccountInvitation', 'AccountLog'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as invitationsApi }
export type CountPreSelectionInvitationsApiResponse = /** status 200 The number */ Generic & {
  result: number
}
export type CountPreSelectionInvitationsApiArg = {
  status?: InvitationStatus
}
export type SearchPreSelectionInvitationsApiResponse = /** status 200 A page of them */ Generic & {
  results: PagedInfo & {
    content: Invitation[]
  }
}
export type SearchPreSelectionInvitationsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  ownInvitationSearch: OwnInvitationSearch
}
export type AcceptPreSelectionInvitationApiResponse = /** status 200 Accepted */ Generic
export type AcceptPreSelectionInvitationApiArg = {
  invitationId: string
}
export type RejectPreSelectionInvitationApiResponse = /** status 200 Rejected */ Generic
export type RejectPreSelectionInvitationApiArg = {
  invitationId: string
}
export type SearchOwnInvitationsApiResponse = /** status 200 A page of them */ Generic & {
  results: PagedInfo & {
    content: Invitation[]
  }
}
export type SearchOwnInvitationsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  ownInvitationSearch: OwnInvitationSearch
}
export type AcceptOwnInvitationApiResponse = /** status 200 Accepted */ Generic
export type AcceptOwnInvitationApiArg = {
  invitationId: string
}
export type RejectOwnInvitationApiResponse = /** status 200 Rejected */ Generic
export type RejectOwnInvitationApiArg = {
  invitationId: string
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
export type InvitationStatus = 'Pending' | 'Rejected' | 'Accepted' | 'Approved'
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
export type Role = 'USER' | 'API' | 'ADMIN' | 'SUPER_ADMIN' | 'OPER_ADMIN'
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
export type OwnInvitationSearch = {
  status?: InvitationStatus
  freeText?: string
}
export const {
  useCountPreSelectionInvitationsQuery,
  useSearchPreSelectionInvitationsQuery,
  useAcceptPreSelectionInvitationMutation,
  useRejectPreSelectionInvitationMutation,
  useSearchOwnInvitationsQuery,
  useAcceptOwnInvitationMutation,
  useRejectOwnInvitationMutation,
} = injectedRtkApi
