// Made by `npm run generate`. Do not edit.
import accessLogs from './en/admin/access-logs.json'
import accountInvitations from './en/admin/account-invitations.json'
import accountLogs from './en/admin/account-logs.json'
import accounts from './en/admin/accounts.json'
import changeLogs from './en/admin/change-logs.json'
import companies from './en/admin/companies.json'
import exportLogs from './en/admin/export-logs.json'
import internalPermissions from './en/admin/internal-permissions.json'
import logDifference from './en/admin/log-difference.json'
import organizationAppearance from './en/admin/organization-appearance.json'
import organizationLinks from './en/admin/organization-links.json'
import organizationPage from './en/admin/organization-page.json'
import organizationSetup from './en/admin/organization-setup.json'
import organizations from './en/admin/organizations.json'
import permissionGroups from './en/admin/permission-groups.json'
import permissions from './en/admin/permissions.json'
import richText from './en/admin/rich-text.json'

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
