import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSegmentSuggestion: build.query<GetSegmentSuggestionApiResponse, GetSegmentSuggestionApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/config/segment-suggestion/${encodeURIComponent(String(queryArg.orgId))}/${encodeURIComponent(String(queryArg.suggestionType))}/get`,
      }),
      providesTags: ['SegmentSuggestion'],
    }),
    updateSegmentSuggestion: build.mutation<
      UpdateSegmentSuggestionApiResponse,
      UpdateSegmentSuggestionApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/config/segment-suggestion/${encodeURIComponent(String(queryArg.orgId))}/${encodeURIComponent(String(queryArg.suggestionType))}/update`,
        method: 'POST',
        body: queryArg.segmentSuggestionInput,
      }),
      invalidatesTags: ['SegmentSuggestion', 'ChangeLog'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as segmentSuggestionApi }
export type GetSegmentSuggestionApiResponse =
  /** status 200 The suggestion, unless none is stored */ Generic & {
    result?: SegmentSuggestion
  }
export type GetSegmentSuggestionApiArg = {
  /** id of the organization */
  orgId: string
  suggestionType: SegmentSuggestionType
}
export type UpdateSegmentSuggestionApiResponse = /** status 200 Updated */ Generic
export type UpdateSegmentSuggestionApiArg = {
  /** id of the organization */
  orgId: string
  suggestionType: SegmentSuggestionType
  segmentSuggestionInput: SegmentSuggestionInput
}
export type Generic = {
  success: true
  message?: string
  /** milliseconds */
  timeTaken?: number
  errorCode?: string
}
export type SegmentSuggestion = {
  orgId?: string
  /** big_segment_commendation */
  suggestionType?: string
  suggestDetail: {
    [key: string]: unknown
  }[]
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type SegmentSuggestionType = 'big_segment_commendation'
export type SegmentSuggestionInput = {
  suggestDetail: {
    [key: string]: unknown
  }[]
}
export const { useGetSegmentSuggestionQuery, useUpdateSegmentSuggestionMutation } = injectedRtkApi
