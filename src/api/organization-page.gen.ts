import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateCurrentOrganization: build.mutation<
      UpdateCurrentOrganizationApiResponse,
      UpdateCurrentOrganizationApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/orgs/update`,
        method: 'POST',
        body: queryArg.currentOrganizationInput,
        params: {
          id: queryArg.id,
        },
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
    listCountries: build.query<ListCountriesApiResponse, ListCountriesApiArg>({
      query: () => ({ url: `/services/utilities/metadata/countries` }),
      providesTags: ['Country'],
    }),
    getOrganizationTheme: build.query<GetOrganizationThemeApiResponse, GetOrganizationThemeApiArg>({
      query: () => ({ url: `/account/mngmnt-client/orgs/config/gui/get` }),
      providesTags: ['UiSetting'],
    }),
    saveOrganizationTheme: build.mutation<SaveOrganizationThemeApiResponse, SaveOrganizationThemeApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/orgs/config/gui/save`,
        method: 'POST',
        body: queryArg.themeInput,
      }),
      invalidatesTags: ['UiSetting', 'OwnOrganization', 'ChangeLog'],
    }),
    updateOrganizationTheme: build.mutation<
      UpdateOrganizationThemeApiResponse,
      UpdateOrganizationThemeApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/orgs/config/gui/update`,
        method: 'POST',
        body: queryArg.themeUpdate,
      }),
      invalidatesTags: ['UiSetting', 'OwnOrganization', 'ChangeLog'],
    }),
    getOrganizationDataMasking: build.query<
      GetOrganizationDataMaskingApiResponse,
      GetOrganizationDataMaskingApiArg
    >({
      query: () => ({ url: `/account/mngmnt-client/orgs/config/data/get` }),
      providesTags: ['DataSetting'],
    }),
    saveOrganizationDataMasking: build.mutation<
      SaveOrganizationDataMaskingApiResponse,
      SaveOrganizationDataMaskingApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/orgs/config/data/save`,
        method: 'POST',
        body: queryArg.dataMaskingInput,
      }),
      invalidatesTags: ['DataSetting', 'ChangeLog'],
    }),
    updateOrganizationDataMasking: build.mutation<
      UpdateOrganizationDataMaskingApiResponse,
      UpdateOrganizationDataMaskingApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/orgs/config/data/update`,
        method: 'POST',
        body: queryArg.dataMaskingUpdate,
      }),
      invalidatesTags: ['DataSetting', 'ChangeLog'],
    }),
    getOrganizationPersonalization: build.query<
      GetOrganizationPersonalizationApiResponse,
      GetOrganizationPersonalizationApiArg
    >({
      query: () => ({ url: `/account/mngmnt-client/orgs/config/personalize/get` }),
      providesTags: ['Personalization'],
    }),
    saveOrganizationPersonalization: build.mutation<
      SaveOrganizationPersonalizationApiResponse,
      SaveOrganizationPersonalizationApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/orgs/config/personalize/save`,
        method: 'POST',
        body: queryArg.personalizationConfig,
      }),
      invalidatesTags: ['Personalization', 'ChangeLog'],
    }),
    updateOrganizationPersonalization: build.mutation<
      UpdateOrganizationPersonalizationApiResponse,
      UpdateOrganizationPersonalizationApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/orgs/config/personalize/update`,
        method: 'POST',
        body: queryArg.personalizationConfig,
      }),
      invalidatesTags: ['Personalization', 'ChangeLog'],
    }),
    getOrganizationSegmentConfig: build.query<
      GetOrganizationSegmentConfigApiResponse,
      GetOrganizationSegmentConfigApiArg
    >({
      query: () => ({ url: `/account/mngmnt-client/orgs/config/segment/get` }),
      providesTags: ['SegmentConfig'],
    }),
    updateOrganizationSegmentExport: build.mutation<
      UpdateOrganizationSegmentExportApiResponse,
      UpdateOrganizationSegmentExportApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/orgs/config/segment/export/update`,
        method: 'POST',
        body: queryArg.segmentExportConfig,
      }),
      invalidatesTags: ['SegmentConfig', 'ChangeLog'],
    }),
    getOrganizationExportConfig: build.query<
      GetOrganizationExportConfigApiResponse,
      GetOrganizationExportConfigApiArg
    >({
      query: () => ({ url: `/account/mngmnt-client/orgs/config/export/get` }),
      providesTags: ['ExportConfig'],
    }),
    updateOrganizationExportConfig: build.mutation<
      UpdateOrganizationExportConfigApiResponse,
      UpdateOrganizationExportConfigApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/orgs/config/export/update`,
        method: 'POST',
        body: queryArg.exportConfig,
      }),
      invalidatesTags: ['ExportConfig', 'ChangeLog'],
    }),
    getCurrentOrganizationGeneralSettings: build.query<
      GetCurrentOrganizationGeneralSettingsApiResponse,
      GetCurrentOrganizationGeneralSettingsApiArg
    >({
      query: () => ({ url: `/account/mngmnt-client/orgs/config/general-settings/get` }),
      providesTags: ['GeneralSettings'],
    }),
    saveCurrentOrganizationGeneralSettings: build.mutation<
      SaveCurrentOrganizationGeneralSettingsApiResponse,
      SaveCurrentOrganizationGeneralSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/orgs/config/general-settings/save`,
        method: 'POST',
        body: queryArg.currentGeneralSettingsInput,
      }),
      invalidatesTags: ['GeneralSettings', 'ChangeLog'],
    }),
    uploadOrganizationLogo: build.mutation<UploadOrganizationLogoApiResponse, UploadOrganizationLogoApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/orgs/config/update/_logo`,
        method: 'POST',
        body: queryArg.organizationLogoUpload,
      }),
      invalidatesTags: ['Organization', 'OwnOrganization', 'CurrentUser', 'ChangeLog'],
    }),
    getOrganizationTerm: build.query<GetOrganizationTermApiResponse, GetOrganizationTermApiArg>({
      query: () => ({ url: `/account/mngmnt-client/orgs/config/term/get` }),
      providesTags: ['OrganizationTerm'],
    }),
    saveOrganizationTerm: build.mutation<SaveOrganizationTermApiResponse, SaveOrganizationTermApiArg>({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/orgs/config/term/save`,
        method: 'POST',
        body: queryArg.termInput,
      }),
      invalidatesTags: ['OrganizationTerm', 'TermAcceptance', 'OwnOrganization', 'ChangeLog'],
    }),
    updateOrganizationTermStatus: build.mutation<
      UpdateOrganizationTermStatusApiResponse,
      UpdateOrganizationTermStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/orgs/config/term/update/_status`,
        method: 'POST',
        params: {
          active: queryArg.active,
        },
      }),
      invalidatesTags: ['OrganizationTerm', 'TermAcceptance', 'OwnOrganization', 'ChangeLog'],
    }),
    getOrganizationPasswordPolicy: build.query<
      GetOrganizationPasswordPolicyApiResponse,
      GetOrganizationPasswordPolicyApiArg
    >({
      query: () => ({ url: `/account/mngmnt-client/orgs/config/password-policy/get` }),
      providesTags: ['PasswordPolicy'],
    }),
    saveOrganizationPasswordPolicy: build.mutation<
      SaveOrganizationPasswordPolicyApiResponse,
      SaveOrganizationPasswordPolicyApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/orgs/config/password-policy/save`,
        method: 'POST',
        body: queryArg.passwordPolicyInput,
      }),
      invalidatesTags: ['PasswordPolicy', 'ChangeLog'],
    }),
    getOrganizationSessionPolicy: build.query<
      GetOrganizationSessionPolicyApiResponse,
      GetOrganizationSessionPolicyApiArg
    >({
      query: () => ({ url: `/account/mngmnt-client/orgs/config/session-policy/get` }),
      providesTags: ['SessionPolicy'],
    }),
    saveOrganizationSessionPolicy: build.mutation<
      SaveOrganizationSessionPolicyApiResponse,
      SaveOrganizationSessionPolicyApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/orgs/config/session-policy/save`,
        method: 'POST',
        body: queryArg.sessionPolicyInput,
      }),
      invalidatesTags: ['SessionPolicy', 'ChangeLog'],
    }),
    getOrganizationLocalization: build.query<
      GetOrganizationLocalizationApiResponse,
      GetOrganizationLocalizationApiArg
    >({
      query: () => ({ url: `/account/mngmnt-client/orgs/config/localization/get` }),
      providesTags: ['Localization'],
    }),
    saveOrganizationLocalization: build.mutation<
      SaveOrganizationLocalizationApiResponse,
      SaveOrganizationLocalizationApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt-client/orgs/config/localization/save`,
        method: 'POST',
        body: queryArg.localizationInput,
      }),
      invalidatesTags: ['Localization', 'ChangeLog'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as organizationPageApi }
