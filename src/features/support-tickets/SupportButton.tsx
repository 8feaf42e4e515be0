import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useText } from '../../texts'
import { timings } from '../../timings'
import { atDesk } from '../../ui/breakpoints'
import { Icon } from '../../ui/Icon'
import { Tooltip } from '../../ui/Tooltip'
import { useIdle } from './useIdle'

// Nothing stands beneath it: where there is room it is a tab in the gutter beside the content, elsewhere it has a corner of
// its own at the end of the page. Hidden it can be seen by nobody and hit by no finger, but it stays in the tab order, and
// focus brings it back.
const Root = chakra('button', {
  base: {
    position: 'absolute',
    zIndex: 8,
    right: 'var(--pad)',
    bottom: 'max(12px, env(safe-area-inset-bottom))',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '44px',
    borderRadius: 'full',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'md',
    textStyle: 'xs',
    fontWeight: 'bold',
    transition: 'opacity var(--enter) var(--ease), background var(--quick) var(--ease)',
    '&:hover': { bg: 'bg.subtle' },
    '& > .icon': { color: 'fg.muted' },
    '&[data-idle]': { opacity: 0 },
    // A finger does not come near before it presses: what it presses there lies below.
    '@media (hover: none)': { '&[data-idle]': { pointerEvents: 'none' } },
    [atDesk]: {
      position: 'fixed',
      right: 0,
      bottom: '72px',
      writingMode: 'vertical-rl',
      gap: '4px',
      w: '24px',
      h: 'auto',
      // Above and below: `py` follows the direction of the words.
      padding: '12px 0',
      borderRadius: '8px 0 0 8px',
    },
  },
})

const Words = chakra('span', { base: { display: 'none', [atDesk]: { display: 'block' } } })

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
        <Icon name="help" size={16} />
        <Words>{request}</Words>
      </Root>
    </Tooltip>
  )
}
