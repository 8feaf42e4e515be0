import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon, type IconName } from './Icon'
import { keptRef } from './place'
import { button } from './recipes'
import { aboutOf, wordsOf, type Reason } from './reason'
import { Spinner } from './Spinner'
import { Tooltip } from './Tooltip'
import { VisuallyHidden } from './Visually'

const Root = chakra('button', button)

const kinds = {
  primary: { variant: 'solid', colorPalette: 'brand' },
  plain: { variant: 'outline', colorPalette: 'brand' },
  ghost: { variant: 'ghost', colorPalette: 'brand' },
  danger: { variant: 'solid', colorPalette: 'red' },
} as const

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  kind?: keyof typeof kinds
  size?: 'md' | 'sm'
  wide?: boolean
  /** Something runs: clicks are ignored, the width stays. */
  loading?: boolean
  /** Why it cannot be used now. It stays in the tab order and says so. */
  disabledReason?: Reason
  icon?: IconName
  children: ReactNode
}

/** A button with words. `primary` is for the one main action of a page, drawer or dialog. */
export function Button({
  kind = 'plain',
  size = 'md',
  wide,
  loading,
  disabledReason,
  icon,
  type = 'button',
  onClick,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const disabled = disabledReason !== undefined
  const inactive = disabled || loading === true
  const covered = loading && !icon

  // Also keeps Enter in a field from sending the form: the browser clicks this button then.
  const click = (event: MouseEvent<HTMLButtonElement>) =>
    inactive ? event.preventDefault() : onClick?.(event)

  return (
    <>
      <Tooltip text={disabledReason && wordsOf(disabledReason)}>
        <Root
          aria-describedby={disabled ? reasonId : undefined}
          data-clear={kind === 'primary' ? '' : undefined}
          {...aboutOf(disabledReason)}
          {...rest}
          ref={keptRef(ref)}
          {...kinds[kind]}
          type={type}
          size={size === 'sm' ? 'xs' : 'md'}
          w={wide ? '100%' : undefined}
          aria-disabled={inactive || undefined}
          aria-busy={loading || undefined}
          onClick={click}
        >
          {icon && (loading ? <Spinner size={16} /> : <Icon name={icon} size={size === 'sm' ? 16 : 20} />)}
          {covered ? <chakra.span opacity={0}>{children}</chakra.span> : children}
          {covered && (
            <chakra.span position="absolute">
              <Spinner />
            </chakra.span>
          )}
        </Root>
      </Tooltip>
      {disabled && <VisuallyHidden id={reasonId}>{wordsOf(disabledReason)}</VisuallyHidden>}
    </>
  )
}
