import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrganizationQuota: build.query<GetOrganizationQuotaApiResponse, GetOrganizationQuotaApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/config/quota/${encodeURIComponent(String(queryArg.orgId))}/${encodeURIComponent(String(queryArg.category))}/get`,
      }),
      providesTags: ['Quota'],
    }),
    updateOrganizationQuota: build.mutation<
      UpdateOrganizationQuotaApiResponse,
      UpdateOrganizationQuotaApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/config/quota/${encodeURIComponent(String(queryArg.orgId))}/${encodeURIComponent(String(queryArg.category))}/update`,
        method: 'POST',
        body: queryArg.quotaConfigInput,
      }),
      invalidatesTags: ['Quota', 'ChangeLog'],
    }),
    deleteOrganizationQuota: build.mutation<
      DeleteOrganizationQuotaApiResponse,
      DeleteOrganizationQuotaApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/config/quota/${encodeURIComponent(String(queryArg.orgId))}/${encodeURIComponent(String(queryArg.category))}/delete`,
        method: 'POST',
      }),
      invalidatesTags: ['Quota', 'ChangeLog'],
    }),
    getCurrentOrganizationQuota: build.query<
      GetCurrentOrganizationQuotaApiResponse,
      GetCurrentOrganizationQuotaApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/orgs/config/quota/${encodeURIComponent(String(queryArg.category))}/get`,
      }),
      providesTags: ['Quota'],
    }),
    unblockOrganizationApiIngestion: build.mutation<
      UnblockOrganizationApiIngestionApiResponse,
      UnblockOrganizationApiIngestionApiArg
    >({
      query: (queryArg) => ({
        url: `/account/api/mngmnt/orgs/config/quota/${encodeURIComponent(String(queryArg.orgId))}/ApiIngestion/unblocked`,
        method: 'GET',
      }),
      invalidatesTags: ['Quota', 'ChangeLog'],
    }),
    listTaskSubCategories: build.query<ListTaskSubCategoriesApiResponse, ListTaskSubCategoriesApiArg>({
      query: () => ({ url: `/services/task/metadata/sub-category` }),
      providesTags: ['TaskSubCategory'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as quotasApi }
export type GetOrganizationQuotaApiResponse = /** status 200 The quota, unless none is set */ Generic & {
  result?: QuotaConfig
  blockObject?: QuotaBlock
}
export type GetOrganizationQuotaApiArg = {
  /** id of the organization */
  orgId: string
  category: QuotaCategory
}
export type UpdateOrganizationQuotaApiResponse = /** status 200 Saved */ Generic & {
  result?: QuotaConfig
}
export type UpdateOrganizationQuotaApiArg = {
  /** id of the organization */
  orgId: string
  category: QuotaCategory
  quotaConfigInput: QuotaConfigInput
}
export type DeleteOrganizationQuotaApiResponse = /** status 200 Deleted */ Generic
export type DeleteOrganizationQuotaApiArg = {
  /** id of the organization */
  orgId: string
  category: QuotaCategory
}
export type GetCurrentOrganizationQuotaApiResponse =
  /** status 200 The quota, unless none is set */ Generic & {
    result?: QuotaConfig
    blockObject?: QuotaBlock
  }
export type GetCurrentOrganizationQuotaApiArg = {
  category: QuotaCategory
}
export type UnblockOrganizationApiIngestionApiResponse = /** status 200 Lifted */ Generic
export type UnblockOrganizationApiIngestionApiArg = {
  /** id of the organization */
  orgId: string
}
export type ListTaskSubCategoriesApiResponse = /** status 200 The names */ Generic & {
  results: string[]
}
export type ListTaskSubCategoriesApiArg = void
export type Generic = {
  success: true
  message?: string
  /** milliseconds */
  timeTaken?: number
  errorCode?: string
}
export type QuotaCategory = 'ApiIngestion' | 'Segment' | 'Task'
export type QuotaConfig = {
  id: string
  category?: QuotaCategory
  quotaByKeys: {
    [key: string]: number
  }
  alertMessage?: string
  enabledBlocked?: boolean
  /** minutes */
  unblockedPeriodInMin?: number
  maxAllowed?: number
}
export type QuotaBlock = {
  /** epoch milliseconds; it unblocks by itself then */
  unblockedAt?: number
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type UnblockPeriod = 5 | 10 | 15 | 30 | 60 | 90 | 120
export type TaskQuota = number
export type QuotaConfigInput = {
  category: QuotaCategory
  quotaByKeys: {
    [key: string]: number
  }
  alertMessage?: string
  enabledBlocked?: boolean
  unblockedPeriodInMin?: UnblockPeriod
  maxAllowed?: TaskQuota
}
export const {
  useGetOrganizationQuotaQuery,
  useUpdateOrganizationQuotaMutation,
  useDeleteOrganizationQuotaMutation,
  useGetCurrentOrganizationQuotaQuery,
  useUnblockOrganizationApiIngestionMutation,
  useListTaskSubCategoriesQuery,
} = injectedRtkApi
