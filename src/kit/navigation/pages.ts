import type { Access, CurrentUser } from '../../api'
import { aliases, knownPath, paths, type Path } from '../../paths'
import type { MessageId } from '../../texts'
import type { IconName } from '../../ui/Icon'
import { mayCall } from '../access/access'

/** The groups of the left menu. */
export const sections = {
  security: { label: 'menu.security', icon: 'shield' },
  activity: { label: 'menu.activity', icon: 'clock' },
  admin: { label: 'menu.admin', icon: 'building' },
  superAdmin: { label: 'menu.superAdmin', icon: 'crown' },
} as const satisfies Record<string, { readonly label: MessageId; readonly icon: IconName }>

/** What is known of a page before its code is there. Its loader stands in `app/screens.ts`. */
export type Page = {
  /** The document's title. */
  readonly title: MessageId
  /**
   * The title that analytics and Quick Access are told, in English whatever the person reads: the documented one, else
   * that of the document.
   */
  readonly tracked: string
  /** The same of a tab that has one of its own, by the name of the tab in the address. */
  readonly trackedTabs?: Readonly<Record<string, string>>
  /** How menu, breadcrumb and Quick Access call it. */
  readonly label: MessageId
  readonly icon: IconName
  /** Where it stands in the left menu: in a section, or at the `top` by itself. Without it the menu has it not. */
  readonly section?: keyof typeof sections | 'top'
  /** The way to it, where that is not its section and its label. */
  readonly trail?: readonly MessageId[]
  /** How Quick Access calls it, where the label says too little without its section. */
  readonly recent?: MessageId
  /** Who opens it (one clause must hold, all inside it); without it everybody who gets that far. */
  readonly access?: Access['any']
  /** How the menu calls it for whom, of those who open it; without it all of them find it by its label. */
  readonly menu?: readonly { readonly label: MessageId; readonly access: Access['any'] }[]
  /** What stands around it: the `shell` of an organization (the usual), the `landing` layout, or nothing. */
  readonly frame?: 'shell' | 'landing' | 'none'
}

/** The address that a page is known by. /login and /logout are ways in and out, no pages to come back to. */
export type PagePath = Exclude<Path, keyof typeof aliases | typeof paths.signIn | typeof paths.signOut>

const superAdministrators: Access['any'] = [{ roles: ['SUPER_ADMIN'] }]
const administrators: Access['any'] = [{ roles: ['ADMIN', 'SUPER_ADMIN'] }]
const managersOfAccounts: Access['any'] = [{ permissions: ['AccountPermission'] }]

