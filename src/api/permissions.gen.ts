import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchPermissions: build.query<SearchPermissionsApiResponse, SearchPermissionsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/permission/search`,
        method: 'POST',
        body: queryArg.permissionSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
      providesTags: ['Permission'],
    }),
    addPermission: build.mutation<AddPermissionApiResponse, AddPermissionApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/permission/add`,
        method: 'POST',
        body: queryArg.permissionInput,
      }),
      invalidatesTags: ['Permission', 'PermissionGroup', 'ChangeLog'],
    }),
    updatePermission: build.mutation<UpdatePermissionApiResponse, UpdatePermissionApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/permission/${encodeURIComponent(String(queryArg.id))}/update`,
        method: 'POST',
        body: queryArg.permissionInput,
      }),
      invalidatesTags: ['Permission', 'PermissionGroup', 'ChangeLog'],
    }),
    deletePermission: build.mutation<DeletePermissionApiResponse, DeletePermissionApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/permission/${encodeURIComponent(String(queryArg.id))}/delete`,
        method: 'POST',
        body: queryArg.permissionDeletion,
      }),
      invalidatesTags: ['Permission', 'PermissionGroup', 'InternalPermission', 'ChangeLog'],
    }),
    listPermissionMetas: build.query<ListPermissionMetasApiResponse, ListPermissionMetasApiArg>({
      query: () => ({ url: `/account/permission/meta/all` }),
      providesTags: ['Permission'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as permissionsApi }
export type SearchPermissionsApiResponse = /** status 200 A page of it */ Generic & {
  results: PagedInfo & {
    content: Permission[]
  }
}
export type SearchPermissionsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  permissionSearch: PermissionSearch
}
export type AddPermissionApiResponse = /** status 200 Added */ Generic
export type AddPermissionApiArg = {
  permissionInput: PermissionInput
}
export type UpdatePermissionApiResponse = /** status 200 Updated */ Generic
export type UpdatePermissionApiArg = {
  id: string
  permissionInput: PermissionInput
}
export type DeletePermissionApiResponse = /** status 200 Deleted */ Generic
export type DeletePermissionApiArg = {
  id: string
  permissionDeletion: PermissionDeletion
}
export type ListPermissionMetasApiResponse = /** status 200 The permissions */ Generic & {
  results: Permission[]
}
export type ListPermissionMetasApiArg = void
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
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type PermissionSearch = {
  query?: string
}
export type PermissionInput = {
  /** the key; unique and never changed */
  id: string
  name: string
  categoryId: PermissionCategory
  /** label of the category */
  category: string
  description?: string
}
export type PermissionDeletion = object
export const {
  useSearchPermissionsQuery,
  useAddPermissionMutation,
  useUpdatePermissionMutation,
  useDeletePermissionMutation,
  useListPermissionMetasQuery,
} = injectedRtkApi
