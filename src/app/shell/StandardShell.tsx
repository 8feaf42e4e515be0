import { chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { SupportTickets } from '../../features/support-tickets/SupportTickets'
import { Link } from '../../kit/Link'
import { useMedia } from '../../kit/useMedia'
import { paths } from '../../paths'
import { selectUser } from '../../session/state'
import { useText, type MessageId } from '../../texts'
import { Breadcrumb } from '../../ui/Breadcrumb'
import { Drawer } from '../../ui/Drawer'
import { IconButton } from '../../ui/IconButton'
import { trailOf } from '../menu'
import { CollapsedEntries } from './CollapsedEntries'
import { Frame } from './Frame'
import { Header } from './Header'
import { HeaderTools } from './HeaderTools'
import { HomeLink } from './HomeLink'
import { MenuEntries } from './MenuEntries'
import { OrganizationBox } from './OrganizationBox'
import { useMenuCollapsed } from './useMenuCollapsed'

const wide = '@media (min-width: 1024px)'
const NARROW = '(max-width: 1023.98px)'

const Root = chakra('div', {
  base: {
    '--pad': { base: '16px', md: '32px' },
    display: 'flex',
    flexDirection: 'column',
    minH: '100dvh',
    pt: 'var(--header)',
    [wide]: { '--side': 'var(--menu)' },
    '&[data-collapsed]': { [wide]: { '--side': 'var(--menu-collapsed)', '--pad': '24px' } },
  },
})

const Home = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    flexShrink: 0,
    px: '16px',
    '& .brand > span': { display: { base: 'none', md: 'block' } },
    [wide]: { w: 'var(--side)', transition: 'width var(--slide) var(--ease)' },
    // The menu control stands above the icons, the mark beside them.
    '[data-collapsed] &': {
      [wide]: {
        gap: 'calc((var(--menu-collapsed) - var(--control)) / 2 + 24px)',
        paddingInline: 'calc((var(--menu-collapsed) - var(--control)) / 2) 0',
        w: 'calc(var(--side) + 56px)',
      },
    },
  },
})

const Trail = chakra('div', {
  base: {
    display: { base: 'none', md: 'block' },
    minW: 0,
    ps: '16px',
    pe: '16px',
    [wide]: { ps: '32px' },
    '[data-collapsed] &': { [wide]: { ps: '16px' } },
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
    [wide]: { display: 'block' },
    '[data-collapsed] &': { px: '15.5px' },
  },
})

type Props = {
  /** In place of the screen that the route names, and what it is called. */
  children?: ReactNode
  here?: MessageId
}

/** The layout in which people work: header, menu at the left (below lg a drawer), content full width. */
export function StandardShell({ children, here }: Props) {
  const text = useText()
  const { pathname } = useLocation()
  const context = useSelector(selectUser)?.orgCtx
  const [collapsed, turn] = useMenuCollapsed()
  const narrow = useMedia(NARROW)
  const [opened, setOpened] = useState(false)
  const open = narrow && opened
  if (opened && !narrow) setOpened(false) // a window made narrow again begins without the drawer
  const close = () => setOpened(false)
  const trail = here ? [here] : trailOf(pathname)
  const menuWords = narrow ? 'shell.openMenu' : collapsed ? 'shell.expandMenu' : 'shell.collapseMenu'
  const chrome = (
    <>
      <Header>
        <Home>
          <IconButton
            icon="menu"
            label={text(menuWords)}
            aria-expanded={narrow ? open : undefined}
            aria-haspopup={narrow ? 'dialog' : undefined}
            onClick={narrow ? () => setOpened(true) : turn}
          />
          <HomeLink markOnly={collapsed && !narrow} />
        </Home>
        <Trail>
          <Breadcrumb
            label={text('shell.breadcrumb')}
            items={[
              <Link key="home" to={paths.home}>
                {text('shell.home')}
              </Link>,
              ...trail.map((label) => text(label)),
            ]}
          />
        </Trail>
        <HeaderTools />
      </Header>
      {!narrow && (
        <Side aria-label={text('shell.menu')}>
          {context && !collapsed && <OrganizationBox context={context} />}
          {collapsed ? <CollapsedEntries /> : <MenuEntries />}
        </Side>
      )}
      <Drawer
        size="menu"
        open={open}
        onClose={close}
        title={text('shell.menu')}
        closeLabel={text('common.close')}
      >
        {context && <OrganizationBox context={context} />}
        <nav aria-label={text('shell.menu')}>
          <MenuEntries onGo={close} />
        </nav>
      </Drawer>
    </>
  )
  return (
    <Root data-collapsed={collapsed || undefined}>
      <Frame chrome={chrome}>{children}</Frame>
      <SupportTickets />
    </Root>
  )
}
