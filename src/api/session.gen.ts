import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/account/logout`, method: 'POST' }),
      invalidatesTags: ['AccountLog'],
    }),
    logoutAllDevices: build.mutation<LogoutAllDevicesApiResponse, LogoutAllDevicesApiArg>({
      query: () => ({ url: `/account/logout/all`, method: 'POST' }),
      invalidatesTags: ['AccountLog'],
    }),
    extendToken: build.mutation<ExtendTokenApiResponse, ExtendTokenApiArg>({
      query: () => ({ url: `/account/authen/token/extend`, method: 'GET' }),
      invalidatesTags: [],
    }),
    getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
      query: () => ({ url: `/account/accounts/users/current` }),
      providesTags: ['CurrentUser'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as sessionApi }
export type LogoutApiResponse = /** status 200 Signed out */ Generic
export type LogoutApiArg = void
export type LogoutAllDevicesApiResponse = /** status 200 Signed out everywhere */ Generic
export type LogoutAllDevicesApiArg = void
export type ExtendTokenApiResponse = /** status 200 Extended */ Generic & {
  result: TokenExtension
}
export type ExtendTokenApiArg = void
export type GetCurrentUserApiResponse =
  /** status 200 The signed-in person, with the organization once one is chosen */ Generic & {
    result: CurrentUser
  }
export type GetCurrentUserApiArg = void
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
export type TokenExtension = {
  /** epoch milliseconds */
  expiredAt: number
}
export type AccountStatus = 'active' | 'inactive'
export type Role = 'USER' | 'API' | 'ADMIN' | 'SUPER_ADMIN' | 'OPER_ADMIN'
export type UserPermission = {
  /** AccountManagement, AccountPermission, GrantPrivilege, InviteUser, Disable2faAccount, OWNER */
  contextPermissions: string[]
  ownerPermission: boolean
}
export type OwnSession = {
  /** the id of the session token */
  id: string
  /** epoch milliseconds */
  expiredAt: number
}
export type ContextOrganization = {
  name: string
  code?: string
  imageLink?: string
  fullName?: string
  accountType?: string
  industry?: string
  email?: string
  phone?: string
  address?: string
  website?: string
}
export type OrganizationContext = {
  id: string
  orgId: string
  roles: Role[]
  /** epoch milliseconds */
  validUntil?: number
  organization?: ContextOrganization
}
export type CurrentUser = {
  /** the e-mail address */
  id: string
  name: string
  /** address of the picture */
  avatar?: string
  phone?: string
  address?: string
  status?: AccountStatus
  totpEnabled: boolean
  token?: string
  apiKey?: string
  cdpKey?: string
  disabledApiAccess: boolean
  roles: Role[]
  permission: UserPermission
  /** the password must be changed before anything else */
  changePassword: boolean
  changePasswordReason?: string
  session?: OwnSession
  orgCtx?: OrganizationContext
}
export const {
  useLogoutMutation,
  useLogoutAllDevicesMutation,
  useExtendTokenMutation,
  useGetCurrentUserQuery,
} = injectedRtkApi
