import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDateFormatConstants: build.query<GetDateFormatConstantsApiResponse, GetDateFormatConstantsApiArg>({
      query: () => ({ url: `/services/api/common/constants/date-format` }),
      providesTags: ['DateFormat'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as preferencesApi }
export type GetDateFormatConstantsApiResponse = /** status 200 Formats by name */ Generic & {
  result: DateFormatConstants
}
export type GetDateFormatConstantsApiArg = void
export type Generic = {
  success: true
  message?: string
  /** milliseconds */
  timeTaken?: number
  errorCode?: string
}
export type DateFormatConstants = {
  [key: string]: string
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export const { useGetDateFormatConstantsQuery } = injectedRtkApi
