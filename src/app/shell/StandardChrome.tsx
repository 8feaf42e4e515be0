import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { CurrentUser } from '../../api'
import { useText } from '../../texts'
import { atLg } from '../../ui/breakpoints'
import { IconButton } from '../../ui/IconButton'
import { CollapsedEntries } from './CollapsedEntries'
import { HomeLink } from './HomeLink'
import { MenuEntries } from './MenuEntries'
import { OrganizationBox } from './OrganizationBox'

const Home = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    flexShrink: 0,
    px: { base: '8px', md: '16px' },
    '& .brand > span': { display: { base: 'none', md: 'block' } },
    [atLg]: { w: 'var(--side)', transition: 'width var(--slide) var(--ease)' },
    // The menu control stands above the icons, the mark beside them.
    '[data-collapsed] &': {
      [atLg]: {
        gap: 'calc((var(--menu-collapsed) - var(--control)) / 2 + 24px)',
        paddingInline: 'calc((var(--menu-collapsed) - var(--control)) / 2) 0',
        w: 'calc(var(--side) + 56px)',
      },
    },
  },
})

const Way = chakra('div', {
  base: {
    minW: 0,
    ps: '16px',
    pe: '16px',
    [atLg]: { ps: '32px' },
    '[data-collapsed] &': { [atLg]: { ps: '16px' } },
  },
})

const Side = chakra('nav', {
  base: {
    display: 'none',
    position: 'fixed',
    zIndex: 9,
    inset: 'var(--header) auto 0 0',
    w: 'var(--side)',
    p: '16px',
    bg: 'bg.surface',
    borderInlineEnd: '1px solid var(--line)',
    overflow: 'hidden auto',
    transition: 'width var(--slide) var(--ease)',
    [atLg]: { display: 'block' },
    '[data-collapsed] &': { px: '15.5px' },
  },
})

type Menu = { collapsed: boolean; turn: () => void }

type StartProps = Menu & {
  /** The menu has no room: this opens it as a drawer. */
  menuButton: ReactNode
  /** Where the header has no room it stands above the content. */
  trail: ReactNode
}

/** The header's left part: menu control, mark and breadcrumb. */
export function StandardStart({ collapsed, turn, menuButton, trail }: StartProps) {
  const text = useText()
  const words = text(collapsed ? 'shell.expandMenu' : 'shell.collapseMenu')
  return (
    <>
      <Home>
        {menuButton || <IconButton icon="menu" label={words} onClick={turn} />}
        <HomeLink markOnly={collapsed && !menuButton} />
      </Home>
      {trail && <Way>{trail}</Way>}
    </>
  )
}

/** The menu at the left, 290 pixels wide or as icons 80. */
export function StandardSide({ collapsed, context }: { collapsed: boolean; context: CurrentUser['orgCtx'] }) {
  const text = useText()
  return (
    <Side data-clear="" aria-label={text('shell.menu')}>
      {context && !collapsed && <OrganizationBox context={context} />}
      {collapsed ? <CollapsedEntries /> : <MenuEntries />}
    </Side>
  )
}