/** Every page, in the order of the menu. Gate, menu, breadcrumb, Quick Access, page views and titles read it. */
export const pages: Readonly<Record<PagePath, Page>> = {
  [paths.accountInfo]: {
    title: 'title.accountInfo',
    tracked: 'Home/Account Info',
    label: 'menu.profile',
    icon: 'user',
    section: 'top',
  },
  [paths.changePassword]: {
    title: 'title.changePassword',
    tracked: 'Change Password',
    label: 'menu.changePassword',
    icon: 'lock',
    section: 'security',
  },
  [paths.twoFactor]: {
    title: 'title.twoFactor',
    tracked: 'Security 2FA-TOTP',
    label: 'menu.twoFactor',
    icon: 'shield',
    section: 'security',
  },
  [paths.apiAccount]: {
    title: 'title.apiAccount',
    tracked: 'Account API',
    label: 'menu.apiAccount',
    icon: 'key',
    section: 'security',
  },
  [paths.sessionTokens]: {
    title: 'title.tokens',
    tracked: 'My Tokens',
    label: 'menu.tokens',
    icon: 'device',
    section: 'security',
  },
  [paths.invitations]: {
    title: 'title.invitations',
    tracked: 'Activity Invitation',
    label: 'menu.invitation',
    icon: 'mail',
    section: 'activity',
  },
  [paths.exportHistory]: {
    title: 'title.exportHistory',
    tracked: 'Exports History',
    label: 'menu.exportsHistory',
    icon: 'download',
    section: 'activity',
  },
  [paths.loginActivity]: {
    title: 'title.loginActivity',
    tracked: 'Login Activity',
    label: 'menu.loginActivity',
    icon: 'clock',
    section: 'activity',
  },
  [paths.organization]: {
    title: 'title.organization',
    tracked: 'Admin Organization',
    label: 'menu.organizations',
    icon: 'building',
    section: 'admin',
    access: administrators,
  },
  [paths.accounts]: {
    title: 'title.accounts',
    tracked: 'Admin Accounts',
    label: 'menu.users',
    recent: 'title.accounts',
    icon: 'users',
    section: 'admin',
    trail: ['menu.admin', 'menu.accounts'],
    access: [...administrators, ...managersOfAccounts],
    menu: [
      { label: 'menu.accounts', access: administrators },
      { label: 'menu.users', access: managersOfAccounts },
    ],
  },
  [paths.permissionGroups]: {
    title: 'title.permissionGroups',
    tracked: 'Permission Groups',
    label: 'menu.permissionGroups',
    icon: 'shield',
    section: 'admin',
    access: administrators,
  },
  [paths.activities]: {
    title: 'title.activities',
    tracked: 'Activity logs',
    label: 'menu.activities',
    icon: 'document',
    section: 'admin',
    access: administrators,
  },
  [paths.consoleOrganizations]: {
    title: 'title.organizations',
    tracked: 'Super Admin Organizations',
    label: 'menu.organizations',
    recent: 'title.organizations',
    icon: 'building',
    section: 'superAdmin',
    access: superAdministrators,
  },
  [paths.platformAccounts]: {
    title: 'title.platformAccounts',
    tracked: 'Super Admin Accounts',
    label: 'menu.accounts',
    recent: 'title.platformAccounts',
    icon: 'users',
    section: 'superAdmin',
    trail: ['menu.superAdmin', 'menu.accounts'],
    access: administrators,
    menu: [{ label: 'menu.accounts', access: superAdministrators }],
  },
  [paths.consolePermission]: {
    title: 'title.permissions',
    tracked: 'Permission',
    trackedTabs: { internal: 'Internal Permission' },
    label: 'menu.permissions',
    icon: 'key',
    section: 'superAdmin',
    access: superAdministrators,
  },
  [paths.internalPermission]: {
    title: 'title.internalPermissions',
    tracked: 'Internal Permission',
    label: 'menu.internalPermissions',
    icon: 'key',
    trail: ['menu.superAdmin', 'menu.internalPermissions'],
    access: superAdministrators,
  },
  [paths.consoleLinkOrganizations]: {
    title: 'title.organizationLinks',
    tracked: 'Link third-party company',
    label: 'menu.organizationLinks',
    recent: 'title.organizationLinks',
    icon: 'link',
    section: 'superAdmin',
    trail: ['trail.console', 'trail.organizationLinks'],
    access: superAdministrators,
  },
  [paths.systemSetting]: {
    title: 'title.systemSetting',
    tracked: 'System Setting',
    label: 'menu.systemSetting',
    icon: 'gear',
    section: 'superAdmin',
    access: superAdministrators,
  },
  [paths.ownForms]: {
    title: 'title.ownForms',
    tracked: 'Profile',
    label: 'menu.ownForms',
    icon: 'pencil',
  },
  [paths.notifications]: {
    title: 'title.notifications',
    tracked: 'My Notification',
    label: 'menu.notifications',
    icon: 'bell',
  },
  [paths.selectOrganization]: {
    title: 'title.selectOrganization',
    tracked: 'Select organization',
    label: 'title.selectOrganization',
    icon: 'swap',
    frame: 'none',
  },
  [paths.emptyCompany]: {
    title: 'title.emptyCompany',
    tracked: 'No organization',
    label: 'title.emptyCompany',
    icon: 'building',
    frame: 'none',
  },
  [paths.help]: {
    title: 'title.help',
    tracked: 'Help',
    label: 'menu.help',
    icon: 'help',
    frame: 'landing',
  },
  [paths.policy]: {
    title: 'title.policy',
    tracked: 'Privacy Policy',
    label: 'menu.policy',
    icon: 'document',
    frame: 'landing',
  },
}

export const pagePaths = Object.keys(pages) as readonly PagePath[]

const pageOfAlias: { readonly [Alias in Path]?: PagePath } = aliases
const isPagePath = (path: Path): path is PagePath => Object.hasOwn(pages, path)

/** The page that a path belongs to, by whichever of its addresses; none where there is no page. */
export function pageAt(pathname: string): PagePath | undefined {
  const path = knownPath(pathname)
  const page = path && (pageOfAlias[path] ?? path)
  return page && isPagePath(page) ? page : undefined
}

/** The addresses of a page, the one that it is known by first. */
export const addressesOf = (page: PagePath): readonly Path[] => [
  page,
  ...Object.values(paths).filter((path) => pageOfAlias[path] === page),
]

const isAmong = (access: Access['any'], user: CurrentUser | undefined) =>
  !access || mayCall({ session: 'organization', any: access }, user).name === 'may'

/** The one rule for gate, menu and what counts as visited; roles are those of the chosen organization (decisions 2). */
export const mayOpen = (page: PagePath, user: CurrentUser | undefined): boolean =>
  isAmong(pages[page].access, user)

/** What the menu calls a page for a person: once for each thing that they are; nothing where it has it not. */
export function menuLabels(page: PagePath, user: CurrentUser | undefined): readonly MessageId[] {
  const { section, label, menu } = pages[page]
  if (!section || !mayOpen(page, user)) return []
  return menu ? menu.filter(({ access }) => isAmong(access, user)).map((entry) => entry.label) : [label]
}
