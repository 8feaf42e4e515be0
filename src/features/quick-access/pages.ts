import { paths } from '../../paths'
import type { MessageId } from '../../texts'
import type { IconName } from '../../ui/Icon'
import type { TrackedPath } from './titles'

/** How a page is called in the menu, with a picture. Addresses of one page share it. */
export type Page = { readonly label: MessageId; readonly icon: IconName }

const profile: Page = { label: 'menu.profile', icon: 'user' }
const changePassword: Page = { label: 'menu.changePassword', icon: 'lock' }
const notifications: Page = { label: 'menu.notifications', icon: 'bell' }

export const pages: Readonly<Record<TrackedPath, Page>> = {
  [paths.home]: profile,
  [paths.dashboard]: profile,
  [paths.accountInfo]: profile,
  [paths.accountInfoAnalytics]: profile,
  [paths.ownForms]: { label: 'menu.ownForms', icon: 'pencil' },
  [paths.changePassword]: changePassword,
  [paths.changePasswordOld]: changePassword,
  [paths.twoFactor]: { label: 'menu.twoFactor', icon: 'shield' },
  [paths.apiAccount]: { label: 'menu.apiAccount', icon: 'key' },
  [paths.sessionTokens]: { label: 'menu.tokens', icon: 'device' },
  [paths.invitations]: { label: 'menu.invitation', icon: 'mail' },
  [paths.exportHistory]: { label: 'menu.exportsHistory', icon: 'download' },
  [paths.loginActivity]: { label: 'menu.loginActivity', icon: 'clock' },
  [paths.notifications]: notifications,
  [paths.systemNotifications]: notifications,
  [paths.consoleOrganizations]: { label: 'title.organizations', icon: 'building' },
  [paths.consoleLinkOrganizations]: { label: 'title.organizationLinks', icon: 'link' },
  [paths.selectOrganization]: { label: 'title.selectOrganization', icon: 'swap' },
  [paths.emptyCompany]: { label: 'title.emptyCompany', icon: 'building' },
  [paths.help]: { label: 'menu.help', icon: 'help' },
  [paths.policy]: { label: 'menu.policy', icon: 'document' },
}
