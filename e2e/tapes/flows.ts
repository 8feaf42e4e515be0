import { captcha } from './captcha'
import { deletion } from './deletion'
import { expiry } from './expiry'
import { exportByCode } from './export-by-code'
import { forcedPasswordChange } from './forced-password-change'
import { organizationChoice } from './organization-choice'
import { signIn } from './sign-in'
import { signOut } from './sign-out'
import { systemVariables } from './system-variables'
import { organizationTerms, platformTerms } from './terms'
import { twoFactor } from './two-factor'
import { twoFactorSignIn } from './two-factor-sign-in'
import type { Flow } from './steps'

/** The flows of the mission, in the order of the script for testers. */
export const flows: readonly Flow[] = [
  signIn,
  captcha,
  twoFactorSignIn,
  platformTerms,
  organizationTerms,
  organizationChoice,
  forcedPasswordChange,
  deletion,
  exportByCode,
  systemVariables,
  expiry,
  signOut,
  twoFactor,
]
