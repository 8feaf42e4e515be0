// Made by `npm run generate`. Do not edit.
export { signInApi, useRequestPasswordResetMutation, useLookupPublicIpQuery } from './sign-in.gen'
export {
  sessionApi,
  useLogoutMutation,
  useLogoutAllDevicesMutation,
  useExtendTokenMutation,
  useGetCurrentUserQuery,
} from './session.gen'
export {
  organizationChoiceApi,
  useSelectOrganizationMutation,
  useListOwnOrganizationsQuery,
  useCreateOwnOrganizationMutation,
  useGetOwnUiSettingQuery,
  useGetOwnDataSettingQuery,
} from './organization-choice.gen'
export {
  termsApi,
  useCheckOrganizationTermAcceptanceQuery,
  useAcceptOrganizationTermMutation,
  useGetPlatformTermQuery,
} from './terms.gen'
export {
  profileApi,
  useUpdateOwnInfoMutation,
  useUploadOwnAvatarMutation,
  useGetOwnLastActivityQuery,
} from './profile.gen'
export { passwordApi } from './password.gen'
export { twoFactorApi, useDisableOwnTotpMutation } from './two-factor.gen'
export { apiAccountApi, useSetOwnApiAccessMutation } from './api-account.gen'
export {
  sessionTokensApi,
  useLogoutSessionMutation,
  useSearchOwnSessionTokensQuery,
} from './session-tokens.gen'
export { loginActivityApi, useSearchOwnLoginActivitiesQuery } from './login-activity.gen'
export {
  invitationsApi,
  useCountPreSelectionInvitationsQuery,
  useSearchPreSelectionInvitationsQuery,
  useAcceptPreSelectionInvitationMutation,
  useRejectPreSelectionInvitationMutation,
  useSearchOwnInvitationsQuery,
  useAcceptOwnInvitationMutation,
  useRejectOwnInvitationMutation,
} from './invitations.gen'
export {
  exportHistoryApi,
  useSearchOwnExportsQuery,
  useGetOwnExportDetailQuery,
  useGetOwnExportDistinctCountsQuery,
} from './export-history.gen'
export {
  notificationsApi,
  useSearchNotificationsQuery,
  useMarkNotificationReadMutation,
  useListCriticalNotificationsQuery,
} from './notifications.gen'
export {
  supportTicketsApi,
  useSearchSupportTicketsQuery,
  useCreateSupportTicketMutation,
  useGetSupportTicketTopicsQuery,
} from './support-tickets.gen'
export {
  preferencesApi,
  useSaveListingPreferenceMutation,
  useGetListingPreferenceQuery,
  useTrackQuickAccessMutation,
  useGetDateFormatConstantsQuery,
} from './preferences.gen'
export {
  organizationsApi,
  useSearchOrganizationsQuery,
  useCreateOrganizationMutation,
  useUpdateOrganizationMutation,
  useDeleteOrganizationMutation,
  useUpdateOrganizationStatusMutation,
  useSuggestOrganizationsQuery,
  useExportOrganizationsMutation,
} from './organizations.gen'
export {
  organizationSetupApi,
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
} from './organization-setup.gen'
export {
  quotasApi,
  useGetOrganizationQuotaQuery,
  useUpdateOrganizationQuotaMutation,
  useDeleteOrganizationQuotaMutation,
  useGetCurrentOrganizationQuotaQuery,
  useUnblockOrganizationApiIngestionMutation,
  useListTaskSubCategoriesQuery,
} from './quotas.gen'
export {
  segmentSuggestionApi,
  useGetSegmentSuggestionQuery,
  useUpdateSegmentSuggestionMutation,
} from './segment-suggestion.gen'
export {
  organizationLinksApi,
  useSearchLinkedCompaniesQuery,
  useDeleteLinkedCompanyMutation,
  useListOrganizationLinksQuery,
} from './organization-links.gen'
export {
  organizationPageApi,
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
} from './organization-page.gen'
export {
  activitiesApi,
  useSearchChangeLogsQuery,
  useSearchExportLogsQuery,
  useGetExportLogDistinctCountsQuery,
  useGetChangeLogDistinctCountsQuery,
  useSearchAccessLogsQuery,
  useGetAccessLogStatsQuery,
  useSearchAccountLogsQuery,
  useSearchPlatformAccountLogsQuery,
  useGetAccountLogDistinctCountsQuery,
  useGetTaskTimerDistinctCountsQuery,
  useGetTagDistinctCountsQuery,
} from './activities.gen'
export {
  accountsApi,
  useSearchPlatformAccountsQuery,
  useSearchAccountsQuery,
  useUpdatePlatformAccountMutation,
  useUpdateAccountMutation,
  useUpdatePlatformAccountRolesMutation,
  useUpdateAccountRolesMutation,
  useAssignUserToOrganizationMutation,
  useGetAccountDetailQuery,
  useDeletePlatformAccountMutation,
  useDeleteAccountMutation,
  useRemovePlatformUserFromOrganizationMutation,
  useRemoveUserFromOrganizationMutation,
  useResetPlatformAccountPasswordMutation,
  useResetAccountPasswordMutation,
  useResetAccountTwoFactorMutation,
  useSearchUsersForPickerQuery,
  useExportPlatformAccountsMutation,
  useExportAccountsMutation,
} from './accounts.gen'
export {
  systemGroupsApi,
  useCheckSystemGrantPermissionQuery,
  useAssignSystemGrantPermissionMutation,
  useUnassignSystemGrantPermissionMutation,
  useCheckSystemAccountPermissionQuery,
  useAssignSystemAccountPermissionMutation,
  useUnassignSystemAccountPermissionMutation,
} from './system-groups.gen'
export {
  accountInvitationsApi,
  useListInvitationsQuery,
  useSearchInvitationsQuery,
  useAddInvitationMutation,
  useDeleteInvitationMutation,
} from './account-invitations.gen'
export {
  permissionGroupsApi,
  useSearchPermissionGroupsQuery,
  useListPermissionGroupsQuery,
  useListPermissionGroupsByQueryQuery,
  useSuggestPermissionGroupsQuery,
  useAddPermissionGroupMutation,
  useUpdatePermissionGroupMutation,
  useDeletePermissionGroupsMutation,
  useAssignPermissionGroupsMutation,
  useSavePermissionGroupUsersMutation,
  useGrantPermissionGroupToUsersMutation,
  useSuggestPermissionsQuery,
  useSearchOrganizationPermissionsQuery,
  useCheckGrantPermissionQuery,
  useListProductPermissionsQuery,
} from './permission-groups.gen'
export {
  permissionsApi,
  useSearchPermissionsQuery,
  useAddPermissionMutation,
  useUpdatePermissionMutation,
  useDeletePermissionMutation,
  useListPermissionMetasQuery,
} from './permissions.gen'
export {
  internalPermissionsApi,
  useSearchInternalPermissionsQuery,
  useListInternalPermissionsByUserQuery,
  useListInternalPermissionNamesQuery,
  useGrantInternalPermissionsMutation,
  useRevokeInternalPermissionMutation,
  useCheckOwnerPermissionQuery,
} from './internal-permissions.gen'
export {
  systemToolsApi,
  useImportSupportedConnectionsMutation,
  useImportSegmentMetasMutation,
  useImportObjectModelsMutation,
  useImportObjectModelFieldsMutation,
  useDeleteSupportedConnectionMutation,
  useDeleteSegmentMetaMutation,
  useAddCustomModelTemplateMutation,
  useDeleteCustomModelTemplateMutation,
} from './system-tools.gen'
export { systemVariablesApi, useSearchSystemVariablesQuery } from './system-variables.gen'
export {
  privacyTermApi,
  useSavePlatformTermMutation,
  useGetPlatformTermConfigQuery,
} from './privacy-term.gen'
export {
  miniAppsApi,
  useAddSupportedMiniAppMutation,
  useAddSupportedMiniAppsMutation,
  useDeleteSupportedMiniAppMutation,
  useSearchSupportedZaloMiniAppsQuery,
  useSearchMiniAppLiveVersionsQuery,
  useAddMiniAppLiveVersionMutation,
  useEditMiniAppLiveVersionMutation,
  useDeleteMiniAppLiveVersionMutation,
} from './mini-apps.gen'
export {
  cronjobsApi,
  useSearchCronjobConfigsQuery,
  useAddCronjobConfigMutation,
  useUpdateCronjobConfigMutation,
  useDeleteCronjobConfigMutation,
  useSearchCronjobHistoriesQuery,
} from './cronjobs.gen'

