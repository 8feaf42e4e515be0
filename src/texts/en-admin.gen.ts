// Made by `npm run generate`. Do not edit.
import accessLogs from './en/admin/access-logs.json'
import accountInvitations from './en/admin/account-invitations.json'
import accountLogs from './en/admin/account-logs.json'
import accounts from './en/admin/accounts.json'
import changeLogs from './en/admin/change-logs.json'
import exportLogs from './en/admin/export-logs.json'
import logDifference from './en/admin/log-difference.json'
import organizationAppearance from './en/admin/organization-appearance.json'
import organizationPage from './en/admin/organization-page.json'
import permissionGroups from './en/admin/permission-groups.json'
import richText from './en/admin/rich-text.json'
import termField from './en/admin/term-field.json'

/** What pages of an organization's administrators need beside them, loaded as one chunk with the first such page. */
export const texts = {
  ...accessLogs,
  ...accountInvitations,
  ...accountLogs,
  ...accounts,
  ...changeLogs,
  ...exportLogs,
  ...logDifference,
  ...organizationAppearance,
  ...organizationPage,
  ...permissionGroups,
  ...richText,
  ...termField,
}
