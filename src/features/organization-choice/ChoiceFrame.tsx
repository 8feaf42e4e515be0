import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { now } from '../../clock'
import { config } from '../../config'
import { Link } from '../../kit/navigation/Link'
import { useArrival } from '../../kit/navigation/useArrival'
import { useLanguage } from '../../kit/navigation/useLanguage'
import { paths } from '../../paths'
import { langs, useText } from '../../texts'
import { Icon } from '../../ui/Icon'
import { Brand } from '../../ui/Mark'
import { InvitationsPopover } from './InvitationsPopover'
import { useSignInAddress } from './OtherAccountLink'
import { PrivacyLink } from './PrivacyLink'

const Page = chakra('div', { base: { display: 'flex', flexDirection: 'column', minH: '100dvh', bg: 'bg' } })
const Top = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: '0 16px',
    flexShrink: 0,
    minH: 'var(--header)',
    pt: { base: '10px', md: 0 },
    px: { base: '16px', md: '32px' },
    bg: 'bg.surface',
    borderBottom: '1px solid var(--line)',
  },
})
// On phones the ways out have a row of their own, where all their words have room.
const Ways = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 20px',
    ms: { md: 'auto' },
    w: { base: '100%', md: 'auto' },
    order: { base: 1, md: 0 },
  },
})
const way = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minH: '44px',
  color: 'fg',
  '&:hover': { textDecoration: 'underline' },
} as const
const Way = chakra(Link, { base: way })
const Switch = chakra('button', { base: way })
const Main = chakra('main', {
  base: {
    flex: 1,
    outline: 'none',
    w: '1024px',
    maxW: '100%',
    mx: 'auto',
    px: { base: '16px', md: '32px' },
    pt: { base: '24px', md: '48px' },
    pb: '24px',
  },
})
const Footer = chakra('footer', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    px: { base: '16px', md: '32px' },
    py: '16px',
    textStyle: 'xs',
    color: 'fg.muted',
  },
})

/**
 * What stands around the screens before an organization is chosen: brand, language, another account, logout,
 * invitations, copyright, privacy.
 */
export function ChoiceFrame({ children }: { children: ReactNode }) {
  const text = useText()
  const main = useArrival()
  const [lang, choose] = useLanguage()
  const signIn = useSignInAddress()
  const { from, owner } = config().copyright
  const to = String(new Date(now()).getFullYear())
  return (
    <Page>
      <Top>
        <Brand name={text('common.brand').replace(' ', '\n')} />
        <Ways aria-label={text('organizationChoice.ways')}>
          {langs
            .filter((each) => each !== lang)
            .map((each) => (
              <Switch key={each} type="button" lang={each} onClick={() => choose(each)}>
                <Icon name="globe" />
                {text(`language.${each}`)}
              </Switch>
            ))}
          <Way to={paths.signOut}>
            <Icon name="sign-out" />
            {text('shell.logout')}
          </Way>
          <Way to={signIn}>
            <Icon name="swap" />
            {text('organizationChoice.otherAccount')}
          </Way>
        </Ways>
        <InvitationsPopover />
      </Top>
      <Main ref={main} tabIndex={-1}>
        {children}
      </Main>
      <Footer>
        <span>{text('common.copyright', { from: String(from), to, owner })}</span>
        <PrivacyLink />
      </Footer>
    </Page>
  )
}
