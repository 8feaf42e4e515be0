import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../../kit/navigation/Link'
import { address } from '../../../paths'
import { useText } from '../../../texts'
import { atLg } from '../../../ui/breakpoints'
import { Icon } from '../../../ui/Icon'
import type { Tab } from './sections'

// Beside the cards; where there is no room a row over them that scrolls.
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
  },
})
const Below = chakra('div', {
  base: { display: 'none', flexDirection: 'column', [atLg]: { display: 'flex' } },
})
const Anchor = chakra(Entry, { base: { ps: '44px', minH: '32px', textStyle: 'xs' } })

/** The tabs one below the other, and below the one that is shown its sections. */
export function SideMenu({ tabs, selected }: { tabs: readonly Tab[]; selected: string }) {
  const text = useText()
  return (
    <Nav aria-label={text('organizationPage.parts')}>
      {tabs.map(({ name, label, menuLabel = label, icon, sections }, index) => {
        const tab = index === 0 ? undefined : name
        return (
          <chakra.div key={name} display="contents">
            <WayTo tab={tab} isHere={name === selected}>
              <Icon name={icon} />
              {text(menuLabel)}
            </WayTo>
            {name === selected && sections.length > 1 && (
              <Below>
                {sections.map((section) => (
                  <WayTo key={section.name} tab={tab} section={section.name}>
                    {text(section.title)}
                  </WayTo>
                ))}
              </Below>
            )}
          </chakra.div>
        )
      })}
    </Nav>
  )
}

type WayToProps = {
  tab: string | undefined
  /** An anchor in it. */
  section?: string
  isHere?: boolean
  children: ReactNode
}

function WayTo({ tab, section, isHere, children }: WayToProps) {
  const { pathname } = useLocation()
  const to = address(pathname, { tab }) + (section === undefined ? '' : `#${section}`)
  const Shape = section === undefined ? Entry : Anchor
  // As with tabs, Back leaves the page.
  return (
    <Shape to={to} replace aria-current={isHere ? 'page' : undefined}>
      {children}
    </Shape>
  )
}
