import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkOrganizationTermAcceptance: build.query<
      CheckOrganizationTermAcceptanceApiResponse,
      CheckOrganizationTermAcceptanceApiArg
    >({
      query: (queryArg) => ({
        url: `/account/accounts/users/current/accept-term/check`,
        params: {
          orgId: queryArg.orgId,
        },
      }),
      providesTags: ['TermAcceptance'],
    }),
    acceptOrganizationTerm: build.mutation<AcceptOrganizationTermApiResponse, AcceptOrganizationTermApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/users/current/accept-term`,
        method: 'GET',
        params: {
          orgId: queryArg.orgId,
        },
      }),
      invalidatesTags: ['TermAcceptance', 'AccountLog'],
    }),
    getPlatformTerm: build.query<GetPlatformTermApiResponse, GetPlatformTermApiArg>({
      query: () => ({ url: `/account/platform/config/term` }),
      providesTags: ['PlatformTerm'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as termsApi }
export type CheckOrganizationTermAcceptanceApiResponse =
  /** status 200 Whether they are accepted */ Generic & {
    result: boolean
  }
export type CheckOrganizationTermAcceptanceApiArg = {
  orgId?: string
}
export type AcceptOrganizationTermApiResponse = /** status 200 Done; nothing to say but that */ Generic
export type AcceptOrganizationTermApiArg = {
  orgId?: string
}
export type GetPlatformTermApiResponse = /** status 200 The terms */ Generic & {
  result: PlatformTerm
}
export type GetPlatformTermApiArg = void
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
export type PlatformTerm = {
  active: boolean
  /** HTML */
  term: string
}
export const {
  useCheckOrganizationTermAcceptanceQuery,
  useAcceptOrganizationTermMutation,
  useGetPlatformTermQuery,
} = injectedRtkApi
