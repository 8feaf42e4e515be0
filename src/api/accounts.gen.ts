import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchPlatformAccounts: build.query<SearchPlatformAccountsApiResponse, SearchPlatformAccountsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/accounts/search`,
        method: 'POST',
        body: queryArg.platformAccountSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
          orderBy: queryArg.orderBy,
        },
      }),
      providesTags: ['Account', 'Organization'],
    }),
    searchAccounts: build.query<SearchAccountsApiResponse, SearchAccountsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/accounts/search`,
        method: 'POST',
        body: queryArg.accountSearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
          orderBy: queryArg.orderBy,
        },
      }),
      providesTags: ['Account', 'Organization'],
    }),
    addPlatformAccount: build.mutation<AddPlatformAccountApiResponse, AddPlatformAccountApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/accounts/add`,
        method: 'POST',
        body: queryArg.platformAccountInput,
      }),
      invalidatesTags: ['Account', 'AccountLog'],
    }),
    addAccount: build.mutation<AddAccountApiResponse, AddAccountApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/accounts/add`,
        method: 'POST',
        body: queryArg.accountInput,
      }),
      invalidatesTags: ['Account', 'AccountLog'],
    }),
    updatePlatformAccount: build.mutation<UpdatePlatformAccountApiResponse, UpdatePlatformAccountApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/accounts/update/info`,
        method: 'POST',
        body: queryArg.accountUpdate,
        params: {
          id: queryArg.id,
        },
      }),
      invalidatesTags: ['Account', 'CurrentUser', 'AccountLog'],
    }),
    updateAccount: build.mutation<UpdateAccountApiResponse, UpdateAccountApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/accounts/update/info`,
        method: 'POST',
        body: queryArg.accountUpdate,
        params: {
          id: queryArg.id,
        },
      }),
      invalidatesTags: ['Account', 'CurrentUser', 'AccountLog'],
    }),
    updatePlatformAccountRoles: build.mutation<
      UpdatePlatformAccountRolesApiResponse,
      UpdatePlatformAccountRolesApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/accounts/roles/update`,
        method: 'POST',
        body: queryArg.platformAccountRolesUpdate,
      }),
      invalidatesTags: ['Account', 'CurrentUser', 'AccountLog'],
    }),
    updateAccountRoles: build.mutation<UpdateAccountRolesApiResponse, UpdateAccountRolesApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/accounts/roles/update`,
        method: 'POST',
        body: queryArg.accountRolesUpdate,
      }),
      invalidatesTags: ['Account', 'CurrentUser', 'AccountLog'],
    }),
    assignUserToOrganization: build.mutation<
      AssignUserToOrganizationApiResponse,
      AssignUserToOrganizationApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/accounts/assign-user-to-org`,
        method: 'POST',
        body: queryArg.organizationAssignment,
      }),
      invalidatesTags: ['Account', 'OwnOrganization', 'AccountLog'],
    }),
    getAccountDetail: build.query<GetAccountDetailApiResponse, GetAccountDetailApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/accounts/detail`,
        params: {
          id: queryArg.id,
          loadPermissionGroup: queryArg.loadPermissionGroup,
        },
      }),
      providesTags: ['Account', 'PermissionGroup'],
    }),
    deletePlatformAccount: build.mutation<DeletePlatformAccountApiResponse, DeletePlatformAccountApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/accounts/delete`,
        method: 'POST',
        params: {
          id: queryArg.id,
        },
      }),
      invalidatesTags: ['Account', 'PermissionGroup', 'SystemGrant', 'InternalPermission', 'AccountLog'],
    }),
    deleteAccount: build.mutation<DeleteAccountApiResponse, DeleteAccountApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/accounts/delete`,
        method: 'POST',
        params: {
          id: queryArg.id,
        },
      }),
      invalidatesTags: ['Account', 'PermissionGroup', 'AccountLog'],
    }),
    removePlatformUserFromOrganization: build.mutation<
      RemovePlatformUserFromOrganizationApiResponse,
      RemovePlatformUserFromOrganizationApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/accounts/remove-user-fr-org`,
        method: 'POST',
        params: {
          email: queryArg.email,
          orgId: queryArg.orgId,
        },
      }),
      invalidatesTags: ['Account', 'PermissionGroup', 'SystemGrant', 'OwnOrganization', 'AccountLog'],
    }),
    removeUserFromOrganization: build.mutation<
      RemoveUserFromOrganizationApiResponse,
      RemoveUserFromOrganizationApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/accounts/remove-user-fr-org`,
        method: 'POST',
        params: {
          email: queryArg.email,
        },
      }),
      invalidatesTags: ['Account', 'PermissionGroup', 'AccountLog'],
    }),
    resetPlatformAccountPassword: build.mutation<
      ResetPlatformAccountPasswordApiResponse,
      ResetPlatformAccountPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/accounts/reset-password`,
        method: 'POST',
        params: {
          id: queryArg.id,
        },
      }),
      invalidatesTags: ['Account', 'AccountLog'],
    }),
    resetAccountPassword: build.mutation<ResetAccountPasswordApiResponse, ResetAccountPasswordApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/accounts/reset-password`,
        method: 'POST',
        params: {
          id: queryArg.id,
        },
      }),
      invalidatesTags: ['Account', 'AccountLog'],
    }),
    resetAccountTwoFactor: build.mutation<ResetAccountTwoFactorApiResponse, ResetAccountTwoFactorApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/accounts/reset-2fa`,
        method: 'POST',
        params: {
          id: queryArg.id,
        },
      }),
      invalidatesTags: ['Account', 'CurrentUser', 'AccountLog'],
    }),
    searchUsersForPicker: build.query<SearchUsersForPickerApiResponse, SearchUsersForPickerApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/listing/_simple`,
        params: {
          query: queryArg.query,
        },
      }),
      providesTags: ['Account'],
    }),
    exportPlatformAccounts: build.mutation<ExportPlatformAccountsApiResponse, ExportPlatformAccountsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/accounts/export/_by_criteria`,
        method: 'POST',
        body: queryArg.platformAccountSearch,
        headers: {
          otp_code: queryArg.otpCode,
        },
        params: {
          timezone: queryArg.timezone,
        },
      }),
      invalidatesTags: ['ExportLog', 'OwnExport'],
    }),
    exportAccounts: build.mutation<ExportAccountsApiResponse, ExportAccountsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/accounts/export/_by_criteria`,
        method: 'POST',
        body: queryArg.accountSearch,
        headers: {
          otp_code: queryArg.otpCode,
        },
        params: {
          timezone: queryArg.timezone,
        },
      }),
      invalidatesTags: ['ExportLog', 'OwnExport'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as accountsApi }
