import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useText } from '../../texts'
import { timings } from '../../timings'
import { Icon } from '../../ui/Icon'
import { Tooltip } from '../../ui/Tooltip'
import { useIdle } from './useIdle'

// Hidden it can be seen by nobody and hit by no finger, but it stays in the tab order, and focus brings it back.
const Root = chakra('button', {
  base: {
    position: 'fixed',
    zIndex: 8,
    insetEnd: 'var(--pad)',
    bottom: { base: 'max(12px, env(safe-area-inset-bottom))', md: '8px' },
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minW: { base: '44px', md: 0 },
    h: { base: '44px', md: 'var(--control)' },
    px: { base: 0, md: '16px' },
    borderRadius: 'full',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'md',
    textStyle: 'sm',
    fontWeight: 'bold',
    transition: 'opacity var(--enter) var(--ease), background var(--quick) var(--ease)',
    '&:hover': { bg: 'bg.subtle' },
    '& > .icon': { color: 'fg.muted' },
    '&[data-idle]': { opacity: 0 },
    // A finger does not come near before it presses: what it presses there lies below.
    '@media (hover: none)': { '&[data-idle]': { pointerEvents: 'none' } },
  },
})

const Words = chakra('span', { base: { display: { base: 'none', md: 'block' } } })

/** The floating way to the support: it hides while nobody does anything, and any sign of life brings it back. */
export function SupportButton({ onPress }: { onPress: () => void }) {
  const text = useText()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const idle = useIdle(timings.supportButtonIdle, hovered || focused)
  const [request, create] = [text('supportTickets.requestSupport'), text('supportTickets.create')]
  return (
    <Tooltip text={create}>
      <Root
        type="button"
        aria-label={text('supportTickets.buttonName', { request, create })}
        aria-haspopup="dialog"
        data-idle={idle ? '' : undefined}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onClick={onPress}
      >
        <Icon name="help" />
        <Words>{request}</Words>
      </Root>
    </Tooltip>
  )
}