export type UpdateCurrentOrganizationApiResponse = /** status 200 Changed */ Generic & {
  result?: Organization
}
export type UpdateCurrentOrganizationApiArg = {
  /** id of the current organization */
  id: string
  currentOrganizationInput: CurrentOrganizationInput
}
export type ListCountriesApiResponse = /** status 200 The countries */ Generic & {
  results: Country[]
}
export type ListCountriesApiArg = void
export type GetOrganizationThemeApiResponse = /** status 200 The theme, unless none is stored */ Generic & {
  result?: UiSetting
}
export type GetOrganizationThemeApiArg = void
export type SaveOrganizationThemeApiResponse = /** status 200 Saved */ Generic
export type SaveOrganizationThemeApiArg = {
  themeInput: ThemeInput
}
export type UpdateOrganizationThemeApiResponse = /** status 200 Done; nothing to say but that */ Generic
export type UpdateOrganizationThemeApiArg = {
  themeUpdate: ThemeUpdate
}
export type GetOrganizationDataMaskingApiResponse =
  /** status 200 The setting, unless none is stored */ Generic & {
    result?: DataSetting
  }
export type GetOrganizationDataMaskingApiArg = void
export type SaveOrganizationDataMaskingApiResponse = /** status 200 Saved */ Generic
export type SaveOrganizationDataMaskingApiArg = {
  dataMaskingInput: DataMaskingInput
}
export type UpdateOrganizationDataMaskingApiResponse = /** status 200 Done; nothing to say but that */ Generic
export type UpdateOrganizationDataMaskingApiArg = {
  dataMaskingUpdate: DataMaskingUpdate
}
export type GetOrganizationPersonalizationApiResponse =
  /** status 200 The configuration, unless none is stored */ Generic & {
    result?: PersonalizationConfig
  }
