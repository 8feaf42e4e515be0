import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchPermissionGroups: build.query<SearchPermissionGroupsApiResponse, SearchPermissionGroupsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/permission/group/search`,
        method: 'POST',
        body: queryArg.permissionGroupSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
      providesTags: ['PermissionGroup'],
    }),
    listPermissionGroups: build.query<ListPermissionGroupsApiResponse, ListPermissionGroupsApiArg>({
      query: () => ({ url: `/account/mngmnt-client/permission/group/get/_all` }),
      providesTags: ['PermissionGroup'],
    }),
    listPermissionGroupsByQuery: build.query<
      ListPermissionGroupsByQueryApiResponse,
      ListPermissionGroupsByQueryApiArg
    >({
      query: (queryArg) => ({
        url: `/account/permission/group/all`,
        params: {
          query: queryArg.query,
        },
      }),
      providesTags: ['PermissionGroup'],
    }),
    suggestPermissionGroups: build.query<SuggestPermissionGroupsApiResponse, SuggestPermissionGroupsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/permission/group/suggest`,
        params: {
          query: queryArg.query,
          pageSize: queryArg.pageSize,
        },
      }),
      providesTags: ['PermissionGroup'],
    }),
    addPermissionGroup: build.mutation<AddPermissionGroupApiResponse, AddPermissionGroupApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/permission/group/add`,
        method: 'POST',
        body: queryArg.permissionGroupInput,
      }),
      invalidatesTags: [
        'PermissionGroup',
        'Account',
        'CurrentUser',
        'GrantPermission',
        'OwnerPermission',
        'ChangeLog',
      ],
    }),
    updatePermissionGroup: build.mutation<UpdatePermissionGroupApiResponse, UpdatePermissionGroupApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/permission/group/${encodeURIComponent(String(queryArg.id))}/update`,
        method: 'POST',
        body: queryArg.permissionGroupInput,
      }),
      invalidatesTags: [
        'PermissionGroup',
        'Account',
        'CurrentUser',
        'GrantPermission',
        'OwnerPermission',
        'ChangeLog',
      ],
    }),
    deletePermissionGroups: build.mutation<DeletePermissionGroupsApiResponse, DeletePermissionGroupsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/permission/group/delete`,
        method: 'POST',
        params: {
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [
        'PermissionGroup',
        'Account',
        'CurrentUser',
        'GrantPermission',
        'OwnerPermission',
        'ChangeLog',
      ],
    }),
    assignPermissionGroups: build.mutation<AssignPermissionGroupsApiResponse, AssignPermissionGroupsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/permission/group/user/assign`,
        method: 'POST',
        body: queryArg.permissionGroupAssignment,
      }),
      invalidatesTags: [
        'PermissionGroup',
        'Account',
        'CurrentUser',
        'GrantPermission',
        'OwnerPermission',
        'AccountLog',
      ],
    }),
    savePermissionGroupUsers: build.mutation<
      SavePermissionGroupUsersApiResponse,
      SavePermissionGroupUsersApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/permission/group/user/save`,
        method: 'POST',
        body: queryArg.permissionGroupAssignment,
      }),
      invalidatesTags: [
        'PermissionGroup',
        'Account',
        'CurrentUser',
        'GrantPermission',
        'OwnerPermission',
        'AccountLog',
      ],
    }),
    grantPermissionGroupToUsers: build.mutation<
      GrantPermissionGroupToUsersApiResponse,
      GrantPermissionGroupToUsersApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/permission/groups/${encodeURIComponent(String(queryArg.id))}/users/grant`,
        method: 'POST',
        body: queryArg.permissionGroupUsers,
      }),
      invalidatesTags: [
        'PermissionGroup',
        'Account',
        'CurrentUser',
        'GrantPermission',
        'OwnerPermission',
        'ChangeLog',
      ],
    }),
    suggestPermissions: build.query<SuggestPermissionsApiResponse, SuggestPermissionsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/permissions/suggest`,
        params: {
          query: queryArg.query,
        },
      }),
      providesTags: ['Permission'],
    }),
    searchOrganizationPermissions: build.query<
      SearchOrganizationPermissionsApiResponse,
      SearchOrganizationPermissionsApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/permissions/search`,
        method: 'POST',
        body: queryArg.permissionSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
      providesTags: ['Permission'],
    }),
    checkGrantPermission: build.query<CheckGrantPermissionApiResponse, CheckGrantPermissionApiArg>({
      query: () => ({ url: `/account/mngmnt-client/permissions/has_grant_permission` }),
      providesTags: ['GrantPermission'],
    }),
    listProductPermissions: build.query<ListProductPermissionsApiResponse, ListProductPermissionsApiArg>({
      query: (queryArg) => ({
        url: `/services/permissions/search/_by_users`,
        method: 'POST',
        body: queryArg.productPermissionSearch,
      }),
      providesTags: ['ProductPermission'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as permissionGroupsApi }
export type SearchPermissionGroupsApiResponse =
  /** status 200 A page of them; who belongs to which stands beside */ Generic & {
    results: PagedInfo & {
      content: PermissionGroup[]
      extras: {
        /** ids of the users, by id of the group; a group without users may be missing */
        usersByGroup: {
          [key: string]: string[]
        }
      }
    }
  }
export type SearchPermissionGroupsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  permissionGroupSearch: PermissionGroupSearch
}
export type ListPermissionGroupsApiResponse = /** status 200 The groups */ Generic & {
  results: PermissionGroup[]
}
export type ListPermissionGroupsApiArg = void
export type ListPermissionGroupsByQueryApiResponse = /** status 200 The groups */ Generic & {
  results: PermissionGroup[]
}
export type ListPermissionGroupsByQueryApiArg = {
  query?: string
}
export type SuggestPermissionGroupsApiResponse = /** status 200 The groups whose name matches */ Generic & {
  results: PermissionGroup[]
}
export type SuggestPermissionGroupsApiArg = {
  query?: string
  pageSize?: number
}
export type AddPermissionGroupApiResponse = /** status 200 Added */ Generic & {
  result?: PermissionGroup
}
export type AddPermissionGroupApiArg = {
  permissionGroupInput: PermissionGroupInput
}
export type UpdatePermissionGroupApiResponse = /** status 200 Changed */ Generic & {
  result?: PermissionGroup
}
export type UpdatePermissionGroupApiArg = {
  id: string
  permissionGroupInput: PermissionGroupInput
}
export type DeletePermissionGroupsApiResponse = /** status 200 Deleted */ Generic
export type DeletePermissionGroupsApiArg = {
  ids: string[]
}
export type AssignPermissionGroupsApiResponse = /** status 200 Added */ Generic
export type AssignPermissionGroupsApiArg = {
  permissionGroupAssignment: PermissionGroupAssignment
}
export type SavePermissionGroupUsersApiResponse = /** status 200 Saved */ Generic
export type SavePermissionGroupUsersApiArg = {
  permissionGroupAssignment: PermissionGroupAssignment
}
export type GrantPermissionGroupToUsersApiResponse = /** status 200 Assigned */ Generic
export type GrantPermissionGroupToUsersApiArg = {
  id: string
  permissionGroupUsers: PermissionGroupUsers
}
export type SuggestPermissionsApiResponse =
  /** status 200 The permissions whose name or key matches */ Generic & {
    results: Permission[]
  }
export type SuggestPermissionsApiArg = {
  query?: string
}
export type SearchOrganizationPermissionsApiResponse = /** status 200 A page of them */ Generic & {
  results: PagedInfo & {
    content: Permission[]
  }
}
export type SearchOrganizationPermissionsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  permissionSearch: PermissionSearch
}
export type CheckGrantPermissionApiResponse = /** status 200 Yes or no */ Generic & {
  result: boolean
}
export type CheckGrantPermissionApiArg = void
export type ListProductPermissionsApiResponse =
  /** status 200 The permissions of those whom the product knows */ Generic & {
    results: ProductPermission[]
  }
