// Made by `npm run generate`. Do not edit.
import accessLogs from './vi/admin/access-logs.json'
import accountInvitations from './vi/admin/account-invitations.json'
import accountLogs from './vi/admin/account-logs.json'
import accounts from './vi/admin/accounts.json'
import changeLogs from './vi/admin/change-logs.json'
import companies from './vi/admin/companies.json'
import exportLogs from './vi/admin/export-logs.json'
import internalPermissions from './vi/admin/internal-permissions.json'
import logDifference from './vi/admin/log-difference.json'
import organizationAppearance from './vi/admin/organization-appearance.json'
import organizationLinks from './vi/admin/organization-links.json'
import organizationPage from './vi/admin/organization-page.json'
import organizationSetup from './vi/admin/organization-setup.json'
import organizations from './vi/admin/organizations.json'
import permissionGroups from './vi/admin/permission-groups.json'
import permissions from './vi/admin/permissions.json'
import richText from './vi/admin/rich-text.json'

/** What administrators' pages need beside them, loaded as one chunk with the first such page. */
export const texts = {
  ...accessLogs,
  ...accountInvitations,
  ...accountLogs,
  ...accounts,
  ...changeLogs,
  ...companies,
  ...exportLogs,
  ...internalPermissions,
  ...logDifference,
  ...organizationAppearance,
  ...organizationLinks,
  ...organizationPage,
  ...organizationSetup,
  ...organizations,
  ...permissionGroups,
  ...permissions,
  ...richText,
}
