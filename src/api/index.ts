/** The only door to the API: names, never `export *`, so that a screen loads only the endpoints it uses. */
export { emptyApi as api } from './empty'
export { cacheTags } from '../../openapi/cache-tags.gen'
export { extensionSignalled, forbidden, tooManyRequests, unauthorized } from './facts'
export { isRefusal, NO_ANSWER, refuse, type Refusal } from './refusal'
/** The live channel's code, when there is somebody to listen. */
export const loadLiveEvents = () => import('./live-events')
export type { LiveEnd, LiveEvent } from './live-events'
export { lookUpPublicIp } from './public-ip'
export { apiLoginAddress, readOwnApiKey } from './own-api-key'

export { accountInvitationsApi, useAddInvitationMutation } from './account-invitations.gen'
export { accountsApi, useUpdatePlatformAccountMutation } from './accounts.gen'
export { activitiesApi } from './activities.gen'
export { apiAccountApi } from './api-account.gen'
export { cronjobsApi } from './cronjobs.gen'
export {
  exportHistoryApi,
  useGetOwnExportDistinctCountsQuery,
  useSearchOwnExportsQuery,
} from './export-history.gen'
export { internalPermissionsApi } from './internal-permissions.gen'
export {
  invitationsApi,
  useAcceptOwnInvitationMutation,
  useAcceptPreSelectionInvitationMutation,
  useCountPreSelectionInvitationsQuery,
  useRejectOwnInvitationMutation,
  useRejectPreSelectionInvitationMutation,
  useSearchOwnInvitationsQuery,
  useSearchPreSelectionInvitationsQuery,
} from './invitations.gen'
export { loginActivityApi, useSearchOwnLoginActivitiesQuery } from './login-activity.gen'
export { miniAppsApi } from './mini-apps.gen'
export {
  notificationsApi,
  useMarkNotificationReadMutation,
  useSearchNotificationsQuery,
} from './notifications.gen'
export {
  organizationChoiceApi,
  useCreateOwnOrganizationMutation,
  useListOwnOrganizationsQuery,
} from './organization-choice.gen'
export {
  organizationLinksApi,
  useDeleteLinkedCompanyMutation,
  useListOrganizationLinksQuery,
  useSearchLinkedCompaniesQuery,
} from './organization-links.gen'
export { organizationPageApi, useGetCurrentOrganizationGeneralSettingsQuery } from './organization-page.gen'
export {
  organizationSetupApi,
  useGetOrganizationCronjobSetupQuery,
  useGetOrganizationGeneralSettingsQuery,
  useGetOrganizationModelStorageQuery,
  useGetOrganizationWebTaggingQuery,
  useInitOrganizationPermissionGroupsMutation,
  useInitSystemPermissionGroupsMutation,
  useSaveOrganizationCronjobSetupMutation,
  useSaveOrganizationGeneralSettingsMutation,
  useSaveOrganizationModelStorageMutation,
  useSaveOrganizationWebTaggingMutation,
} from './organization-setup.gen'
export {
  organizationsApi,
  useCreateOrganizationMutation,
  useSearchOrganizationsQuery,
  useSuggestOrganizationsQuery,
  useUpdateOrganizationMutation,
  useUpdateOrganizationStatusMutation,
} from './organizations.gen'
export { passwordApi } from './password.gen'
export { permissionGroupsApi, useListPermissionGroupsByQueryQuery } from './permission-groups.gen'
export { permissionsApi } from './permissions.gen'
export {
  preferencesApi,
  useGetListingPreferenceQuery,
  useSaveListingPreferenceMutation,
} from './preferences.gen'
export { privacyTermApi } from './privacy-term.gen'
export {
  profileApi,
  useGetOwnLastActivityQuery,
  useUpdateOwnInfoMutation,
  useUploadOwnAvatarMutation,
} from './profile.gen'
export {
  quotasApi,
  useDeleteOrganizationQuotaMutation,
  useGetOrganizationQuotaQuery,
  useListTaskSubCategoriesQuery,
  useUnblockOrganizationApiIngestionMutation,
  useUpdateOrganizationQuotaMutation,
} from './quotas.gen'
export {
  segmentSuggestionApi,
  useGetSegmentSuggestionQuery,
  useUpdateSegmentSuggestionMutation,
} from './segment-suggestion.gen'
export { sessionApi, useGetCurrentUserQuery } from './session.gen'
export { sessionTokensApi, useSearchOwnSessionTokensQuery } from './session-tokens.gen'
export { signInApi } from './sign-in.gen'
export {
  supportTicketsApi,
  useCreateSupportTicketMutation,
  useGetSupportTicketTopicsQuery,
  useSearchSupportTicketsQuery,
} from './support-tickets.gen'
export { systemGroupsApi } from './system-groups.gen'
export { systemToolsApi } from './system-tools.gen'
export { systemVariablesApi } from './system-variables.gen'
export { termsApi, useGetPlatformTermQuery } from './terms.gen'
export { twoFactorApi } from './two-factor.gen'