export type SearchPlatformAccountsApiResponse =
  /** status 200 A page of them, with their organizations and what they are there */ Generic & {
    results: PagedInfo & {
      content: Account[]
      extras?: {
        /** by id of the organization */
        orgs?: {
          [key: string]: Organization
        }
        /** by id of the account */
        orgCtxes?: {
          [key: string]: OrganizationContext[]
        }
      }
    }
  }
export type SearchPlatformAccountsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  /** field:ASC or field:DESC */
  orderBy?: string
  platformAccountSearch: PlatformAccountSearch
}
export type SearchAccountsApiResponse =
  /** status 200 A page of them, with their organizations and what they are there */ Generic & {
    results: PagedInfo & {
      content: Account[]
      extras?: {
        /** by id of the organization */
        orgs?: {
          [key: string]: Organization
        }
        /** by id of the account */
        orgCtxes?: {
          [key: string]: OrganizationContext[]
        }
      }
    }
  }
export type SearchAccountsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  /** field:ASC or field:DESC */
  orderBy?: string
  accountSearch: AccountSearch
}
export type AddPlatformAccountApiResponse = /** status 200 Created */ Generic & {
  result?: Account
}
export type AddPlatformAccountApiArg = {
  platformAccountInput: PlatformAccountInput
}
export type AddAccountApiResponse = /** status 200 Created */ Generic & {
  result?: Account
}
export type AddAccountApiArg = {
  accountInput: AccountInput
}
export type UpdatePlatformAccountApiResponse = /** status 200 Changed */ Generic & {
  result?: Account
}
export type UpdatePlatformAccountApiArg = {
  /** id of the account */
  id: string
  accountUpdate: AccountUpdate
}
export type UpdateAccountApiResponse = /** status 200 Changed */ Generic & {
  result?: Account
}
export type UpdateAccountApiArg = {
  /** id of the account */
  id: string
  accountUpdate: AccountUpdate
}
export type UpdatePlatformAccountRolesApiResponse = /** status 200 Changed */ Generic
export type UpdatePlatformAccountRolesApiArg = {
  platformAccountRolesUpdate: PlatformAccountRolesUpdate
}
export type UpdateAccountRolesApiResponse = /** status 200 Changed */ Generic
export type UpdateAccountRolesApiArg = {
  accountRolesUpdate: AccountRolesUpdate
}
export type AssignUserToOrganizationApiResponse = /** status 200 Assigned */ Generic
export type AssignUserToOrganizationApiArg = {
  organizationAssignment: OrganizationAssignment
}
export type GetAccountDetailApiResponse = /** status 200 The account */ Generic & {
  result: Account
}
export type GetAccountDetailApiArg = {
  /** id of the account */
  id: string
  /** whether its permission groups come along */
  loadPermissionGroup?: boolean
}
export type DeletePlatformAccountApiResponse = /** status 200 Deleted */ Generic
export type DeletePlatformAccountApiArg = {
  /** id of the account */
  id: string
}
export type DeleteAccountApiResponse = /** status 200 Deleted */ Generic
export type DeleteAccountApiArg = {
  /** id of the account */
  id: string
}
export type RemovePlatformUserFromOrganizationApiResponse = /** status 200 Removed */ Generic
export type RemovePlatformUserFromOrganizationApiArg = {
  /** id of the account */
  email: string
  /** id of the organization */
  orgId: string
}
export type RemoveUserFromOrganizationApiResponse = /** status 200 Removed */ Generic
export type RemoveUserFromOrganizationApiArg = {
  /** id of the account */
  email: string
}
export type ResetPlatformAccountPasswordApiResponse = /** status 200 Reset */ Generic
export type ResetPlatformAccountPasswordApiArg = {
  /** id of the account */
  id: string
}
export type ResetAccountPasswordApiResponse = /** status 200 Reset */ Generic
export type ResetAccountPasswordApiArg = {
  /** id of the account */
  id: string
}
export type ResetAccountTwoFactorApiResponse = /** status 200 Switched off */ Generic
export type ResetAccountTwoFactorApiArg = {
  /** id of the account */
  id: string
}
export type SearchUsersForPickerApiResponse = /** status 200 The accounts */ Generic & {
  results: AccountSummary[]
}
export type SearchUsersForPickerApiArg = {
  query?: string
}
export type ExportPlatformAccountsApiResponse =
  /** status 200 The export has begun; a link to its file comes by e-mail */ Generic
