import type { CurrentUser } from '../api'
import {
  mayOpen,
  menuLabels,
  pageAt,
  pagePaths,
  pages,
  sections,
  type Page,
  type PagePath,
} from '../kit/navigation/pages'
import type { MessageId } from '../texts'
import type { IconName } from '../ui/Icon'

/** A page that the menu leads to. `again`: it stands above by another name already, which is the one that is marked. */
export type MenuPage = Page & { readonly to: PagePath; readonly again?: boolean }
/** A page that stands in the menu by itself, or a group of pages. */
export type MenuSection =
  | MenuPage
  | { readonly label: MessageId; readonly icon: IconName; readonly pages: readonly [MenuPage, ...MenuPage[]] }
export type Menu = readonly MenuSection[]

/** The left menu of a person, without a group that has no page. */
export function menuOf(user: CurrentUser | undefined): Menu {
  const open = pagePaths.flatMap((to) =>
    menuLabels(to, user).map((label, at): MenuPage => ({ ...pages[to], to, label, again: at > 0 })),
  )
  return open.flatMap((page): MenuSection[] => {
    const { section } = page
    if (!section) return []
    if (section === 'top') return [page]
    // A group stands where its first page does.
    const [first, ...more] = open.filter((each) => each.section === section)
    return first === page ? [{ ...sections[section], pages: [first, ...more] }] : []
  })
}

/** The menu of the landing layout. */
export const landingMenu = pagePaths
  .map((to): MenuPage => ({ ...pages[to], to }))
  .filter(({ frame }) => frame === 'landing')

export const isAt = ({ to, again }: MenuPage, pathname: string): boolean => !again && pageAt(pathname) === to

export const pagesOf = (section: MenuSection): readonly [MenuPage, ...MenuPage[]] =>
  'pages' in section ? section.pages : [section]

/** The section that a path belongs to. */
export const sectionAt = (menu: Menu, pathname: string): MenuSection | undefined =>
  menu.find((section) => pagesOf(section).some((page) => isAt(page, pathname)))

/** A person's way to a path, outermost first: its section, then its page; empty where they open no page. */
export function trailOf(user: CurrentUser | undefined, pathname: string): readonly MessageId[] {
  const to = pageAt(pathname)
  if (!to || !mayOpen(to, user)) return []
  const { section, label, trail } = pages[to]
  if (trail) return trail
  return section && section !== 'top' ? [sections[section].label, label] : [label]
}
