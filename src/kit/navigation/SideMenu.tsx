import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { atLg } from '../../ui/breakpoints'
import { Icon, type IconName } from '../../ui/Icon'
import { revealInRow } from '../../ui/reveal'
import { Link } from './Link'

// Beside the content; where there is no room a row over it that scrolls.
const Nav = chakra('nav', {
  base: {
    flexShrink: 0,
    display: 'flex',
    gap: '4px',
    overflow: 'auto',
    [atLg]: {
      position: 'sticky',
      top: 'calc(var(--header) + 16px)',
      flexDirection: 'column',
      w: '208px',
      overflow: 'visible',
    },
  },
})
const Entry = chakra(Link, {
  base: {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minH: 'var(--control)',
    px: '12px',
    py: '4px',
    borderRadius: 'l2',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    '&:hover': { bg: 'bg.subtle', textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'bold' },
    [atLg]: { whiteSpace: 'normal' },
  },
})
const Anchor = chakra(Entry, { base: { ps: '44px', minH: '32px', textStyle: 'xs' } })
const Below = chakra('div', {
  base: { display: 'none', flexDirection: 'column', [atLg]: { display: 'flex' } },
})
const Group = chakra('div', {
  base: { flexShrink: 0, display: 'flex', gap: '4px', [atLg]: { flexDirection: 'column', mt: '12px' } },
})
const GroupName = chakra('div', {
  base: {
    alignSelf: 'center',
    px: '12px',
    textStyle: 'xs',
    color: 'fg.muted',
    [atLg]: { alignSelf: 'start' },
  },
})

/** The parts of a page one below the other, as links. It goes into the `menu` of `Tabs`. */
export const SideMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <Nav aria-label={label}>{children}</Nav>
)

interface SideMenuEntryProps {
  to: string
  icon: IconName
  isHere: boolean
  children: ReactNode
}

/** As with tabs, Back leaves the page. */
export const SideMenuEntry = ({ to, icon, isHere, children }: SideMenuEntryProps) => (
  <Entry to={to} replace aria-current={isHere ? 'page' : undefined} ref={isHere ? revealInRow : undefined}>
    <Icon name={icon} />
    {children}
  </Entry>
)

/** Entries under a word of their own. */
export const SideMenuGroup = ({ name, children }: { name: string; children: ReactNode }) => (
  <Group role="group" aria-label={name}>
    <GroupName aria-hidden>{name}</GroupName>
    {children}
  </Group>
)

/** The sections of the part that is shown, below its entry; not where the menu is a row. */
export const SideMenuSections = ({
  sections,
}: {
  sections: readonly { readonly to: string; readonly name: string }[]
}) => (
  <Below>
    {sections.map(({ to, name }) => (
      <Anchor key={to} to={to} replace>
        {name}
      </Anchor>
    ))}
  </Below>
)
