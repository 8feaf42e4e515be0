// Made by `npm run generate`. Do not edit.
import companies from './vi/super-admin/companies.json'
import cronjobs from './vi/super-admin/cronjobs.json'
import internalPermissions from './vi/super-admin/internal-permissions.json'
import organizationLinks from './vi/super-admin/organization-links.json'
import organizationSetup from './vi/super-admin/organization-setup.json'
import organizations from './vi/super-admin/organizations.json'
import permissions from './vi/super-admin/permissions.json'
import privacyTerm from './vi/super-admin/privacy-term.json'
import systemSetting from './vi/super-admin/system-setting.json'
import systemTools from './vi/super-admin/system-tools.json'
import systemVariables from './vi/super-admin/system-variables.json'

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
