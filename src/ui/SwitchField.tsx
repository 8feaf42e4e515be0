import { useId } from 'react'
import type { Ref } from 'react'
import { aboutOf, wordsOf, type Reason } from './reason'
import { tip } from './Tooltip'
import { VisuallyHidden } from './Visually'

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
  disabledReason?: Reason
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
    <label className="switch" data-off={state !== undefined && !checked ? '' : undefined}>
      <input
        ref={ref}
        type="checkbox"
        role="switch"
        name={name}
        aria-label={label}
        aria-disabled={inactive || undefined}
        aria-busy={busy || undefined}
        aria-describedby={disabledReason === undefined ? undefined : reasonId}
        {...tip(disabledReason && wordsOf(disabledReason))}
        {...aboutOf(disabledReason)}
        checked={checked}
        onChange={(event) => {
          if (!inactive) onChange(event.target.checked)
        }}
      />
      {state ?? label}
      {disabledReason !== undefined && (
        <VisuallyHidden id={reasonId}>{wordsOf(disabledReason)}</VisuallyHidden>
      )}
    </label>
  )
}
