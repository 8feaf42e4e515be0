// Made by `npm run generate`. Do not edit.
import apiAccount from './vi/api-account.json'
import common from './vi/common.json'
import exportHistory from './vi/export-history.json'
import failure from './vi/failure.json'
import industries from './vi/industries.json'
import invitations from './vi/invitations.json'
import list from './vi/list.json'
import loginActivity from './vi/login-activity.json'
import notifications from './vi/notifications.json'
import organizationChoice from './vi/organization-choice.json'
import password from './vi/password.json'
import picker from './vi/picker.json'
import profile from './vi/profile.json'
import quickAccess from './vi/quick-access.json'
import sessionTokens from './vi/session-tokens.json'
import settings from './vi/settings.json'
import shell from './vi/shell.json'
import signIn from './vi/sign-in.json'
import supportTickets from './vi/support-tickets.json'
import time from './vi/time.json'
import twoFactor from './vi/two-factor.json'

/** The texts that every page may need in one language, loaded as one chunk. */
export const texts = {
  ...apiAccount,
  ...common,
  ...exportHistory,
  ...failure,
  ...industries,
  ...invitations,
  ...list,
  ...loginActivity,
  ...notifications,
  ...organizationChoice,
  ...password,
  ...picker,
  ...profile,
  ...quickAccess,
  ...sessionTokens,
  ...settings,
  ...shell,
  ...signIn,
  ...supportTickets,
  ...time,
  ...twoFactor,
}
