import { logoutFlow } from '../features/logout/flow'
import { organizationChoiceFlow } from '../features/organization-choice/flow'
import { sessionEndFlow } from '../features/session-tokens/flow'
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
] as const