export type GetOrganizationPersonalizationApiArg = void
export type SaveOrganizationPersonalizationApiResponse =
  /** status 200 Done; nothing to say but that */ Generic
export type SaveOrganizationPersonalizationApiArg = {
  personalizationConfig: PersonalizationConfig
}
export type UpdateOrganizationPersonalizationApiResponse =
  /** status 200 Done; nothing to say but that */ Generic
export type UpdateOrganizationPersonalizationApiArg = {
  personalizationConfig: PersonalizationConfig
}
export type GetOrganizationSegmentConfigApiResponse =
  /** status 200 The configuration, unless none is stored */ Generic & {
    result?: SegmentConfig
  }
export type GetOrganizationSegmentConfigApiArg = void
export type UpdateOrganizationSegmentExportApiResponse =
  /** status 200 Done; nothing to say but that */ Generic
export type UpdateOrganizationSegmentExportApiArg = {
  segmentExportConfig: SegmentExportConfig
}
export type GetOrganizationExportConfigApiResponse =
  /** status 200 The configuration, unless none is stored */ Generic & {
    result?: ExportConfig
  }
export type GetOrganizationExportConfigApiArg = void
export type UpdateOrganizationExportConfigApiResponse =
  /** status 200 Done; nothing to say but that */ Generic
