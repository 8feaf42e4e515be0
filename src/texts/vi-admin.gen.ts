// Made by `npm run generate`. Do not edit.
import accessLogs from './vi/admin/access-logs.json'
import accountInvitations from './vi/admin/account-invitations.json'
import accountLogs from './vi/admin/account-logs.json'
import accounts from './vi/admin/accounts.json'
import changeLogs from './vi/admin/change-logs.json'
import exportLogs from './vi/admin/export-logs.json'
import logDifference from './vi/admin/log-difference.json'
import organizationAppearance from './vi/admin/organization-appearance.json'
import organizationPage from './vi/admin/organization-page.json'
import permissionGroups from './vi/admin/permission-groups.json'
import richText from './vi/admin/rich-text.json'
import termField from './vi/admin/term-field.json'

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
