// Made by `npm run generate`. Do not edit.
import accountInvitations from './en/account-invitations.json'
import accountLogs from './en/account-logs.json'
import accounts from './en/accounts.json'
import apiAccount from './en/api-account.json'
import changeLogs from './en/change-logs.json'
import common from './en/common.json'
import companies from './en/companies.json'
import exportHistory from './en/export-history.json'
import failure from './en/failure.json'
import industries from './en/industries.json'
import invitations from './en/invitations.json'
import list from './en/list.json'
import loginActivity from './en/login-activity.json'
import notifications from './en/notifications.json'
import organizationChoice from './en/organization-choice.json'
import organizationLinks from './en/organization-links.json'
import organizationSetup from './en/organization-setup.json'
import organizations from './en/organizations.json'
import password from './en/password.json'
import permissionGroups from './en/permission-groups.json'
import profile from './en/profile.json'
import quickAccess from './en/quick-access.json'
import sessionTokens from './en/session-tokens.json'
import shell from './en/shell.json'
import signIn from './en/sign-in.json'
import supportTickets from './en/support-tickets.json'
import time from './en/time.json'
import twoFactor from './en/two-factor.json'

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
