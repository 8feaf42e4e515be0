import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    selectOrganization: build.mutation<SelectOrganizationApiResponse, SelectOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/context/set-org`,
        method: 'GET',
        headers: {
          'X-Client-Ip': queryArg['X-Client-Ip'],
          'X-Client-User-Agent': queryArg['X-Client-User-Agent'],
        },
        params: {
          orgId: queryArg.orgId,
          captcha: queryArg.captcha,
        },
      }),
      invalidatesTags: ['AccountLog'],
    }),
    listOwnOrganizations: build.query<ListOwnOrganizationsApiResponse, ListOwnOrganizationsApiArg>({
      query: () => ({ url: `/account/accounts/users/current/orgs` }),
      providesTags: ['OwnOrganization'],
    }),
    createOwnOrganization: build.mutation<CreateOwnOrganizationApiResponse, CreateOwnOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/account/accounts/users/current/orgs/create`,
        method: 'POST',
        body: queryArg.ownOrganizationInput,
      }),
      invalidatesTags: ['OwnOrganization', 'ChangeLog'],
    }),
    getOwnUiSetting: build.query<GetOwnUiSettingApiResponse, GetOwnUiSettingApiArg>({
      query: () => ({ url: `/account/accounts/users/current/org/config/gui/get` }),
      providesTags: ['UiSetting'],
    }),
    getOwnDataSetting: build.query<GetOwnDataSettingApiResponse, GetOwnDataSettingApiArg>({
      query: () => ({ url: `/account/accounts/users/current/org/config/data/get` }),
      providesTags: ['DataSetting'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as organizationChoiceApi }
export type SelectOrganizationApiResponse = /** status 200 Chosen */ Generic & {
  result: LoginResult
}
export type SelectOrganizationApiArg = {
  orgId: string
  captcha: string
  /** The public address of the browser, when its look-up succeeded within 3 s */
  'X-Client-Ip'?: string
  /** The browser's user agent */
  'X-Client-User-Agent'?: string
}
export type ListOwnOrganizationsApiResponse = /** status 200 All of them, unpaged */ Generic & {
  results: UserOrganization[]
}
export type ListOwnOrganizationsApiArg = void
export type CreateOwnOrganizationApiResponse = /** status 200 Created, of account type Trial */ Generic & {
  result: UserOrganization
}
export type CreateOwnOrganizationApiArg = {
  ownOrganizationInput: OwnOrganizationInput
}
export type GetOwnUiSettingApiResponse = /** status 200 The setting */ Generic & {
  result: UiSetting
}
export type GetOwnUiSettingApiArg = void
export type GetOwnDataSettingApiResponse = /** status 200 The setting */ Generic & {
  result: DataSetting
}
export type GetOwnDataSettingApiArg = void
export type Generic = {
  success: true
  message?: string
  /** milliseconds */
  timeTaken?: number
  errorCode?: string
}
export type LoginStatus = 'choose_org_ctx' | 'authenticated' | 'totp_required'
export type LoginResult = {
  status: LoginStatus
  token?: string
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type OrganizationTerm = {
  active: boolean
  /** HTML */
  term: string
  orgId: string
}
export type UserOrganization = {
  id: string
  name: string
  website?: string
  imageLink?: string
  fullName?: string
  /** hex with 3 or 6 digits */
  themeColor?: string
  accountType?: string
  term?: OrganizationTerm
}
export type IndustryCode =
  | 'art'
  | 'car'
  | 'beauty_fitness'
  | 'book_literature'
  | 'industrial_markets'
  | 'computer_electronics'
  | 'finance'
  | 'food_beverage'
  | 'game'
  | 'heath_care'
  | 'hobbies_and_free_time'
  | 'houses_garden'
  | 'internet'
  | 'job_education'
  | 'law_govement'
  | 'news'
  | 'online_community'
  | 'people_society'
  | 'pets_animals'
  | 'real_estate'
  | 'reference'
  | 'science'
  | 'shopping'
  | 'sport'
  | 'travel'
  | 'other'
export type OwnOrganizationInput = {
  name: string
  industry: IndustryCode
  address?: string
  website?: string
  phone?: string
  email?: string
}
export type UiSetting = {
  id?: string
  theme?: string
  /** hex with 3 or 6 digits */
  themeColor: string
  /** epoch milliseconds */
  updatedAt?: number
  updatedBy?: string
}
export type DataSetting = {
  id?: string
  showMaskingData: boolean
  maskingAddress: boolean
  maskingEmail: boolean
  maskingPhone: boolean
}
export const {
  useSelectOrganizationMutation,
  useListOwnOrganizationsQuery,
  useCreateOwnOrganizationMutation,
  useGetOwnUiSettingQuery,
  useGetOwnDataSettingQuery,
} = injectedRtkApi
