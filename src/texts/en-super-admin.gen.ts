// Made by `npm run generate`. Do not edit.
import companies from './en/super-admin/companies.json'
import cronjobs from './en/super-admin/cronjobs.json'
import internalPermissions from './en/super-admin/internal-permissions.json'
import organizationLinks from './en/super-admin/organization-links.json'
import organizationSetup from './en/super-admin/organization-setup.json'
import organizations from './en/super-admin/organizations.json'
import permissions from './en/super-admin/permissions.json'
import privacyTerm from './en/super-admin/privacy-term.json'
import systemSetting from './en/super-admin/system-setting.json'
import systemTools from './en/super-admin/system-tools.json'
import systemVariables from './en/super-admin/system-variables.json'

/** The same for pages of super administrators. */
export const texts = {
  ...companies,
  ...cronjobs,
  ...internalPermissions,
  ...organizationLinks,
  ...organizationSetup,
  ...organizations,
  ...permissions,
  ...privacyTerm,
  ...systemSetting,
  ...systemTools,
  ...systemVariables,
}