export type UpdateOrganizationExportConfigApiArg = {
  exportConfig: ExportConfig
}
export type GetCurrentOrganizationGeneralSettingsApiResponse = /** status 200 The settings */ Generic & {
  result: GeneralSettings
}
export type GetCurrentOrganizationGeneralSettingsApiArg = void
export type SaveCurrentOrganizationGeneralSettingsApiResponse = /** status 200 Saved */ Generic
export type SaveCurrentOrganizationGeneralSettingsApiArg = {
  currentGeneralSettingsInput: CurrentGeneralSettingsInput
}
export type UploadOrganizationLogoApiResponse = /** status 200 Replaced */ Generic & {
  result?: OrganizationLogo
}
export type UploadOrganizationLogoApiArg = {
  organizationLogoUpload: OrganizationLogoUpload
}
export type GetOrganizationTermApiResponse = /** status 200 The terms, unless none are stored */ Generic & {
  result?: OrganizationTerm
}
export type GetOrganizationTermApiArg = void
export type SaveOrganizationTermApiResponse = /** status 200 Saved */ Generic
export type SaveOrganizationTermApiArg = {
  termInput: TermInput
}
export type UpdateOrganizationTermStatusApiResponse = /** status 200 Set */ Generic
export type UpdateOrganizationTermStatusApiArg = {
  /** whether they must be accepted */
  active: boolean
}
export type GetOrganizationPasswordPolicyApiResponse =
  /** status 200 The policy, unless none is stored */ Generic & {
    result?: PasswordPolicy
  }
export type GetOrganizationPasswordPolicyApiArg = void
export type SaveOrganizationPasswordPolicyApiResponse = /** status 200 Saved */ Generic
export type SaveOrganizationPasswordPolicyApiArg = {
  passwordPolicyInput: PasswordPolicyInput
}
export type GetOrganizationSessionPolicyApiResponse =
  /** status 200 The policy, unless none is stored */ Generic & {
    result?: SessionPolicy
  }
export type GetOrganizationSessionPolicyApiArg = void
export type SaveOrganizationSessionPolicyApiResponse = /** status 200 Saved */ Generic
export type SaveOrganizationSessionPolicyApiArg = {
  sessionPolicyInput: SessionPolicyInput
}
export type GetOrganizationLocalizationApiResponse =
  /** status 200 The localization, unless none is stored */ Generic & {
    result?: Localization
  }
