import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { ComponentProps } from 'react'
import { Icon, type IconName } from './Icon'
import { Tooltip } from './Tooltip'
import { VisuallyHidden } from './Visually'

const mostCounted = 99

const Root = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    position: 'relative',
    boxSize: 'var(--control)',
    borderRadius: 'l2',
    color: 'fg.muted',
    transition: 'background var(--quick) var(--ease)',
    '&:hover, &[aria-expanded=true]': { bg: 'bg.subtle', color: 'fg' },
    '&[aria-disabled=true]': { bg: 'transparent', color: 'fg.subtle', cursor: 'not-allowed' },
  },
  variants: {
    size: { md: {}, sm: { boxSize: 'var(--control-s)' } },
    framed: { true: { border: '1px solid var(--line-control)', bg: 'bg.surface' } },
    round: { true: { borderRadius: 'full' } },
  },
})

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '2px',
    insetStart: 'calc(50% + 2px)',
    minW: '16px',
    h: '16px',
    px: '4px',
    borderRadius: 'full',
    bg: 'colorPalette.solid',
    color: 'colorPalette.contrast',
    textStyle: 'xs',
    fontWeight: 'bold',
    boxShadow: '0 0 0 2px var(--surface)',
  },
})

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'disabled'> {
  /** Its name and its tooltip. A number in `count` belongs into these words as well. */
  label: string
  icon: IconName
  size?: 'md' | 'sm'
  framed?: boolean
  /** A circle: on an avatar. */
  round?: boolean
  /** Shown as a counter above 0, beyond 99 as 99+; red, or on a framed button in the main colour. */
  count?: number
  /** Why it cannot be used now; it takes the place of the tooltip. */
  disabledReason?: string
}

/** A button of one icon, named and explained by its label. */
export function IconButton({
  label,
  icon,
  size = 'md',
  framed,
  round,
  count = 0,
  disabledReason,
  onClick,
  ...rest
}: IconButtonProps) {
  const reasonId = useId()
  const disabled = disabledReason !== undefined
  return (
    <>
      <Tooltip text={disabledReason ?? label}>
        <Root
          type="button"
          aria-describedby={disabled ? reasonId : undefined}
          {...rest}
          size={size}
          framed={framed}
          round={round}
          aria-label={label}
          aria-disabled={disabled || undefined}
          onClick={(event) => (disabled ? event.preventDefault() : onClick?.(event))}
        >
          <Icon name={icon} size={size === 'sm' ? 16 : 20} />
          {count > 0 && (
            <Count aria-hidden="true" colorPalette={framed ? 'brand' : 'red'}>
              {count > mostCounted ? `${mostCounted}+` : count}
            </Count>
          )}
        </Root>
      </Tooltip>
      {disabled && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </>
  )
}
