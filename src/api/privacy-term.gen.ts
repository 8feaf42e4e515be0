import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    savePlatformTerm: build.mutation<SavePlatformTermApiResponse, SavePlatformTermApiArg>({
      query: (queryArg) => ({
        url: `/account/api/mngmnt/platform/config/term/save`,
        method: 'POST',
        body: queryArg.platformTermInput,
      }),
      invalidatesTags: ['PlatformTerm', 'TermAcceptance', 'ChangeLog'],
    }),
    getPlatformTermConfig: build.query<GetPlatformTermConfigApiResponse, GetPlatformTermConfigApiArg>({
      query: () => ({ url: `/account/api/mngmnt/platform/config/term/get` }),
      providesTags: ['PlatformTerm'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as privacyTermApi }
export type SavePlatformTermApiResponse = /** status 200 Saved */ Generic
export type SavePlatformTermApiArg = {
  platformTermInput: PlatformTermInput
}
export type GetPlatformTermConfigApiResponse = /** status 200 The terms, if any are stored */ Generic & {
  result?: PlatformTerm
}
export type GetPlatformTermConfigApiArg = void
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
export type PlatformTermInput = {
  /** whether they must be accepted */
  active: boolean
  /** HTML */
  term: string
}
export type PlatformTerm = {
  active: boolean
  /** HTML */
  term: string
}
export const { useSavePlatformTermMutation, useGetPlatformTermConfigQuery } = injectedRtkApi