import type { components } from '../../openapi/schema.gen'

type Schemas = components['schemas']
export type AccessLog = Schemas['AccessLog']
export type AccessLogSearch = Schemas['AccessLogSearch']
export type AccessStats = Schemas['AccessStats']
export type Account = Schemas['Account']
export type AccountInput = Schemas['AccountInput']
export type AccountInvitationInput = Schemas['AccountInvitationInput']
export type AccountInvitationSearch = Schemas['AccountInvitationSearch']
export type AccountLog = Schemas['AccountLog']
export type AccountLogField = Schemas['AccountLogField']
export type AccountLogSearch = Schemas['AccountLogSearch']
export type AccountRole = Schemas['AccountRole']
export type AccountRolesUpdate = Schemas['AccountRolesUpdate']
export type AccountSearch = Schemas['AccountSearch']
export type AccountStatus = Schemas['AccountStatus']
export type AccountSummary = Schemas['AccountSummary']
export type AccountType = Schemas['AccountType']
export type AccountUpdate = Schemas['AccountUpdate']
export type Activity = Schemas['Activity']
export type ApiIngestionQuota = Schemas['ApiIngestionQuota']
export type ApiIngestionQuotaKey = Schemas['ApiIngestionQuotaKey']
export type ApiKey = Schemas['ApiKey']
export type ApiLoginRequest = Schemas['ApiLoginRequest']
export type ApiToken = Schemas['ApiToken']
export type Avatar = Schemas['Avatar']
export type AvatarUpload = Schemas['AvatarUpload']
export type ChangeLog = Schemas['ChangeLog']
export type ChangeLogSearch = Schemas['ChangeLogSearch']
export type ContextOrganization = Schemas['ContextOrganization']
export type ContractType = Schemas['ContractType']
export type Country = Schemas['Country']
export type CronjobConfig = Schemas['CronjobConfig']
export type CronjobConfigInput = Schemas['CronjobConfigInput']
export type CronjobConfigName = Schemas['CronjobConfigName']
export type CronjobConfigSearch = Schemas['CronjobConfigSearch']
export type CronjobHistory = Schemas['CronjobHistory']
export type CronjobHistorySearch = Schemas['CronjobHistorySearch']
export type CronjobMethod = Schemas['CronjobMethod']
export type CronjobRecordField = Schemas['CronjobRecordField']
export type CronjobSetup = Schemas['CronjobSetup']
export type CronjobSetupInput = Schemas['CronjobSetupInput']
export type CronjobStatus = Schemas['CronjobStatus']
export type Currency = Schemas['Currency']
export type CurrentGeneralSettingsInput = Schemas['CurrentGeneralSettingsInput']
export type CurrentOrganizationInput = Schemas['CurrentOrganizationInput']
export type CurrentUser = Schemas['CurrentUser']
export type CustomModelCreation = Schemas['CustomModelCreation']
export type CustomModelTemplate = Schemas['CustomModelTemplate']
export type DataMaskingInput = Schemas['DataMaskingInput']
export type DataMaskingUpdate = Schemas['DataMaskingUpdate']
export type DataSetting = Schemas['DataSetting']
export type DateFormatConstants = Schemas['DateFormatConstants']
export type DistinctCounts = Schemas['DistinctCounts']
export type EmailMarketingSetting = Schemas['EmailMarketingSetting']
export type Environment = Schemas['Environment']
export type ErrorResponse = Schemas['ErrorResponse']
export type ExportConfig = Schemas['ExportConfig']
export type ExportDetail = Schemas['ExportDetail']
export type ExportField = Schemas['ExportField']
export type ExportLogSearch = Schemas['ExportLogSearch']
export type ExportRecord = Schemas['ExportRecord']
export type GeneralSettings = Schemas['GeneralSettings']
export type GeneralSettingsInput = Schemas['GeneralSettingsInput']
export type Generic = Schemas['Generic']
export type IndustryCode = Schemas['IndustryCode']
export type InternalPermission = Schemas['InternalPermission']
export type InternalPermissionGrant = Schemas['InternalPermissionGrant']
export type InternalPermissionRevocation = Schemas['InternalPermissionRevocation']
export type InternalPermissionSearch = Schemas['InternalPermissionSearch']
export type Invitation = Schemas['Invitation']
export type InvitationStatus = Schemas['InvitationStatus']
export type LastActivity = Schemas['LastActivity']
export type LinkedCompany = Schemas['LinkedCompany']
export type LinkedCompanyInput = Schemas['LinkedCompanyInput']
export type LinkedCompanySearch = Schemas['LinkedCompanySearch']
export type LinkedSource = Schemas['LinkedSource']
export type ListingPreference = Schemas['ListingPreference']
export type ListingPreferenceInput = Schemas['ListingPreferenceInput']
export type LiveTopic = Schemas['LiveTopic']
export type Localization = Schemas['Localization']
export type LocalizationInput = Schemas['LocalizationInput']
export type LoginActivity = Schemas['LoginActivity']
export type LoginActivitySearch = Schemas['LoginActivitySearch']
export type LoginActivityStatus = Schemas['LoginActivityStatus']
export type LoginRequest = Schemas['LoginRequest']
export type LoginResult = Schemas['LoginResult']
export type LoginStatus = Schemas['LoginStatus']
export type MessageLevel = Schemas['MessageLevel']
export type MiniAppLiveVersion = Schemas['MiniAppLiveVersion']
export type MiniAppLiveVersionInput = Schemas['MiniAppLiveVersionInput']
export type MiniAppLiveVersionSearch = Schemas['MiniAppLiveVersionSearch']
export type MiniAppLiveVersionStatus = Schemas['MiniAppLiveVersionStatus']
export type MiniAppLiveVersionUpdate = Schemas['MiniAppLiveVersionUpdate']
export type MiniAppOrder = Schemas['MiniAppOrder']
export type ModelStorageConfig = Schemas['ModelStorageConfig']
export type ModelStorageInput = Schemas['ModelStorageInput']
export type Notification = Schemas['Notification']
export type NotificationSearch = Schemas['NotificationSearch']
export type ObjectModelFieldImport = Schemas['ObjectModelFieldImport']
export type ObjectModelImport = Schemas['ObjectModelImport']
export type Organization = Schemas['Organization']
export type OrganizationAssignment = Schemas['OrganizationAssignment']
export type OrganizationContext = Schemas['OrganizationContext']
export type OrganizationCreation = Schemas['OrganizationCreation']
export type OrganizationCriteria = Schemas['OrganizationCriteria']
export type OrganizationInput = Schemas['OrganizationInput']
export type OrganizationLogo = Schemas['OrganizationLogo']
export type OrganizationLogoUpload = Schemas['OrganizationLogoUpload']
export type OrganizationStatus = Schemas['OrganizationStatus']
export type OrganizationTerm = Schemas['OrganizationTerm']
export type OwnExportSearch = Schemas['OwnExportSearch']
export type OwnInfoInput = Schemas['OwnInfoInput']
export type OwnInvitationSearch = Schemas['OwnInvitationSearch']
export type OwnOrganizationInput = Schemas['OwnOrganizationInput']
export type OwnSession = Schemas['OwnSession']
export type PageInfo = Schemas['PageInfo']
export type PagedInfo = Schemas['PagedInfo']
export type PasswordChange = Schemas['PasswordChange']
export type PasswordPolicy = Schemas['PasswordPolicy']
export type PasswordPolicyCheck = Schemas['PasswordPolicyCheck']
export type PasswordPolicyInput = Schemas['PasswordPolicyInput']
export type PasswordResetRequest = Schemas['PasswordResetRequest']
export type PasswordStrength = Schemas['PasswordStrength']
export type Permission = Schemas['Permission']
export type PermissionCategory = Schemas['PermissionCategory']
export type PermissionDeletion = Schemas['PermissionDeletion']
export type PermissionGroup = Schemas['PermissionGroup']
export type PermissionGroupAssignment = Schemas['PermissionGroupAssignment']
export type PermissionGroupInitialization = Schemas['PermissionGroupInitialization']
export type PermissionGroupInput = Schemas['PermissionGroupInput']
export type PermissionGroupSearch = Schemas['PermissionGroupSearch']
export type PermissionGroupType = Schemas['PermissionGroupType']
export type PermissionGroupUsers = Schemas['PermissionGroupUsers']
export type PermissionInput = Schemas['PermissionInput']
export type PermissionSearch = Schemas['PermissionSearch']
export type PersonalizationConfig = Schemas['PersonalizationConfig']
export type Phase = Schemas['Phase']
export type PlatformAccountInput = Schemas['PlatformAccountInput']
export type PlatformAccountLogSearch = Schemas['PlatformAccountLogSearch']
export type PlatformAccountRolesUpdate = Schemas['PlatformAccountRolesUpdate']
export type PlatformAccountSearch = Schemas['PlatformAccountSearch']
export type PlatformTerm = Schemas['PlatformTerm']
export type PlatformTermInput = Schemas['PlatformTermInput']
export type ProductPermission = Schemas['ProductPermission']
export type ProductPermissionSearch = Schemas['ProductPermissionSearch']
export type PublicIp = Schemas['PublicIp']
export type QuickAccessEntry = Schemas['QuickAccessEntry']
export type QuotaBlock = Schemas['QuotaBlock']
export type QuotaCategory = Schemas['QuotaCategory']
export type QuotaConfig = Schemas['QuotaConfig']
export type QuotaConfigInput = Schemas['QuotaConfigInput']
export type RawSegmentQuota = Schemas['RawSegmentQuota']
export type RegistrationRequest = Schemas['RegistrationRequest']
export type ResultSegmentQuota = Schemas['ResultSegmentQuota']
export type Role = Schemas['Role']
export type SegmentConfig = Schemas['SegmentConfig']
export type SegmentExportConfig = Schemas['SegmentExportConfig']
export type SegmentMetaImport = Schemas['SegmentMetaImport']
export type SegmentQuotaKey = Schemas['SegmentQuotaKey']
export type SegmentSuggestion = Schemas['SegmentSuggestion']
export type SegmentSuggestionInput = Schemas['SegmentSuggestionInput']
export type SegmentSuggestionType = Schemas['SegmentSuggestionType']
export type SessionPolicy = Schemas['SessionPolicy']
export type SessionPolicyInput = Schemas['SessionPolicyInput']
export type SessionToken = Schemas['SessionToken']
export type SessionTokenSearch = Schemas['SessionTokenSearch']
export type StorageByTypes = Schemas['StorageByTypes']
export type SupportTicket = Schemas['SupportTicket']
export type SupportTicketInput = Schemas['SupportTicketInput']
export type SupportTicketSearch = Schemas['SupportTicketSearch']
export type SupportTicketTopics = Schemas['SupportTicketTopics']
export type SupportedConnectionImport = Schemas['SupportedConnectionImport']
export type SupportedMiniApp = Schemas['SupportedMiniApp']
export type SupportedMiniAppInput = Schemas['SupportedMiniAppInput']
export type SupportedMiniAppList = Schemas['SupportedMiniAppList']
export type SupportedMiniAppSearch = Schemas['SupportedMiniAppSearch']
export type SystemPermissionAssignment = Schemas['SystemPermissionAssignment']
export type SystemPermissionCheck = Schemas['SystemPermissionCheck']
export type SystemPermissions = Schemas['SystemPermissions']
export type SystemVariable = Schemas['SystemVariable']
export type SystemVariableInput = Schemas['SystemVariableInput']
export type SystemVariableSearch = Schemas['SystemVariableSearch']
export type SystemVariableValue = Schemas['SystemVariableValue']
export type TaskQuota = Schemas['TaskQuota']
export type TermInput = Schemas['TermInput']
export type ThemeInput = Schemas['ThemeInput']
export type ThemeUpdate = Schemas['ThemeUpdate']
export type TicketStatus = Schemas['TicketStatus']
export type TokenExtension = Schemas['TokenExtension']
export type TwoFactorActivation = Schemas['TwoFactorActivation']
export type TwoFactorCode = Schemas['TwoFactorCode']
export type TwoFactorSetup = Schemas['TwoFactorSetup']
export type UiSetting = Schemas['UiSetting']
export type UnblockPeriod = Schemas['UnblockPeriod']
export type UserIdField = Schemas['UserIdField']
export type UserOrganization = Schemas['UserOrganization']
export type UserPermission = Schemas['UserPermission']
export type WebTaggingConfig = Schemas['WebTaggingConfig']
export type WebTaggingInput = Schemas['WebTaggingInput']
