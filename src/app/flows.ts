import { apiAccountFlow } from '../features/api-account/flow'
import { exportDownloadFlow } from '../features/export-history/flow'
import { logoutFlow } from '../features/logout/flow'
import { customModelFlow, organizationDeletionFlow } from '../features/platform/organizations/flow'
import { quotaFlow } from '../features/platform/organizations/setup/flow'
import { pageViewFlow } from '../features/quick-access/flow'
import { liveFlow } from '../features/notifications/live-flow'
import { organizationChoiceFlow } from '../features/organization-choice/flow'
import { organizationUpdateFlow } from '../features/profile/flow'
import { sessionEndFlow } from '../features/session-tokens/flow'
import { twoFactorFlow } from '../features/two-factor/flow'
import { passwordChangeFlow, passwordPolicyFlow } from '../features/password/flow'
import { exportFlow } from '../domain/exports/flow'
import { keepSession } from '../session/expiry'
import { enter, leaveWhenUnauthorized, showForbidden, warnOfTooManyRequests } from '../session/flow'
import { followTabs, leaveForOtherTab } from '../session/tabs'

/** Every flow that runs while the app is open. */
export const appFlows = [
  leaveWhenUnauthorized,
  showForbidden,
  warnOfTooManyRequests,
  keepSession,
  followTabs,
  leaveForOtherTab,
  enter,
  liveFlow,
  organizationChoiceFlow,
  logoutFlow,
  passwordPolicyFlow,
  passwordChangeFlow,
  sessionEndFlow,
  apiAccountFlow,
  exportDownloadFlow,
  twoFactorFlow,
  organizationUpdateFlow,
  pageViewFlow,
  organizationDeletionFlow,
  customModelFlow,
  quotaFlow,
  exportFlow,
] as const
