// Made by `npm run generate`. Do not edit.
import companies from './vi/super-admin/companies.json'
import organizationLinks from './vi/super-admin/organization-links.json'
import organizationSetup from './vi/super-admin/organization-setup.json'
import organizations from './vi/super-admin/organizations.json'

/** The same for pages of super administrators. */
export const texts = { ...companies, ...organizationLinks, ...organizationSetup, ...organizations }
