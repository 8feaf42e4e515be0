// Made by `npm run generate`. Do not edit.
import accountInvitations from './vi/account-invitations.json'
import accountLogs from './vi/account-logs.json'
import accounts from './vi/accounts.json'
import apiAccount from './vi/api-account.json'
import changeLogs from './vi/change-logs.json'
import common from './vi/common.json'
import companies from './vi/companies.json'
import exportHistory from './vi/export-history.json'
import failure from './vi/failure.json'
import industries from './vi/industries.json'
import invitations from './vi/invitations.json'
import list from './vi/list.json'
import loginActivity from './vi/login-activity.json'
import notifications from './vi/notifications.json'
import organizationChoice from './vi/organization-choice.json'
import organizationLinks from './vi/organization-links.json'
import organizationSetup from './vi/organization-setup.json'
import organizations from './vi/organizations.json'
import password from './vi/password.json'
import permissionGroups from './vi/permission-groups.json'
import profile from './vi/profile.json'
import quickAccess from './vi/quick-access.json'
import sessionTokens from './vi/session-tokens.json'
import shell from './vi/shell.json'
import signIn from './vi/sign-in.json'
import supportTickets from './vi/support-tickets.json'
import time from './vi/time.json'
import twoFactor from './vi/two-factor.json'

/** All texts of the app in one language, loaded once as one chunk. */
export const texts = {
  ...accountInvitations,
  ...accountLogs,
  ...accounts,
  ...apiAccount,
  ...changeLogs,
  ...common,
  ...companies,
  ...exportHistory,
  ...failure,
  ...industries,
  ...invitations,
  ...list,
  ...loginActivity,
  ...notifications,
  ...organizationChoice,
  ...organizationLinks,
  ...organizationSetup,
  ...organizations,
  ...password,
  ...permissionGroups,
  ...profile,
  ...quickAccess,
  ...sessionTokens,
  ...shell,
  ...signIn,
  ...supportTickets,
  ...time,
  ...twoFactor,
}