export type ExportPlatformAccountsApiArg = {
  /** whole hours that the times in the file are away from UTC */
  timezone: number
  /** The code of the authenticator, asked for right before the call */
  otpCode: string
  platformAccountSearch: PlatformAccountSearch
}
export type ExportAccountsApiResponse =
  /** status 200 The export has begun; a link to its file comes by e-mail */ Generic
export type ExportAccountsApiArg = {
  /** whole hours that the times in the file are away from UTC */
  timezone: number
  /** The code of the authenticator, asked for right before the call */
  otpCode: string
  accountSearch: AccountSearch
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
export type AccountStatus = 'active' | 'inactive'
export type Role = 'USER' | 'API' | 'ADMIN' | 'SUPER_ADMIN' | 'OPER_ADMIN'
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
export type Account = {
  /** the e-mail address */
  id: string
  name: string
  phone?: string
  address?: string
  /** address of the picture */
  avatar?: string
  status: AccountStatus
  totpEnabled: boolean
  /** a secret; answers may leave it out */
  apiKey?: string
  /** the password has to be changed; in an organization also when its policy has so few days */
  passwordExpired?: boolean
  /** ids of the organizations it belongs to */
  orgIds?: string[]
  roles: Role[]
  /** only in the detail of an account and only when asked for */
  permissionGroups?: PermissionGroup[]
  /** epoch milliseconds */
  createdAt?: number
  createdBy?: string
  /** epoch milliseconds */
  updatedAt?: number
  updatedBy?: string
}
export type Phase = 'Pilot' | 'Tuning & Grow' | 'Retention' | 'Dropped'
export type Environment = 'Production' | 'Staging'
export type ContractType = 'Pango License' | 'One-Off Campaign' | 'Project Based'
export type OrganizationStatus = 'active' | 'inactive'
export type Organization = {
  id: string
  /** the brand name */
  name: string
  code?: string
  fullName?: string
  /** Trial, Basic, Lite, Profesional, Enterprise, Contract or another word */
  accountType?: string
  phase?: Phase
  environment?: Environment
  /** a label of one form, a code of another, or another word */
  industry?: string
  contractType?: ContractType
  /** epoch milliseconds */
  contractEffectiveFrom?: number
  /** epoch milliseconds */
  contractEffectiveTo?: number
  website?: string
  address?: string
  phone?: string
  email?: string
  status: OrganizationStatus
  /** address of the logo */
  imageLink?: string
  /** epoch milliseconds */
  createdAt?: number
  createdBy?: string
  /** epoch milliseconds */
  updatedAt?: number
  updatedBy?: string
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
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type PlatformAccountSearch = {
  freeText?: string
  roles?: Role[]
  status?: AccountStatus[]
  /** ids of permission groups */
  permissionGroup?: string[]
  /** ids of organizations */
  orgIds?: string[]
}
export type AccountSearch = {
  freeText?: string
  roles?: Role[]
  status?: AccountStatus[]
  /** ids of permission groups */
  permissionGroup?: string[]
}
export type AccountRole = 'API' | 'USER' | 'ADMIN'
export type PlatformAccountInput = {
  /** becomes the id */
  email: string
  name: string
  /** must meet the password policy */
  password: string
  roles: AccountRole[]
  phone?: string
  address?: string
  status: 'active'
  /** the organization it belongs to */
  orgId: string
}
export type AccountInput = {
  /** becomes the id */
  email: string
  name: string
  /** must meet the password policy */
  password: string
  roles: AccountRole[]
  phone?: string
  address?: string
  status: 'active'
}
export type AccountUpdate = {
  /** the id of the account; it cannot change */
  email: string
  name: string
  /** As they were read, but for what the form changed. It gives and takes only what it offers (AccountRole): the account keeps its other roles, named or not, and gets none of them. */
  roles: Role[]
  phone?: string
  address?: string
  status: AccountStatus
}
export type PlatformAccountRolesUpdate = {
  /** the id of the account */
  email: string
  roles: Role[]
  /** the organization in which it has them */
  orgId: string
}
export type AccountRolesUpdate = {
  /** the id of the account */
  email: string
  /** the account keeps its other roles */
  roles: AccountRole[]
}
export type OrganizationAssignment = {
  /** the id of the account */
  email: string
  orgId: string
  /** USER at first */
  roles: Role[]
}
export type AccountSummary = {
  /** the e-mail address */
  id: string
  name?: string
  /** address of the picture */
  avatar?: string
}
export const {
  useSearchPlatformAccountsQuery,
  useSearchAccountsQuery,
  useAddPlatformAccountMutation,
  useAddAccountMutation,
  useUpdatePlatformAccountMutation,
  useUpdateAccountMutation,
  useUpdatePlatformAccountRolesMutation,
  useUpdateAccountRolesMutation,
  useAssignUserToOrganizationMutation,
  useGetAccountDetailQuery,
  useDeletePlatformAccountMutation,
  useDeleteAccountMutation,
  useRemovePlatformUserFromOrganizationMutation,
  useRemoveUserFromOrganizationMutation,
  useResetPlatformAccountPasswordMutation,
  useResetAccountPasswordMutation,
  useResetAccountTwoFactorMutation,
  useSearchUsersForPickerQuery,
  useExportPlatformAccountsMutation,
  useExportAccountsMutation,
} = injectedRtkApi
