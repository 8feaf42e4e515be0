// Made by `npm run generate`. Do not edit.
import apiAccount from './en/api-account.json'
import common from './en/common.json'
import exportHistory from './en/export-history.json'
import failure from './en/failure.json'
import industries from './en/industries.json'
import invitations from './en/invitations.json'
import list from './en/list.json'
import loginActivity from './en/login-activity.json'
import notifications from './en/notifications.json'
import organizationChoice from './en/organization-choice.json'
import password from './en/password.json'
import picker from './en/picker.json'
import profile from './en/profile.json'
import quickAccess from './en/quick-access.json'
import sessionTokens from './en/session-tokens.json'
import settings from './en/settings.json'
import shell from './en/shell.json'
import signIn from './en/sign-in.json'
import supportTickets from './en/support-tickets.json'
import time from './en/time.json'
import twoFactor from './en/two-factor.json'

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