/** The values of every enumeration of the description (`values.Phase`), and every limit (`bounds.TaskQuota`). */
export * as values from '../../openapi/values.gen'
export * as bounds from '../../openapi/bounds.gen'

import type { components } from '../../openapi/schema.gen'

type Schemas = components['schemas']
export type AccountInvitationInput = Schemas['AccountInvitationInput']
export type AccountRole = Schemas['AccountRole']
export type AccountUpdate = Schemas['AccountUpdate']
export type CronjobSetup = Schemas['CronjobSetup']
export type CurrentOrganizationInput = Schemas['CurrentOrganizationInput']
export type CurrentUser = Schemas['CurrentUser']
export type EmailMarketingSetting = Schemas['EmailMarketingSetting']
export type ExportRecord = Schemas['ExportRecord']
export type GeneralSettings = Schemas['GeneralSettings']
export type IndustryCode = Schemas['IndustryCode']
export type Invitation = Schemas['Invitation']
export type InvitationStatus = Schemas['InvitationStatus']
export type LastActivity = Schemas['LastActivity']
export type LinkedCompany = Schemas['LinkedCompany']
export type LinkedCompanyInput = Schemas['LinkedCompanyInput']
export type LinkedCompanySearch = Schemas['LinkedCompanySearch']
export type LoginActivity = Schemas['LoginActivity']
export type LoginActivitySearch = Schemas['LoginActivitySearch']
export type LoginRequest = Schemas['LoginRequest']
export type LoginResult = Schemas['LoginResult']
export type MessageLevel = Schemas['MessageLevel']
export type ModelStorageConfig = Schemas['ModelStorageConfig']
export type ModelStorageInput = Schemas['ModelStorageInput']
export type Notification = Schemas['Notification']
export type NotificationSearch = Schemas['NotificationSearch']
export type Organization = Schemas['Organization']
export type OrganizationCreation = Schemas['OrganizationCreation']
export type OrganizationCriteria = Schemas['OrganizationCriteria']
export type OrganizationInput = Schemas['OrganizationInput']
export type OrganizationStatus = Schemas['OrganizationStatus']
export type OwnExportSearch = Schemas['OwnExportSearch']
export type OwnInvitationSearch = Schemas['OwnInvitationSearch']
export type OwnOrganizationInput = Schemas['OwnOrganizationInput']
export type PageInfo = Schemas['PageInfo']
export type PasswordChange = Schemas['PasswordChange']
export type PasswordPolicyCheck = Schemas['PasswordPolicyCheck']
export type PlatformTerm = Schemas['PlatformTerm']
export type QuotaCategory = Schemas['QuotaCategory']
export type QuotaConfig = Schemas['QuotaConfig']
export type QuotaConfigInput = Schemas['QuotaConfigInput']
export type Role = Schemas['Role']
export type SegmentSuggestion = Schemas['SegmentSuggestion']
export type SessionToken = Schemas['SessionToken']
export type SupportTicket = Schemas['SupportTicket']
export type SupportTicketSearch = Schemas['SupportTicketSearch']
export type TicketStatus = Schemas['TicketStatus']
export type TwoFactorSetup = Schemas['TwoFactorSetup']
export type UiSetting = Schemas['UiSetting']
export type UserOrganization = Schemas['UserOrganization']
export type WebTaggingConfig = Schemas['WebTaggingConfig']
export type WebTaggingInput = Schemas['WebTaggingInput']
export { operations } from '../../openapi/operations.gen'
export type { Access, AccessClause, OperationTable } from '../../openapi/operation'
export type OperationId = keyof typeof import('../../openapi/operations.gen').operations
