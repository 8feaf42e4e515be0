import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/Icon'

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '8px',
    maxW: '480px',
    mx: 'auto',
    py: { base: '48px', md: '96px' },
    textAlign: 'center',
    '& > h1': { mt: '16px' },
    '& > p': { color: 'fg.muted' },
  },
})
const Picture = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '48px',
    borderRadius: 'l3',
    bg: 'bg.emphasized',
    color: 'fg.muted',
  },
})
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px', mt: '24px' },
})

type Props = { icon: IconName; title: string; text?: string; actions: ReactNode }

/** A page that is only a message: what happened, in one sentence why, and the way on. */
export function PageMessage({ icon, title, text, actions }: Props) {
  return (
    <Root>
      <Picture>
        <Icon name={icon} />
      </Picture>
      <h1 tabIndex={-1}>{title}</h1>
      {text && <p>{text}</p>}
      <Actions>{actions}</Actions>
    </Root>
  )
}
