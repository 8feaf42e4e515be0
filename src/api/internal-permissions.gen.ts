import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchInternalPermissions: build.query<
      SearchInternalPermissionsApiResponse,
      SearchInternalPermissionsApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/internal-permissions/search`,
        method: 'POST',
        body: queryArg.internalPermissionSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
      providesTags: ['InternalPermission', 'Organization'],
    }),
    listInternalPermissionsByUser: build.query<
      ListInternalPermissionsByUserApiResponse,
      ListInternalPermissionsByUserApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/internal-permissions/search/by_user`,
        params: {
          userId: queryArg.userId,
          orgId: queryArg.orgId,
        },
      }),
      providesTags: ['InternalPermission', 'Organization'],
    }),
    listInternalPermissionNames: build.query<
      ListInternalPermissionNamesApiResponse,
      ListInternalPermissionNamesApiArg
    >({
      query: () => ({ url: `/account/mngmnt/internal-permissions/permissions/_all` }),
      providesTags: ['InternalPermission', 'Permission'],
    }),
    grantInternalPermissions: build.mutation<
      GrantInternalPermissionsApiResponse,
      GrantInternalPermissionsApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/internal-permissions/grant`,
        method: 'POST',
        body: queryArg.internalPermissionGrant,
      }),
      invalidatesTags: [
        'InternalPermission',
        'OwnerPermission',
        'CurrentUser',
        'GrantPermission',
        'AccountLog',
      ],
    }),
    revokeInternalPermission: build.mutation<
      RevokeInternalPermissionApiResponse,
      RevokeInternalPermissionApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/internal-permissions/revoke`,
        method: 'POST',
        body: queryArg.internalPermissionRevocation,
      }),
      invalidatesTags: [
        'InternalPermission',
        'OwnerPermission',
        'CurrentUser',
        'GrantPermission',
        'AccountLog',
      ],
    }),
    checkOwnerPermission: build.query<CheckOwnerPermissionApiResponse, CheckOwnerPermissionApiArg>({
      query: () => ({ url: `/account/mngmnt/internal-permissions/has_owner_permission` }),
      providesTags: ['OwnerPermission'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as internalPermissionsApi }
export type SearchInternalPermissionsApiResponse = /** status 200 A page of them */ Generic & {
  results: PagedInfo & {
    content: InternalPermission[]
  }
}
export type SearchInternalPermissionsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  internalPermissionSearch: InternalPermissionSearch
}
export type ListInternalPermissionsByUserApiResponse = /** status 200 The permissions */ Generic & {
  results: InternalPermission[]
}
export type ListInternalPermissionsByUserApiArg = {
  userId: string
  orgId: string
}
export type ListInternalPermissionNamesApiResponse = /** status 200 The names */ Generic & {
  results: string[]
}
export type ListInternalPermissionNamesApiArg = void
export type GrantInternalPermissionsApiResponse = /** status 200 Granted */ Generic
export type GrantInternalPermissionsApiArg = {
  internalPermissionGrant: InternalPermissionGrant
}
export type RevokeInternalPermissionApiResponse = /** status 200 Revoked */ Generic
export type RevokeInternalPermissionApiArg = {
  internalPermissionRevocation: InternalPermissionRevocation
}
export type CheckOwnerPermissionApiResponse = /** status 200 Yes or no */ Generic & {
  result: boolean
}
export type CheckOwnerPermissionApiArg = void
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
export type InternalPermission = {
  userId: string
  orgId: string
  orgName?: string
  permission: string
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type InternalPermissionSearch = {
  permission?: string
  userId?: string
  orgId?: string
}
export type InternalPermissionGrant = {
  orgId: string
  userIds: string[]
  /** none revokes all that these users hold in the organization */
  permissions: string[]
}
export type InternalPermissionRevocation = {
  orgId: string
  userIds: string[]
  permissions: string[]
}
export const {
  useSearchInternalPermissionsQuery,
  useListInternalPermissionsByUserQuery,
  useListInternalPermissionNamesQuery,
  useGrantInternalPermissionsMutation,
  useRevokeInternalPermissionMutation,
  useCheckOwnerPermissionQuery,
} = injectedRtkApi
