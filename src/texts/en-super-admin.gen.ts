// Made by `npm run generate`. Do not edit.
import companies from './en/super-admin/companies.json'
import organizationLinks from './en/super-admin/organization-links.json'
import organizationSetup from './en/super-admin/organization-setup.json'
import organizations from './en/super-admin/organizations.json'

/** The same for pages of super administrators. */
export const texts = { ...companies, ...organizationLinks, ...organizationSetup, ...organizations }
