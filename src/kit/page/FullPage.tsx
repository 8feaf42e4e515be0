import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Brand } from '../../ui/Mark'

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', minH: '100dvh', bg: 'bg' } })
const Top = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    h: 'var(--header)',
    px: { base: '16px', md: '32px' },
    bg: 'bg.surface',
    borderBottom: '1px solid var(--line)',
  },
})
const Main = chakra('main', {
  base: { flex: 1, display: 'grid', alignContent: 'center', px: '16px', pb: '64px' },
})

/** A page without a shell: the brand above, its content in the middle. */
export function FullPage({ brand, children }: { brand: string; children: ReactNode }) {
  return (
    <Root>
      <Top>
        <Brand name={brand.replace(' ', '\n')} />
      </Top>
      <Main id="content">{children}</Main>
    </Root>
  )
}
