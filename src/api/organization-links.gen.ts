import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchLinkedCompanies: build.query<SearchLinkedCompaniesApiResponse, SearchLinkedCompaniesApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/links/search`,
        method: 'POST',
        body: queryArg.linkedCompanySearch,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
          orderBy: queryArg.orderBy,
        },
      }),
      providesTags: ['LinkedCompany'],
    }),
    deleteLinkedCompany: build.mutation<DeleteLinkedCompanyApiResponse, DeleteLinkedCompanyApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/links/${encodeURIComponent(String(queryArg.id))}/delete`,
        method: 'POST',
      }),
      invalidatesTags: ['LinkedCompany', 'ChangeLog'],
    }),
    listOrganizationLinks: build.query<ListOrganizationLinksApiResponse, ListOrganizationLinksApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/links/get`,
        params: {
          orgId: queryArg.orgId,
        },
      }),
      providesTags: ['LinkedCompany'],
    }),
    createLinkedCompany: build.mutation<CreateLinkedCompanyApiResponse, CreateLinkedCompanyApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/links/create`,
        method: 'POST',
        body: queryArg.linkedCompanyInput,
      }),
      invalidatesTags: ['LinkedCompany', 'ChangeLog'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as organizationLinksApi }
export type SearchLinkedCompaniesApiResponse = /** status 200 A page of them */ Generic & {
  results: PagedInfo & {
    content: LinkedCompany[]
  }
}
export type SearchLinkedCompaniesApiArg = {
  /** zero-based */
  page?: number
  pageSize?: number
  /** field:ASC or field:DESC */
  orderBy?: string
  linkedCompanySearch: LinkedCompanySearch
}
export type DeleteLinkedCompanyApiResponse = /** status 200 Deleted */ Generic
export type DeleteLinkedCompanyApiArg = {
  id: string
}
export type ListOrganizationLinksApiResponse = /** status 200 The companies */ Generic & {
  results: LinkedCompany[]
}
export type ListOrganizationLinksApiArg = {
  /** id of the organization */
  orgId: string
}
export type CreateLinkedCompanyApiResponse = /** status 200 Added */ Generic
export type CreateLinkedCompanyApiArg = {
  linkedCompanyInput: LinkedCompanyInput
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
export type LinkedCompany = {
  id: string
  integrationName: string
  /** a secret; lists leave it out */
  apiKey?: string
  /** id of the company in the linked product */
  linkedOrgId: string
  linkedOrgName: string
  /** O2OCRM or another word */
  linkedSource: string
  /** id of the organization here */
  o2oCdpOrgId: string
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type LinkedCompanySearch = {
  freeText?: string
  /** ids of organizations here */
  o2oCdpOrgIds?: string[]
  /** id of the company in the linked product */
  linkedOrgId?: string
}
export type LinkedSource = 'O2OCRM'
export type LinkedCompanyInput = {
  integrationName: string
  /** a secret */
  apiKey?: string
  /** id of the company in the linked product */
  linkedOrgId: string
  linkedOrgName: string
  linkedSource: LinkedSource
  /** id of the organization here */
  o2oCdpOrgId: string
}
export const {
  useSearchLinkedCompaniesQuery,
  useDeleteLinkedCompanyMutation,
  useListOrganizationLinksQuery,
  useCreateLinkedCompanyMutation,
} = injectedRtkApi
