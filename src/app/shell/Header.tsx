import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The bar at the top that stays while the page scrolls. */
export const Header = chakra('header', {
  base: {
    position: 'fixed',
    zIndex: 10,
    inset: '0 0 auto 0',
    display: 'flex',
    alignItems: 'center',
    h: 'var(--header)',
    bg: 'bg.surface',
    borderBottom: '1px solid var(--line)',
  },
})

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: { base: 0, md: '8px' }, // the controls of 44 pixels stand side by side on phones
    ms: 'auto',
    pe: { base: '16px', md: '24px' },
    '@media (max-width: 359px)': { pe: '4px' },
    '& > *': { flexShrink: 0 },
  },
})

/** What stands at the right end of a header. */
export function HeaderEnd({ children }: { children: ReactNode }) {
  return <Root>{children}</Root>
}
