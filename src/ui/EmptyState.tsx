import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon'

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '16px',
    px: '24px',
    py: '64px',
    textAlign: 'center',
  },
})

const Picture = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '48px',
    borderRadius: 'l3',
    bg: 'bg.muted',
    color: 'fg.muted',
  },
})

/** Nothing here, or it could not load: one icon, one sentence, at most one action. */
export function EmptyState({ icon, title, action }: { icon: IconName; title: string; action?: ReactNode }) {
  return (
    <Root>
      <Picture>
        <Icon name={icon} />
      </Picture>
      <chakra.p textStyle="md">{title}</chakra.p>
      {action}
    </Root>
  )
}
