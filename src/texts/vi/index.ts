/** All texts of the app in one language, loaded once as one chunk. */
import common from './common.json'
import failure from './failure.json'
import exportHistory from './export-history.json'
import industries from './industries.json'
import invitations from './invitations.json'
import notifications from './notifications.json'
import quickAccess from './quick-access.json'
import supportTickets from './support-tickets.json'
import sessionTokens from './session-tokens.json'
import apiAccount from './api-account.json'
import twoFactor from './two-factor.json'
import list from './list.json'
import loginActivity from './login-activity.json'
import organizationChoice from './organization-choice.json'
import organizationLinks from './organization-links.json'
import organizationSetup from './organization-setup.json'
import organizations from './organizations.json'
import password from './password.json'
import profile from './profile.json'
import shell from './shell.json'
import signIn from './sign-in.json'

export const texts = {
  ...common,
  ...failure,
  ...exportHistory,
  ...industries,
  ...invitations,
  ...notifications,
  ...quickAccess,
  ...supportTickets,
  ...sessionTokens,
  ...apiAccount,
  ...twoFactor,
  ...list,
  ...loginActivity,
  ...organizationChoice,
  ...organizationLinks,
  ...organizationSetup,
  ...organizations,
  ...password,
  ...profile,
  ...shell,
  ...signIn,
}
