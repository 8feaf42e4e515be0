import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveListingPreference: build.mutation<SaveListingPreferenceApiResponse, SaveListingPreferenceApiArg>({
      query: (queryArg) => ({
        url: `/account/preference/listing/config/save`,
        method: 'POST',
        body: queryArg.listingPreferenceInput,
      }),
      invalidatesTags: ['ListingPreference'],
    }),
    getListingPreference: build.query<GetListingPreferenceApiResponse, GetListingPreferenceApiArg>({
      query: (queryArg) => ({
        url: `/account/preference/listing/config/get`,
        params: {
          objectType: queryArg.objectType,
        },
      }),
      providesTags: ['ListingPreference'],
    }),
    trackQuickAccess: build.mutation<TrackQuickAccessApiResponse, TrackQuickAccessApiArg>({
      query: (queryArg) => ({
        url: `/account/quick-access/recent/track`,
        method: 'POST',
        body: queryArg.quickAccessEntry,
      }),
      invalidatesTags: [],
    }),
    getDateFormatConstants: build.query<GetDateFormatConstantsApiResponse, GetDateFormatConstantsApiArg>({
      query: () => ({ url: `/services/api/common/constants/date-format` }),
      providesTags: ['DateFormat'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as preferencesApi }
export type SaveListingPreferenceApiResponse = /** status 200 Done; nothing to say but that */ Generic
export type SaveListingPreferenceApiArg = {
  listingPreferenceInput: ListingPreferenceInput
}
export type GetListingPreferenceApiResponse = /** status 200 The choice, unless none is stored */ Generic & {
  result?: ListingPreference
}
export type GetListingPreferenceApiArg = {
  /** the listing, acc_console_user for the accounts */
  objectType: string
}
export type TrackQuickAccessApiResponse = /** status 200 Done; nothing to say but that */ Generic
export type TrackQuickAccessApiArg = {
  quickAccessEntry: QuickAccessEntry
}
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
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type ListingPreferenceInput = {
  /** the listing, acc_console_user for the accounts */
  objectType: string
  /** those that are shown, and after a minus those that are hidden */
  columns: string[]
}
export type ListingPreference = {
  /** the listing, acc_console_user for the accounts */
  objectType: string
  /** those that are shown, and after a minus those that are hidden */
  columns: string[]
}
export type QuickAccessEntry = {
  app: string
  /** address of the visited page */
  url: string
  /** the module */
  name: string
}
export type DateFormatConstants = {
  [key: string]: string
}
export const {
  useSaveListingPreferenceMutation,
  useGetListingPreferenceQuery,
  useTrackQuickAccessMutation,
  useGetDateFormatConstantsQuery,
} = injectedRtkApi
