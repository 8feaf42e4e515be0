import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { CurrentUser } from '../../api'
import { Link } from '../../kit/navigation/Link'
import { useText } from '../../texts'
import { atWide } from '../../ui/breakpoints'
import { Icon } from '../../ui/Icon'
import { isAt, pagesOf, sectionAt, type MenuSection } from '../menu'
import { Switcher } from './Switcher'
import { useMenu } from './useMenu'

const Start = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    alignSelf: 'stretch',
    minW: 0,
    ps: { base: '8px', md: '16px' },
    pe: '8px',
    // Seven controls of 44 pixels have to stand side by side.
    '@media (max-width: 359px)': { gap: 0, ps: '4px', pe: 0 },
  },
})

const Tabs = chakra('nav', {
  base: {
    display: 'none',
    alignSelf: 'stretch',
    minW: 0,
    ms: '24px',
    overflow: 'auto hidden',
    [atWide]: { display: 'block' },
    '& > ul': { display: 'flex', gap: '24px', h: '100%' },
    '& > ul > li': { display: 'flex', flexShrink: 0 },
  },
})
const Tab = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderBlock: '2px solid transparent',
    '&:hover': { color: 'fg', textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { color: 'fg', fontWeight: 'bold', borderBottomColor: 'var(--primary-text)' },
  },
})

const Rail = chakra('nav', {
  base: {
    display: 'none',
    position: 'fixed',
    zIndex: 9,
    inset: 'var(--header) auto 0 0',
    w: 'var(--rail)',
    px: '4px',
    py: '16px',
    overflow: 'hidden auto',
    [atWide]: { display: 'block' },
    '& > ul': { display: 'flex', flexDirection: 'column', gap: '8px' },
  },
})
const RailEntry = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4px',
    py: '8px',
    borderRadius: 'l2',
    color: 'fg.muted',
    textStyle: 'xs',
    textAlign: 'center',
    transition: 'background var(--quick) var(--ease)',
    '&:hover': { bg: 'bg.subtle', textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'bold' },
    '& > span': { maxW: '100%', overflowWrap: 'anywhere', hyphens: 'auto' },
  },
})

type StartProps = {
  context: CurrentUser['orgCtx']
  /** The sections have no room: this opens them as a drawer. */
  menuButton: ReactNode
}

/** The header's left part: the organization, then the sections as tabs. */
export function ModernStart({ context, menuButton }: StartProps) {
  return (
    <Start>
      {menuButton}
      <Switcher context={context} />
      {!menuButton && <Sections />}
    </Start>
  )
}

function Sections() {
  const text = useText()
  const menu = useMenu()
  const here = sectionAt(menu, useLocation().pathname)
  return (
    <Tabs aria-label={text('shell.sections')}>
      <ul>
        {menu.map((section) => (
          <li key={section.label}>
            <Tab
              to={pagesOf(section)[0].to}
              aria-current={section === here ? ('pages' in section ? 'true' : 'page') : undefined}
            >
              {text(section.label)}
            </Tab>
          </li>
        ))}
      </ul>
    </Tabs>
  )
}

/** The pages of the section one is in, at the left; beside a page that belongs to none there is nothing. */
export function ModernSide({ section }: { section: MenuSection }) {
  const text = useText()
  const { pathname } = useLocation()
  return (
    <Rail data-clear="" aria-label={text(section.label)}>
      <ul>
        {pagesOf(section).map((page) => (
          <li key={page.label}>
            <RailEntry to={page.to} aria-current={isAt(page, pathname) ? 'page' : undefined}>
              <Icon name={page.icon} />
              <span>{text(page.label)}</span>
            </RailEntry>
          </li>
        ))}
      </ul>
    </Rail>
  )
}
