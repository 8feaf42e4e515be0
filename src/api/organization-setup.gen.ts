import { emptyApi as api } from './empty'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrganizationWebTagging: build.query<
      GetOrganizationWebTaggingApiResponse,
      GetOrganizationWebTaggingApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/setup/${encodeURIComponent(String(queryArg.orgId))}/web-tagging/get`,
      }),
      providesTags: ['WebTagging'],
    }),
    saveOrganizationWebTagging: build.mutation<
      SaveOrganizationWebTaggingApiResponse,
      SaveOrganizationWebTaggingApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/setup/${encodeURIComponent(String(queryArg.orgId))}/web-tagging/save`,
        method: 'POST',
        body: queryArg.webTaggingInput,
      }),
      invalidatesTags: ['WebTagging', 'ChangeLog'],
    }),
    getOrganizationModelStorage: build.query<
      GetOrganizationModelStorageApiResponse,
      GetOrganizationModelStorageApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/setup/${encodeURIComponent(String(queryArg.orgId))}/model-storage/get`,
      }),
      providesTags: ['ModelStorage'],
    }),
    saveOrganizationModelStorage: build.mutation<
      SaveOrganizationModelStorageApiResponse,
      SaveOrganizationModelStorageApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/setup/${encodeURIComponent(String(queryArg.orgId))}/model-storage/save`,
        method: 'POST',
        body: queryArg.modelStorageInput,
      }),
      invalidatesTags: ['ModelStorage', 'ChangeLog'],
    }),
    getOrganizationCronjobSetup: build.query<
      GetOrganizationCronjobSetupApiResponse,
      GetOrganizationCronjobSetupApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/setup/${encodeURIComponent(String(queryArg.orgId))}/cronjob-config/get`,
      }),
      providesTags: ['CronjobSetup', 'CronjobConfig'],
    }),
    saveOrganizationCronjobSetup: build.mutation<
      SaveOrganizationCronjobSetupApiResponse,
      SaveOrganizationCronjobSetupApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/setup/${encodeURIComponent(String(queryArg.orgId))}/cronjob-config/save`,
        method: 'POST',
        body: queryArg.cronjobSetupInput,
      }),
      invalidatesTags: ['CronjobSetup', 'CronjobConfig', 'ChangeLog'],
    }),
    getOrganizationGeneralSettings: build.query<
      GetOrganizationGeneralSettingsApiResponse,
      GetOrganizationGeneralSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/setup/${encodeURIComponent(String(queryArg.orgId))}/general-settings/get`,
      }),
      providesTags: ['GeneralSettings'],
    }),
    saveOrganizationGeneralSettings: build.mutation<
      SaveOrganizationGeneralSettingsApiResponse,
      SaveOrganizationGeneralSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/setup/${encodeURIComponent(String(queryArg.orgId))}/general-settings/save`,
        method: 'POST',
        body: queryArg.generalSettingsInput,
      }),
      invalidatesTags: ['GeneralSettings', 'ChangeLog'],
    }),
    initSystemPermissionGroups: build.mutation<
      InitSystemPermissionGroupsApiResponse,
      InitSystemPermissionGroupsApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/permission/system-groups/${encodeURIComponent(String(queryArg.orgId))}/init`,
        method: 'GET',
      }),
      invalidatesTags: [
        'PermissionGroup',
        'Account',
        'GrantPermission',
        'SystemGrant',
        'AccountLog',
        'ChangeLog',
      ],
    }),
    initOrganizationPermissionGroups: build.mutation<
      InitOrganizationPermissionGroupsApiResponse,
      InitOrganizationPermissionGroupsApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/orgs/group-permissions/${encodeURIComponent(String(queryArg.orgId))}/_init`,
        method: 'POST',
        body: queryArg.permissionGroupInitialization,
      }),
      invalidatesTags: ['PermissionGroup', 'AccountLog', 'ChangeLog'],
    }),
    rerunSystemGroupPermissions: build.mutation<
      RerunSystemGroupPermissionsApiResponse,
      RerunSystemGroupPermissionsApiArg
    >({
      query: (queryArg) => ({
        url: `/account/mngmnt/permission/system-groups/${encodeURIComponent(String(queryArg.orgId))}/rerun`,
        method: 'POST',
      }),
      invalidatesTags: [
        'PermissionGroup',
        'Account',
        'GrantPermission',
        'SystemGrant',
        'AccountLog',
        'ChangeLog',
      ],
    }),
    createCustomModelFromTemplate: build.mutation<
      CreateCustomModelFromTemplateApiResponse,
      CreateCustomModelFromTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/console/mngmnt/managed-object/x-model/template/_create`,
        method: 'POST',
        body: queryArg.customModelCreation,
      }),
      invalidatesTags: ['ChangeLog'],
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as organizationSetupApi }
export type GetOrganizationWebTaggingApiResponse = /** status 200 The config */ Generic & {
  result: WebTaggingConfig
}
export type GetOrganizationWebTaggingApiArg = {
  /** id of the organization */
  orgId: string
}
export type SaveOrganizationWebTaggingApiResponse = /** status 200 Saved */ Generic
export type SaveOrganizationWebTaggingApiArg = {
  /** id of the organization */
  orgId: string
  webTaggingInput: WebTaggingInput
}
export type GetOrganizationModelStorageApiResponse = /** status 200 The config */ Generic & {
  result: ModelStorageConfig
}
export type GetOrganizationModelStorageApiArg = {
  /** id of the organization */
  orgId: string
}
export type SaveOrganizationModelStorageApiResponse = /** status 200 Saved */ Generic
export type SaveOrganizationModelStorageApiArg = {
  /** id of the organization */
  orgId: string
  modelStorageInput: ModelStorageInput
}
export type GetOrganizationCronjobSetupApiResponse = /** status 200 The setup */ Generic & {
  result: CronjobSetup
}
export type GetOrganizationCronjobSetupApiArg = {
  /** id of the organization */
  orgId: string
}
export type SaveOrganizationCronjobSetupApiResponse = /** status 200 Saved */ Generic
export type SaveOrganizationCronjobSetupApiArg = {
  /** id of the organization */
  orgId: string
  cronjobSetupInput: CronjobSetupInput
}
export type GetOrganizationGeneralSettingsApiResponse = /** status 200 The settings */ Generic & {
  result: GeneralSettings
}
export type GetOrganizationGeneralSettingsApiArg = {
  /** id of the organization */
  orgId: string
}
export type SaveOrganizationGeneralSettingsApiResponse = /** status 200 Saved */ Generic
export type SaveOrganizationGeneralSettingsApiArg = {
  /** id of the organization */
  orgId: string
  generalSettingsInput: GeneralSettingsInput
}
export type InitSystemPermissionGroupsApiResponse = /** status 200 Done */ Generic
export type InitSystemPermissionGroupsApiArg = {
  /** id of the organization */
  orgId: string
}
export type InitOrganizationPermissionGroupsApiResponse = /** status 200 Created */ Generic
export type InitOrganizationPermissionGroupsApiArg = {
  /** id of the organization */
  orgId: string
  permissionGroupInitialization: PermissionGroupInitialization
}
export type RerunSystemGroupPermissionsApiResponse = /** status 200 Done; nothing to say but that */ Generic
export type RerunSystemGroupPermissionsApiArg = {
  /** id of the organization */
  orgId: string
}
export type CreateCustomModelFromTemplateApiResponse = /** status 200 Created */ Generic & {
  result?: CustomModelTemplate
}
export type CreateCustomModelFromTemplateApiArg = {
  customModelCreation: CustomModelCreation
}
export type Generic = {
  success: true
  message?: string
  /** milliseconds */
  timeTaken?: number
  errorCode?: string
}
export type WebTaggingConfig = {
  /** the id of the organization when absent */
  trackingKey?: string
  /** Email, Phone, CustomerId or another word */
  internalUIdField?: string
  usePhoneCountryCode?: boolean
  phoneCountryCodeDefault?: string
  webTaggingObject?: {
    [key: string]: unknown
  }
}
export type ErrorResponse = {
  success: false
  message?: string
  error?: string
  /** known is TOO_MANY_REQUEST */
  errorCode?: string
}
export type UserIdField = 'Email' | 'Phone' | 'CustomerId'
export type WebTaggingInput = {
  trackingKey: string
  internalUIdField?: UserIdField
  usePhoneCountryCode?: boolean
  phoneCountryCodeDefault?: string
  webTaggingObject?: {
    [key: string]: unknown
  }
}
export type StorageByTypes = {
  MOM_CustomModel?: {
    [key: string]: unknown
  }
  Event_Model?: {
    [key: string]: unknown
  }
}
export type ModelStorageConfig = {
  enabledCustomModelStorage: boolean
  enabledJourneyEventStorage: boolean
  storageByTypes?: StorageByTypes
}
export type ModelStorageInput = {
  enabledCustomModelStorage: boolean
  enabledJourneyEventStorage: boolean
  storageByTypes: {
    MOM_CustomModel?: {
      [key: string]: unknown
    }
    Event_Model?: {
      [key: string]: unknown
    }
  }
}
export type CronjobMethod = 'POST' | 'GET'
export type CronjobStatus = 'Active' | 'Inactive'
export type CronjobConfig = {
  id: string
  name: string
  /** id of the organization it belongs to; absent for none */
  orgId?: string
  extParam?: {
    /** name of the organization */
    orgName?: string
  }
  endpointMethod: CronjobMethod
  endpointUrl: string
  status: CronjobStatus
  /** of the month; -1 is every */
  days?: number[]
  /** -1 is every */
  hours?: number[]
  /** -1 is every */
  minutes?: number[]
  /** 1 is January; -1 is every */
  months?: number[]
  /** hours that the schedule is away from UTC */
  gmt?: number
  /** epoch milliseconds */
  validFromTime?: number
  /** epoch milliseconds */
  validToTime?: number
  /** derived by the server; sent back as it is */
  monthDayHoursGmts?: {
    [key: string]: unknown
  }[]
  /** epoch milliseconds */
  createdAt?: number
  createdBy?: string
}
export type CronjobSetup = {
  cronjobConfigs?: CronjobConfig[]
  /** whether the Delta Data Engine runs */
  enabledDDE: boolean
}
export type CronjobSetupInput = {
  cronjobConfigs?: CronjobConfig[]
  /** whether the Delta Data Engine runs */
  enabledDDE: boolean
}
export type GeneralSettings = {
  /** domains whose addresses may join */
  allowedDomains: string[]
  /** whether users may be invited; true when absent */
  invitationUsersToJoin?: boolean
  actionBy?: string
}
export type GeneralSettingsInput = {
  allowedDomains: string[]
  invitationUsersToJoin: boolean
  actionBy?: string
}
export type PermissionGroupType = 'ByRole' | 'ByFunction'
export type PermissionGroupInitialization = {
  groupType: PermissionGroupType
}
export type CustomModelTemplate = {
  /** it is the code where none is given */
  id?: string
  /** for example ZmaCheater */
  code: string
  [key: string]: unknown
}
export type CustomModelCreation = {
  /** the organization that was just created */
  orgId: string
  /** of the template; ZmaCheater is the default one */
  code: string
}
export const {
  useGetOrganizationWebTaggingQuery,
  useSaveOrganizationWebTaggingMutation,
  useGetOrganizationModelStorageQuery,
  useSaveOrganizationModelStorageMutation,
  useGetOrganizationCronjobSetupQuery,
  useSaveOrganizationCronjobSetupMutation,
  useGetOrganizationGeneralSettingsQuery,
  useSaveOrganizationGeneralSettingsMutation,
  useInitSystemPermissionGroupsMutation,
  useInitOrganizationPermissionGroupsMutation,
  useRerunSystemGroupPermissionsMutation,
  useCreateCustomModelFromTemplateMutation,
} = injectedRtkApi
