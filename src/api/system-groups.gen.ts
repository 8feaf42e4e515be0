import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkSystemGrantPermission: build.query<
      CheckSystemGrantPermissionApiResponse,
      CheckSystemGrantPermissionApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/permission/system-groups/has_grant_permission`,
        method: 'POST',
        body: queryArg.systemPermissionCheck,
      }),
      providesTags: ['SystemGrant'],
    }),
    assignSystemGrantPermission: build.mutation<
      AssignSystemGrantPermissionApiResponse,
      AssignSystemGrantPermissionApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/permission/system-groups/${encodeURIComponent(String(queryArg.orgId))}/assign_grant_permission`,
        method: 'POST',
        body: queryArg.systemPermissionAssignment,
      }),
      invalidatesTags: [
        'SystemGrant',
        'PermissionGroup',
        'Account',
        'CurrentUser',
        'GrantPermission',
        'AccountLog',
      ],
    }),
    unassignSystemGrantPermission: build.mutation<
      UnassignSystemGrantPermissionApiResponse,
      UnassignSystemGrantPermissionApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/permission/system-groups/${encodeURIComponent(String(queryArg.orgId))}/unassigned_grant_permission`,
        method: 'POST',
        body: queryArg.systemPermissionAssignment,
      }),
      invalidatesTags: [
        'SystemGrant',
        'PermissionGroup',
        'Account',
        'CurrentUser',
        'GrantPermission',
        'AccountLog',
      ],
    }),
    checkSystemAccountPermission: build.query<
      CheckSystemAccountPermissionApiResponse,
      CheckSystemAccountPermissionApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/permission/system-groups/has_account_permission`,
        method: 'POST',
        body: queryArg.systemPermissionCheck,
      }),
      providesTags: ['SystemGrant'],
    }),
    assignSystemAccountPermission: build.mutation<
      AssignSystemAccountPermissionApiResponse,
      AssignSystemAccountPermissionApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/permission/system-groups/${encodeURIComponent(String(queryArg.orgId))}/assign_account_permission`,
        method: 'POST',
        body: queryArg.systemPermissionAssignment,
      }),
      invalidatesTags: [
        'SystemGrant',
        'PermissionGroup',
        'Account',
        'CurrentUser',
        'GrantPermission',
        'AccountLog',
      ],
    }),
    unassignSystemAccountPermission: build.mutation<
      UnassignSystemAccountPermissionApiResponse,
      UnassignSystemAccountPermissionApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/permission/system-groups/${encodeURIComponent(String(queryArg.orgId))}/unassigned_account_permission`,
        method: 'POST',
        body: queryArg.systemPermissionAssignment,
      }),
      invalidatesTags: [
        'SystemGrant',
        'PermissionGroup',
        'Account',
        'CurrentUser',
        'GrantPermission',
        'AccountLog',
      ],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as systemGroupsApi }
export type CheckSystemGrantPermissionApiResponse =
  /** status 200 Yes or no for each organization asked about */ Generic & {
    result: SystemPermissions
  }
export type CheckSystemGrantPermissionApiArg = {
  systemPermissionCheck: SystemPermissionCheck
}
export type AssignSystemGrantPermissionApiResponse = /** status 200 Assigned */ Generic
export type AssignSystemGrantPermissionApiArg = {
  /** id of the organization */
  orgId: string
  systemPermissionAssignment: SystemPermissionAssignment
}
export type UnassignSystemGrantPermissionApiResponse = /** status 200 Unassigned */ Generic
export type UnassignSystemGrantPermissionApiArg = {
  /** id of the organization */
  orgId: string
  systemPermissionAssignment: SystemPermissionAssignment
}
export type CheckSystemAccountPermissionApiResponse =
  /** status 200 Yes or no for each organization asked about */ Generic & {
    result: SystemPermissions
  }
export type CheckSystemAccountPermissionApiArg = {
  systemPermissionCheck: SystemPermissionCheck
}
export type AssignSystemAccountPermissionApiResponse = /** status 200 Assigned */ Generic
export type AssignSystemAccountPermissionApiArg = {
  /** id of the organization */
  orgId: string
  systemPermissionAssignment: SystemPermissionAssignment
}
export type UnassignSystemAccountPermissionApiResponse = /** status 200 Unassigned */ Generic
export type UnassignSystemAccountPermissionApiArg = {
  /** id of the organization */
  orgId: string
  systemPermissionAssignment: SystemPermissionAssignment
}
export type Generic = {
  success: true
  message?: string
  /** milliseconds */
  timeTaken?: number
  errorCode?: string
}
export type SystemPermissions = {
  [key: string]: boolean
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type SystemPermissionCheck = {
  userId: string
  orgIds: string[]
}
export type SystemPermissionAssignment = {
  userId: string
}
export const {
  useCheckSystemGrantPermissionQuery,
  useAssignSystemGrantPermissionMutation,
  useUnassignSystemGrantPermissionMutation,
  useCheckSystemAccountPermissionQuery,
  useAssignSystemAccountPermissionMutation,
  useUnassignSystemAccountPermissionMutation,
} = injectedRtkApi