export type GetOrganizationLocalizationApiArg = void
export type SaveOrganizationLocalizationApiResponse = /** status 200 Saved */ Generic
export type SaveOrganizationLocalizationApiArg = {
  localizationInput: LocalizationInput
}
export type Generic = {
  success: true
  message?: string
  /** milliseconds */
  timeTaken?: number
  errorCode?: string
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
export type CurrentOrganizationInput = {
  /** the brand name */
  name: string
  /** a code of the form, or another word that is stored */
  industry: string
  address: string
  website: string
  phone: string
  /** left out when empty */
  email?: string
}
export type Country = {
  name: string
  /** becomes the zip code of a localization when the country is chosen */
  code: string
  alpha2: string
  alpha3: string
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
export type ThemeInput = {
  /** hex with 3 or 6 digits; #8e00e8 is the default one */
  themeColor: string
  theme?: string
}
export type ThemeUpdate = {
  /** hex with 3 or 6 digits */
  themeColor?: string
  theme?: string
}
export type DataSetting = {
  id?: string
  showMaskingData: boolean
  maskingAddress: boolean
  maskingEmail: boolean
  maskingPhone: boolean
}
export type DataMaskingInput = {
  showMaskingData: boolean
  maskingAddress: boolean
  maskingEmail: boolean
  maskingPhone: boolean
}
export type DataMaskingUpdate = {
  showMaskingData?: boolean
  maskingAddress?: boolean
  maskingEmail?: boolean
  maskingPhone?: boolean
}
export type PersonalizationConfig = {
  [key: string]: unknown
}
export type SegmentConfig = {
  [key: string]: unknown
}
export type SegmentExportConfig = {
  [key: string]: unknown
}
export type ExportConfig = {
  [key: string]: unknown
}
export type GeneralSettings = {
  /** domains whose addresses may join */
  allowedDomains: string[]
  /** whether users may be invited; true when absent */
  invitationUsersToJoin?: boolean
  actionBy?: string
}
export type CurrentGeneralSettingsInput = {
  /** domains whose addresses may join */
  allowedDomains: string[]
  /** whether users may be invited */
  invitationUsersToJoin: boolean
}
export type OrganizationLogo = {
  /** address of the logo */
  imageLink: string
}
export type OrganizationLogoUpload = {
  /** image/jpeg, image/png or image/svg+xml, under 2 MB */
  file: Blob
}
export type OrganizationTerm = {
  active: boolean
  /** HTML */
  term: string
  orgId: string
}
export type TermInput = {
  /** whether they must be accepted */
  active: boolean
  /** HTML */
  term: string
}
export type PasswordPolicy = {
  /** min-max, as 8-30 */
  passwordLength: string
  passwordMinDigit: number
  passwordMinLetterUpperCase: number
  passwordMinLetterLowerCase: number
  passwordMinSpecialCharacter: number
  /** days after which a password must change */
  maxDaysRequiredPasswordChanged: number
}
export type PasswordPolicyInput = {
  /** min-max; 8-30 is the default one */
  passwordLength: string
  passwordMinDigit: number
  passwordMinLetterUpperCase: number
  passwordMinLetterLowerCase: number
  passwordMinSpecialCharacter: number
  /** days after which a password must change */
  maxDaysRequiredPasswordChanged: number
}
export type SessionPolicy = {
  enabledInvalidSession: boolean
  /** minutes; 0 while it is off */
  invalidSessionAfter: number
  preventMultiSessions: boolean
}
export type SessionPolicyInput = {
  enabledInvalidSession: boolean
  /** minutes; at least 1 while it is on, 0 while it is off */
  invalidSessionAfter: number
  preventMultiSessions: boolean
}
export type Currency = 'VND' | 'SGD' | 'USD' | 'EUR' | 'AUD'
export type Localization = {
  /** whole hours away from UTC */
  gmt: number
  currency: Currency
  countryName: string
  zipCode?: string
  countryPhoneCode?: string
  requiredCountryPhoneCode?: boolean
  countryCodeAlpha2?: string
  countryCodeAlpha3?: string
  /** epoch milliseconds */
  updatedAt?: number
  updatedBy?: string
}
export type LocalizationInput = {
  /** whole hours away from UTC */
  gmt: number
  currency: Currency
  /** one of the country list */
  countryName: string
  zipCode?: string
  countryPhoneCode?: string
  requiredCountryPhoneCode?: boolean
  countryCodeAlpha2?: string
  countryCodeAlpha3?: string
}
export const {
  useUpdateCurrentOrganizationMutation,
  useListCountriesQuery,
  useGetOrganizationThemeQuery,
  useSaveOrganizationThemeMutation,
  useUpdateOrganizationThemeMutation,
  useGetOrganizationDataMaskingQuery,
  useSaveOrganizationDataMaskingMutation,
  useUpdateOrganizationDataMaskingMutation,
  useGetOrganizationPersonalizationQuery,
  useSaveOrganizationPersonalizationMutation,
  useUpdateOrganizationPersonalizationMutation,
  useGetOrganizationSegmentConfigQuery,
  useUpdateOrganizationSegmentExportMutation,
  useGetOrganizationExportConfigQuery,
  useUpdateOrganizationExportConfigMutation,
  useGetCurrentOrganizationGeneralSettingsQuery,
  useSaveCurrentOrganizationGeneralSettingsMutation,
  useUploadOrganizationLogoMutation,
  useGetOrganizationTermQuery,
  useSaveOrganizationTermMutation,
  useUpdateOrganizationTermStatusMutation,
  useGetOrganizationPasswordPolicyQuery,
  useSaveOrganizationPasswordPolicyMutation,
  useGetOrganizationSessionPolicyQuery,
  useSaveOrganizationSessionPolicyMutation,
  useGetOrganizationLocalizationQuery,
  useSaveOrganizationLocalizationMutation,
} = injectedRtkApi
