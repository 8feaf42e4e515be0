import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from './Icon'
import { announced, type ToldTone } from './tones'

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '12px',
    p: '16px',
    borderRadius: 'l2',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
  },
})

/** A fact about the screen itself, with at most one action at the right. */
export function Banner({
  tone,
  children,
  action,
}: {
  tone: ToldTone
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} colorPalette={announced[tone].palette}>
      <Icon name={announced[tone].icon} />
      <chakra.div flex="1 1 160px" minW={0} color="fg">
        {children}
      </chakra.div>
      {action}
    </Root>
  )
}
