import { chakra } from '@chakra-ui/react'
import { useId, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import { Button } from './Button'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { leaveCard } from './notice-way'
import { announced, type ToldTone } from './tones'

const Root = chakra('div', {
  base: {
    display: 'flex',
    gap: '12px',
    w: '100%',
    p: '16px',
    bg: 'bg.panel',
    borderRadius: 'l2',
    boxShadow: 'md',
    outline: '1px solid transparent', // seen in forced colours, which take the shadow away
    pointerEvents: 'auto',
    animationName: 'slide-from-bottom, fade-in',
    animationDuration: 'var(--enter)',
    animationTimingFunction: 'var(--ease)',
    '--slide-from-bottom-distance': '4px',
  },
})

export interface NoticeProps {
  tone: ToldTone
  title: string
  text?: ReactNode
  /** While busy its button shows `busyLabel` in place. */
  action?: { label: string; onPress: () => void; busy?: boolean; busyLabel?: string }
  /** Not read aloud by itself. */
  quiet?: boolean
  closeLabel: string
  onClose: () => void
  /** True while the card is hovered or has the focus: it must not vanish then. */
  onHold?: (held: boolean) => void
}

/** One card of the stack of notices. An error interrupts a screen reader, the others wait. */
export function Notice({ tone, title, text, action, quiet, closeLabel, onClose, onHold }: NoticeProps) {
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  // Focus is outside React: it goes on when the card that has it goes.
  useLayoutEffect(() => {
    const card = root.current
    return () => {
      if (card) leaveCard(card)
    }
  }, [])
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    onHold?.(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover'))
  return (
    <Root
      ref={root}
      role={tone === 'danger' && !quiet ? 'alert' : undefined}
      aria-live={quiet ? 'off' : undefined}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={({ currentTarget }) => onHold?.(currentTarget.contains(document.activeElement))}
      onFocus={() => onHold?.(true)}
      onBlur={blur}
    >
      <chakra.span color={announced[tone].color}>
        <Icon name={announced[tone].icon} />
      </chakra.span>
      <chakra.div flex={1} minW={0}>
        <chakra.p id={id} fontWeight="bold" overflowWrap="anywhere" lineClamp={3}>
          {title}
        </chakra.p>
        {text && (
          <chakra.div mt="4px" color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line" lineClamp={6}>
            {text}
          </chakra.div>
        )}
        {action && (
          <chakra.div mt="12px">
            <Button
              kind={tone === 'warning' && !quiet ? 'primary' : 'plain'}
              size="sm"
              aria-describedby={id}
              icon={action.busy ? 'refresh' : undefined}
              loading={action.busy}
              onClick={action.onPress}
            >
              {action.busy ? (action.busyLabel ?? action.label) : action.label}
            </Button>
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div mt="-6px" me="-8px">
        <IconButton size="sm" icon="close" label={closeLabel} aria-describedby={id} onClick={onClose} />
      </chakra.div>
    </Root>
  )
}
