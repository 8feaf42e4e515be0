import { useId } from 'react'
import { aboutOf, wordsOf, type Reason } from './reason'
import { tip } from './Tooltip'
import { VisuallyHidden } from './Visually'

type Props = {
  /** Its name for screen readers: what is counted, and of what. */
  label: string
  /** Why it cannot be used now. It stays in the tab order and says so. */
  disabledReason?: Reason
  onClick: () => void
  /** The number in words. */
  children: string
}

/** How many there are of something in a cell, which opens them. One element with a class of `parts.css`. */
export function CountButton({ label, disabledReason, onClick, children }: Props) {
  const reasonId = useId()
  const disabled = disabledReason !== undefined
  return (
    <>
      <button
        type="button"
        className="count"
        aria-label={label}
        aria-describedby={disabled ? reasonId : undefined}
        aria-disabled={disabled || undefined}
        {...tip(disabled ? wordsOf(disabledReason) : undefined)}
        {...aboutOf(disabledReason)}
        onClick={(event) => (disabled ? event.preventDefault() : onClick())}
      >
        {children}
      </button>
      {disabled && <VisuallyHidden id={reasonId}>{wordsOf(disabledReason)}</VisuallyHidden>}
    </>
  )
}
