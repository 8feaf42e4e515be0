import { apiAccountFlow } from '../features/api-account/flow'
import { exportDownloadFlow } from '../features/export-history/flow'
import { logoutFlow } from '../features/logout/flow'
import { organizationChoiceFlow } from '../features/organization-choice/flow'
import { emailMarketingFlow, organizationUpdateFlow } from '../features/profile/flow'
import { sessionEndFlow } from '../features/session-tokens/flow'
import { twoFactorFlow } from '../features/two-factor/flow'
import { passwordChangeFlow, passwordPolicyFlow } from '../features/password/flow'
import {
  enter,
  keepSession,
  leaveWhenUnauthorized,
  showForbidden,
  warnOfTooManyRequests,
} from '../session/flow'

/** Every flow that runs while the app is open. */
export const appFlows = [
  leaveWhenUnauthorized,
  showForbidden,
  warnOfTooManyRequests,
  keepSession,
  enter,
  organizationChoiceFlow,
  logoutFlow,
  passwordPolicyFlow,
  passwordChangeFlow,
  sessionEndFlow,
  apiAccountFlow,
  exportDownloadFlow,
  twoFactorFlow,
  emailMarketingFlow,
  organizationUpdateFlow,
] as const