export type ListProductPermissionsApiArg = {
  productPermissionSearch: ProductPermissionSearch
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
export type PermissionGroup = {
  id: string
  name: string
  description?: string
  /** ids of permissions */
  permissions: string[]
  /** cannot be edited or deleted */
  system: boolean
  /** epoch milliseconds */
  createdAt?: number
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
export type PermissionGroupSearch = {
  /** id of a permission */
  permission?: string
  userId?: string
  /** part of the name */
  query?: string
}
export type PermissionGroupInput = {
  name: string
  /** ids of permissions */
  permissions: string[]
  description?: string
}
export type PermissionGroupAssignment = {
  groupIds: string[]
  userIds: string[]
}
export type PermissionGroupUsers = {
  /** all users of the group; who is not in it leaves the group */
  userIds: string[]
}
export type PermissionCategory =
  | 'ACCOUNT'
  | 'MODULE_Workflow'
  | 'MODULE_Segment'
  | 'MODULE_Dataset'
  | 'MODULE_ExternalOAuth2'
  | 'DataHub'
  | 'SYSTEM'
  | 'MODULE'
  | 'ZMA'
  | 'PTCR'
export type Permission = {
  /** the key */
  id: string
  name: string
  categoryId: PermissionCategory
  /** label of the category */
  category: string
  description?: string
  /** epoch milliseconds */
  createdAt?: number
  createdBy?: string
  /** epoch milliseconds */
  updatedAt?: number
  updatedBy?: string
}
export type PermissionSearch = {
  query?: string
}
export type ProductPermission = {
  userId: string
  /** as the sister product names them */
  permissions: string[]
}
export type ProductPermissionSearch = {
  userIds: string[]
}
export const {
  useSearchPermissionGroupsQuery,
  useListPermissionGroupsQuery,
  useListPermissionGroupsByQueryQuery,
  useSuggestPermissionGroupsQuery,
  useAddPermissionGroupMutation,
  useUpdatePermissionGroupMutation,
  useDeletePermissionGroupsMutation,
  useAssignPermissionGroupsMutation,
  useSavePermissionGroupUsersMutation,
  useGrantPermissionGroupToUsersMutation,
  useSuggestPermissionsQuery,
  useSearchOrganizationPermissionsQuery,
  useCheckGrantPermissionQuery,
  useListProductPermissionsQuery,
} = injectedRtkApi
