import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { Ref } from 'react'
import { touch } from './recipes'
import { Tooltip } from './Tooltip'
import { VisuallyHidden } from './Visually'

const Root = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    cursor: 'pointer',
    verticalAlign: 'middle',
    '&:has([aria-disabled=true])': { cursor: 'not-allowed' },
    [touch]: { minH: '44px', minW: '44px' },
  },
})

const Track = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    w: '32px',
    h: '16px',
    borderRadius: 'full',
    bg: 'gray.solid',
    cursor: 'inherit',
    transition: 'background var(--quick) var(--ease)',
    _before: {
      content: '""',
      position: 'absolute',
      top: '2px',
      left: '2px',
      boxSize: '12px',
      borderRadius: 'full',
      bg: '#fff',
      transition: 'left var(--quick) var(--ease)',
    },
    '&:checked': { bg: 'green.solid' },
    '&:checked::before': { left: '18px' },
    '&[aria-disabled=true]': { opacity: 0.48 },
  },
})

interface SwitchFieldProps {
  /** What is switched: the name. */
  label: string
  /** The word of the present state, shown beside it; without it the label is shown. */
  state?: string
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** A change is on its way: the press is ignored. */
  busy?: boolean
  disabledReason?: string
  ref?: Ref<HTMLInputElement>
}

/** On or off at once; its word stands beside it. */
export function SwitchField({
  label,
  state,
  name,
  checked,
  onChange,
  busy,
  disabledReason,
  ref,
}: SwitchFieldProps) {
  const reasonId = useId()
  const inactive = busy || disabledReason !== undefined
  return (
    <Root>
      <Tooltip text={disabledReason}>
        <Track
          ref={ref}
          type="checkbox"
          role="switch"
          name={name}
          aria-label={label}
          aria-disabled={inactive || undefined}
          aria-busy={busy || undefined}
          aria-describedby={disabledReason === undefined ? undefined : reasonId}
          checked={checked}
          onChange={(event) => {
            if (!inactive) onChange(event.target.checked)
          }}
        />
      </Tooltip>
      <chakra.span color={checked || state === undefined ? 'fg' : 'fg.muted'}>{state ?? label}</chakra.span>
      {disabledReason !== undefined && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </Root>
  )
}
