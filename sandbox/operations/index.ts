import type { Operations } from '../contract'
import { twoFactorOperations } from './two-factor'
import { accountInvitationsOperations } from './account-invitations'
import { accountsOperations } from './accounts'
import { activitiesOperations } from './activities'
import { apiAccountOperations } from './api-account'
import { cronjobsOperations } from './cronjobs'
import { sessionTokensOperations } from './session-tokens'
import { internalPermissionsOperations } from './internal-permissions'
import { invitationsOperations } from './invitations'
import { miniAppsOperations } from './mini-apps'
import { exportHistoryOperations } from './export-history'
import { loginActivityOperations } from './login-activity'
import { notificationsOperations } from './notifications'
import { supportTicketsOperations } from './support-tickets'
import { organizationLinksOperations } from './organization-links'
import { organizationSetupOperations } from './organization-setup'
import { quotasOperations } from './quotas'
import { segmentSuggestionOperations } from './segment-suggestion'
import { organizationAppearanceOperations } from './organization-appearance'
import { organizationConfigsOperations } from './organization-configs'
import { organizationChoiceOperations } from './organization-choice'
import { organizationPageOperations } from './organization-page'
import { organizationsOperations } from './organizations'
import { passwordOperations } from './password'
import { permissionGroupOperations } from './permission-groups'
import { permissionsOperations } from './permissions'
import { preferenceOperations } from './preferences'
import { privacyTermOperations } from './privacy-term'
import { profileOperations } from './profile'
import { sessionOperations } from './session'
import { signInOperations } from './sign-in'
import { systemGroupsOperations } from './system-groups'
import { systemToolsOperations } from './system-tools'
import { systemVariablesOperations } from './system-variables'
import { termsOperations } from './terms'

export const operations: Operations = {
  ...signInOperations,
  ...sessionOperations,
  ...organizationChoiceOperations,
  ...termsOperations,
  ...profileOperations,
  ...passwordOperations,
  ...twoFactorOperations,
  ...apiAccountOperations,
  ...sessionTokensOperations,
  ...invitationsOperations,
  ...accountInvitationsOperations,
  ...organizationPageOperations,
  ...organizationAppearanceOperations,
  ...organizationConfigsOperations,
  ...organizationsOperations,
  ...organizationSetupOperations,
  ...organizationLinksOperations,
  ...cronjobsOperations,
  ...quotasOperations,
  ...segmentSuggestionOperations,
  ...accountsOperations,
  ...activitiesOperations,
  ...exportHistoryOperations,
  ...loginActivityOperations,
  ...permissionGroupOperations,
  ...permissionsOperations,
  ...internalPermissionsOperations,
  ...systemGroupsOperations,
  ...miniAppsOperations,
  ...preferenceOperations,
  ...notificationsOperations,
  ...supportTicketsOperations,
  ...systemToolsOperations,
  ...systemVariablesOperations,
  ...privacyTermOperations,
}
