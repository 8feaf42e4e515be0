import { chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { AccessTools } from '../../features/access/AccessTools'
import { SupportTickets } from '../../features/support-tickets/SupportTickets'
import { wideFrom, useLayout } from '../../kit/layout'
import { useMedia } from '../../ui/useMedia'
import { selectUser } from '../../session/state'
import type { MessageId } from '../../texts'
import { atDesk, atLg, atWide, below, breakpoints } from '../../ui/breakpoints'
import { Frame } from './Frame'
import { Header } from './Header'
import { HeaderTools } from './HeaderTools'
import { MenuButton, MenuDrawer } from './MenuDrawer'
import { ModernSide, ModernStart } from './ModernChrome'
import { StandardSide, StandardStart } from './StandardChrome'
import { Trail } from './Trail'
import { useSection } from './useMenu'
import { useMenuCollapsed } from './useMenuCollapsed'

const Root = chakra('div', {
  base: {
    '--pad': { base: '16px', md: '32px' },
    // At the end of the page, for the button to the support where it is no tab in the gutter.
    '--float': '60px',
    [atDesk]: { '--float': '0px' },
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minH: '100dvh',
    pt: 'var(--header)',
  },
  variants: {
    layout: {
      standard: {
        [atLg]: { '--side': 'var(--menu)' },
        '&[data-collapsed]': { [atLg]: { '--side': 'var(--menu-collapsed)', '--pad': '24px' } },
      },
      modern: {
        '--content': 'var(--content-max)',
        '--content-top': '16px',
        '&[data-rail]': { [atWide]: { '--side': 'var(--rail)' } },
      },
    },
  },
})

type Props = {
  /** In place of the screen that the route names, and what it is called. */
  children?: ReactNode
  here?: MessageId
}

/**
 * What stands around the screens in which people work, in the chosen layout. A switch of the layout changes only
 * the header's left part, the side and the place of the breadcrumb: the screen stays, and what is open.
 */
export function Shell({ children, here }: Props) {
  const layout = useLayout()
  const isModern = layout === 'modern'
  const context = useSelector(selectUser)?.orgCtx
  const [collapsed, turn] = useMenuCollapsed()
  const narrow = useMedia(below(wideFrom[layout]))
  const [opened, setOpened] = useState(false)
  const phone = useMedia(below(breakpoints.md))
  const section = useSection()
  const open = narrow && opened
  if (opened && !narrow) setOpened(false) // a window made narrow again begins without the drawer
  const menuButton = narrow && <MenuButton open={open} onOpen={() => setOpened(true)} />
  const trail = <Trail here={here} />
  const chrome = (
    <>
      <Header data-clear="">
        {isModern ? (
          <ModernStart context={context} menuButton={menuButton} />
        ) : (
          <StandardStart collapsed={collapsed} turn={turn} menuButton={menuButton} trail={!phone && trail} />
        )}
        <HeaderTools />
      </Header>
      {!narrow &&
        (isModern ? (
          section && <ModernSide section={section} />
        ) : (
          <StandardSide collapsed={collapsed} context={context} />
        ))}
      <MenuDrawer open={open} onClose={() => setOpened(false)} context={context} />
    </>
  )
  return (
    <Root
      layout={layout}
      data-collapsed={(!isModern && collapsed) || undefined}
      data-rail={(isModern && section !== undefined) || undefined}
    >
      <Frame chrome={chrome} above={(isModern || phone) && trail}>
        {children}
      </Frame>
      <SupportTickets />
      <AccessTools />
    </Root>
  )
}
