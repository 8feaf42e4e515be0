import type { Role } from '../api'
import { mayOpen } from '../kit/navigation/page-access'
import { paths, type Path } from '../paths'
import type { MessageId } from '../texts'
import type { IconName } from '../ui/Icon'

/** One address that the console can lead to. */
export type MenuPage = {
  readonly label: MessageId
  readonly to: Path
  /** Further addresses of the same page. */
  readonly also?: readonly Path[]
  /** The way to it, where that is not its section and its label. */
  readonly trail?: readonly MessageId[]
}
/** A page of the left menu. */
export type SectionPage = MenuPage & { readonly icon: IconName }
/** A page that stands in the menu by itself, or a group of pages. */
export type MenuSection =
  | SectionPage
  | {
      readonly label: MessageId
      readonly icon: IconName
      readonly pages: readonly [SectionPage, ...SectionPage[]]
    }

/** The whole left menu, in its order. */
const menu: readonly MenuSection[] = [
  {
    label: 'menu.profile',
    icon: 'user',
    to: paths.accountInfo,
    also: [paths.home, paths.dashboard, paths.accountInfoAnalytics],
  },
  {
    label: 'menu.security',
    icon: 'shield',
    pages: [
      {
        label: 'menu.changePassword',
        icon: 'lock',
        to: paths.changePassword,
        also: [paths.changePasswordOld],
      },
      { label: 'menu.twoFactor', icon: 'shield', to: paths.twoFactor },
      { label: 'menu.apiAccount', icon: 'key', to: paths.apiAccount },
      { label: 'menu.tokens', icon: 'device', to: paths.sessionTokens },
    ],
  },
  {
    label: 'menu.activity',
    icon: 'clock',
    pages: [
      { label: 'menu.invitation', icon: 'mail', to: paths.invitations },
      { label: 'menu.exportsHistory', icon: 'download', to: paths.exportHistory },
      { label: 'menu.loginActivity', icon: 'clock', to: paths.loginActivity },
    ],
  },
  {
    label: 'menu.superAdmin',
    icon: 'crown',
    pages: [
      { label: 'menu.organizations', icon: 'building', to: paths.consoleOrganizations },
      {
        label: 'menu.organizationLinks',
        icon: 'link',
        to: paths.consoleLinkOrganizations,
        trail: ['trail.console', 'trail.organizationLinks'],
      },
    ],
  },
]

export type Menu = readonly MenuSection[]

/** The left menu of whoever has these roles: the pages that they open, and no group without any. */
export const menuOf = (roles: readonly Role[]): Menu =>
  menu.flatMap((section): MenuSection[] => {
    const [first, ...more] = pagesOf(section).filter(({ to }) => mayOpen(to, roles))
    if (!first) return []
    return ['pages' in section ? { ...section, pages: [first, ...more] } : section]
  })

/** The menu of the landing layout. */
export const landingMenu: readonly MenuPage[] = [
  { label: 'menu.help', to: paths.help },
  { label: 'menu.policy', to: paths.policy },
]

/** Pages that the menu does not lead to. */
const besides: readonly MenuPage[] = [
  { label: 'menu.ownForms', to: paths.ownForms },
  { label: 'menu.notifications', to: paths.notifications, also: [paths.systemNotifications] },
]

export function isAt({ to, also = [] }: MenuPage, pathname: string): boolean {
  const bare = pathname.replace(/(.)\/+$/, '$1')
  return [to, ...also].some((path) => path === bare)
}

export const pagesOf = (section: MenuSection): readonly [SectionPage, ...SectionPage[]] =>
  'pages' in section ? section.pages : [section]

/** The section that a path belongs to. */
export const sectionAt = (menu: Menu, pathname: string): MenuSection | undefined =>
  menu.find((section) => pagesOf(section).some((page) => isAt(page, pathname)))

/** The way to a path, outermost first: its section, then its page; empty where there is no page. */
export function trailOf(menu: Menu, pathname: string): readonly MessageId[] {
  const section = sectionAt(menu, pathname)
  const page = section && pagesOf(section).find((each) => isAt(each, pathname))
  if (page?.trail) return page.trail
  if (page) return page === section ? [page.label] : [section.label, page.label]
  return besides.filter((page) => isAt(page, pathname)).map(({ label }) => label)
}
