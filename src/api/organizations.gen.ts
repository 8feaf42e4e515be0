import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchOrganizations: build.query<SearchOrganizationsApiResponse, SearchOrganizationsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/search`,
        method: 'POST',
        body: queryArg.organizationCriteria,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
          orderBy: queryArg.orderBy,
        },
      }),
      providesTags: ['Organization'],
    }),
    createOrganization: build.mutation<CreateOrganizationApiResponse, CreateOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/`,
        method: 'POST',
        body: queryArg.organizationCreation,
      }),
      invalidatesTags: ['Organization', 'OwnOrganization', 'ChangeLog'],
    }),
    updateOrganization: build.mutation<UpdateOrganizationApiResponse, UpdateOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/${encodeURIComponent(String(queryArg.orgId))}/`,
        method: 'POST',
        body: queryArg.organizationInput,
      }),
      invalidatesTags: [
        'Organization',
        'OwnOrganization',
        'CurrentUser',
        'Account',
        'Invitation',
        'InternalPermission',
        'ChangeLog',
      ],
    }),
    deleteOrganization: build.mutation<DeleteOrganizationApiResponse, DeleteOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/${encodeURIComponent(String(queryArg.orgId))}/deletep`,
        method: 'POST',
        headers: {
          otp_code: queryArg.otpCode,
        },
      }),
      invalidatesTags: [
        'Organization',
        'OwnOrganization',
        'CurrentUser',
        'Account',
        'Invitation',
        'InternalPermission',
        'LinkedCompany',
        'ChangeLog',
      ],
    }),
    updateOrganizationStatus: build.mutation<
      UpdateOrganizationStatusApiResponse,
      UpdateOrganizationStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/${encodeURIComponent(String(queryArg.orgId))}/status`,
        method: 'POST',
        params: {
          status: queryArg.status,
        },
      }),
      invalidatesTags: ['Organization', 'OwnOrganization', 'CurrentUser', 'Account', 'ChangeLog'],
    }),
    suggestOrganizations: build.query<SuggestOrganizationsApiResponse, SuggestOrganizationsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/suggest`,
        params: {
          query: queryArg.query,
        },
      }),
      providesTags: ['Organization'],
    }),
    exportOrganizations: build.mutation<ExportOrganizationsApiResponse, ExportOrganizationsApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/organizations/export/_by_criteria`,
        method: 'POST',
        body: queryArg.organizationCriteria,
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
export { injectedRtkApi as organizationsApi }
export type SearchOrganizationsApiResponse = /** status 200 A page of them */ Generic & {
  results: PagedInfo & {
    content: Organization[]
  }
}
export type SearchOrganizationsApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  /** field:ASC or field:DESC */
  orderBy?: string
  organizationCriteria: OrganizationCriteria
}
export type CreateOrganizationApiResponse = /** status 200 Created */ Generic & {
  result: Organization
}
export type CreateOrganizationApiArg = {
  organizationCreation: OrganizationCreation
}
export type UpdateOrganizationApiResponse = /** status 200 Changed */ Generic & {
  result?: Organization
}
export type UpdateOrganizationApiArg = {
  /** id of the organization */
  orgId: string
  organizationInput: OrganizationInput
}
export type DeleteOrganizationApiResponse = /** status 200 Deleted */ Generic
export type DeleteOrganizationApiArg = {
  /** id of the organization */
  orgId: string
  /** The code of the authenticator, asked for right before the call */
  otpCode: string
}
export type UpdateOrganizationStatusApiResponse = /** status 200 Updated */ Generic
export type UpdateOrganizationStatusApiArg = {
  /** id of the organization */
  orgId: string
  status: OrganizationStatus
}
export type SuggestOrganizationsApiResponse =
  /** status 200 Those that match, or the first ones */ Generic & {
    results: Organization[]
  }
export type SuggestOrganizationsApiArg = {
  /** part of a name, or a whole id */
  query?: string
}
export type ExportOrganizationsApiResponse = /** status 200 The export has begun */ Generic
export type ExportOrganizationsApiArg = {
  /** whole hours that the times in the file are away from UTC */
  timezone: number
  /** The code of the authenticator, asked for right before the call */
  otpCode: string
  organizationCriteria: OrganizationCriteria
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
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type AccountType = 'Enterprise' | 'Lite'
export type OrganizationCriteria = {
  /** part of a name, e-mail address, phone number or website */
  freeText?: string
  accountTypes?: AccountType[]
  industries?: string[]
  status?: OrganizationStatus[]
  envs?: Environment[]
}
export type OrganizationCreation = {
  /** the brand name */
  name: string
  code: string
  fullName: string
  accountType: AccountType
  phase: Phase
  industry: string
  /** Production when absent */
  environment?: Environment
  contractType?: ContractType
  /** epoch milliseconds */
  contractEffectiveFrom?: number | null
  /** epoch milliseconds */
  contractEffectiveTo?: number | null
  website?: string
  address?: string
  phone?: string
  /** left out when empty */
  email?: string
  /** active when absent */
  status?: OrganizationStatus
}
export type OrganizationInput = {
  /** the brand name */
  name: string
  code: string
  fullName: string
  /** Enterprise or Lite; an organization of another type may keep its own */
  accountType: string
  phase: Phase
  industry: string
  environment?: Environment
  contractType?: ContractType
  /** epoch milliseconds */
  contractEffectiveFrom?: number | null
  /** epoch milliseconds */
  contractEffectiveTo?: number | null
  website?: string
  address?: string
  phone?: string
  /** left out when empty */
  email?: string
}
export const {
  useSearchOrganizationsQuery,
  useCreateOrganizationMutation,
  useUpdateOrganizationMutation,
  useDeleteOrganizationMutation,
  useUpdateOrganizationStatusMutation,
  useSuggestOrganizationsQuery,
  useExportOrganizationsMutation,
} = injectedRtkApi
