import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
  overrideExisting: false,
})
export { injectedRtkApi as permissionGroupsApi }
export type ListPermissionGroupsByQueryApiResponse = /** status 200 The groups */ Generic & {
  results: PermissionGroup[]
}
export type ListPermissionGroupsByQueryApiArg = {
  query?: string
}
export type Generic = {
  success: true
  message?: string
  /** milliseconds */
  timeTaken?: number
  errorCode?: string
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
export const { useListPermissionGroupsByQueryQuery } = injectedRtkApi
