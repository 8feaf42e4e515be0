import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { now } from '../../clock'
import { config } from '../../config'
import { useText } from '../../texts'
import { Brand } from '../../ui/Mark'
import { InvitationsPopover } from './InvitationsPopover'
import { OtherAccountLink } from './OtherAccountLink'
import { PrivacyLink } from './PrivacyLink'

const Page = chakra('div', { base: { display: 'flex', flexDirection: 'column', minH: '100dvh', bg: 'bg' } })
const Top = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    flexShrink: 0,
    h: 'var(--header)',
    px: { base: '16px', md: '32px' },
    bg: 'bg.surface',
    borderBottom: '1px solid var(--line)',
  },
})
const Ways = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '8px', flexShrink: 0 } })
const Main = chakra('main', {
  base: {
    flex: 1,
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

/** What stands around the screens before an organization is chosen: brand, invitations, another account, copyright, privacy. */
export function ChoiceFrame({ children }: { children: ReactNode }) {
  const text = useText()
  const { from, owner } = config().copyright
  const to = String(new Date(now()).getFullYear())
  return (
    <Page>
      <Top>
        <Brand name={text('common.brand').replace(' ', '\n')} />
        <Ways>
          <InvitationsPopover />
          <OtherAccountLink short />
        </Ways>
      </Top>
      <Main>{children}</Main>
      <Footer>
        <span>{text('common.copyright', { from: String(from), to, owner })}</span>
        <PrivacyLink />
      </Footer>
    </Page>
  )
}
