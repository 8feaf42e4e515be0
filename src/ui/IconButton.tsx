import { useId } from 'react'
import type { ComponentProps } from 'react'
import { Icon, type IconName } from './Icon'
import { keptRef } from './place'
import { aboutOf, wordsOf, type Reason } from './reason'
import { tip } from './Tooltip'
import { VisuallyHidden } from './Visually'

const mostCounted = 99

/** Those that stand in rows: `parts.css` draws them when they are small. */
export const drawnByClass: readonly IconName[] = [
  'chevron-down',
  'chevron-right',
  'pencil',
  'settings',
  'more',
  'trash',
  'filter',
  'document',
  'key',
]

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'className' | 'disabled'
> {
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
  disabledReason?: Reason
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
  ref,
  ...rest
}: IconButtonProps) {
  const reasonId = useId()
  const disabled = disabledReason !== undefined
  const byClass = size === 'sm' && drawnByClass.includes(icon)
  return (
    <>
      <button
        type="button"
        aria-describedby={disabled ? reasonId : undefined}
        {...rest}
        ref={keptRef(ref)}
        {...tip(disabled ? wordsOf(disabledReason) : label)}
        {...aboutOf(disabledReason)}
        className="icon-button"
        data-size={size}
        data-icon={byClass ? icon : undefined}
        data-framed={framed ? '' : undefined}
        data-round={round ? '' : undefined}
        aria-label={label}
        aria-disabled={disabled || undefined}
        onClick={(event) => (disabled ? event.preventDefault() : onClick?.(event))}
      >
        {!byClass && <Icon name={icon} size={size === 'sm' ? 16 : 20} />}
        {count > 0 && (
          <span className="icon-count" aria-hidden="true">
            {count > mostCounted ? `${mostCounted}+` : count}
          </span>
        )}
      </button>
      {disabled && <VisuallyHidden id={reasonId}>{wordsOf(disabledReason)}</VisuallyHidden>}
    </>
  )
}
