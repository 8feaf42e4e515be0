import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../kit/navigation/Link'
import { useText } from '../../texts'
import { Commands } from '../commands/Commands'
import { isAt, landingMenu } from '../menu'
import { AccountPopover } from './AccountPopover'
import { Frame } from './Frame'
import { Header, HeaderEnd } from './Header'
import { HomeLink } from './HomeLink'

// On phones the menu has a row of its own below the header.
const Root = chakra('div', {
  base: {
    '--pad': { base: '16px', md: '32px' },
    '--menu-row': { base: '44px', md: '0px' },
    display: 'flex',
    flexDirection: 'column',
    minH: '100dvh',
    pt: 'calc(var(--header) + var(--menu-row))',
  },
})

const Home = chakra('div', { base: { ps: { base: '16px', md: '32px' } } })

const Menu = chakra('nav', {
  base: {
    display: 'flex',
    gap: '24px',
    h: { base: 'var(--menu-row)', md: '100%' },
    ms: { md: '32px' },
    position: { base: 'absolute', md: 'static' },
    insetInline: 0,
    top: 'var(--header)',
    px: { base: '16px', md: 0 },
    bg: 'bg.surface',
    borderBottom: { base: '1px solid var(--line)', md: 'none' },
  },
})

const Entry = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    color: 'fg.muted',
    borderBlock: '2px solid transparent',
    '&:hover': { color: 'fg', textDecoration: 'none' },
    '&[aria-current]': { color: 'fg', fontWeight: 'bold', borderBottomColor: 'var(--primary-text)' },
  },
})

/** The layout of the plain pages, which need no organization: its menu has only help and policy. */
export function LandingShell({ children }: { children?: ReactNode }) {
  const text = useText()
  const { pathname } = useLocation()
  const chrome = (
    <Header data-clear="">
      <Home>
        <HomeLink />
      </Home>
      <Menu aria-label={text('shell.menu')}>
        {landingMenu.map((page) => (
          <Entry key={page.to} to={page.to} aria-current={isAt(page, pathname) ? 'page' : undefined}>
            {text(page.label)}
          </Entry>
        ))}
      </Menu>
      <HeaderEnd>
        <Commands />
        <AccountPopover />
      </HeaderEnd>
    </Header>
  )
  return (
    <Root>
      <Frame chrome={chrome} maxWidth="960px">
        {children}
      </Frame>
    </Root>
  )
}
