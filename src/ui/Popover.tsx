import type { ReactNode } from 'react'
import { FloatingPopover } from './overlays/FloatingPopover'
import { useOpening, withTrigger } from './overlays/useOpening'

interface PopoverProps {
  /** One Button or IconButton; it gets the handlers. */
  trigger: ReactNode
  /** The name of what opens. */
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
  width?: number
  /** Below or above its trigger, ending where that ends; or beside it. */
  placement?: 'bottom-end' | 'top-end' | 'right-start'
  /** What gets the focus when it opens; else the first button or field in it. */
  initialFocus?: () => HTMLElement | null
  /** Opened by the caller instead of a press on the trigger; `onClose` asks to close it. */
  open?: boolean
  onClose?: () => void
}

/** A panel at its trigger; Escape and a press outside close it, focus returns. */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, width, placement = 'bottom-end', initialFocus, open, onClose } = props
  const opening = useOpening({ kind: 'dialog', open, onClose })
  return (
    <>
      {withTrigger(trigger, opening.triggerProps)}
      <FloatingPopover
        opening={opening}
        label={label}
        initialFocus={initialFocus}
        positioning={{ placement, gutter: placement === 'right-start' ? 20 : 8 }}
        content={{ 'aria-label': label, w: width === undefined ? undefined : `${width}px` }}
      >
        {typeof children === 'function' ? children(opening.close) : children}
      </FloatingPopover>
    </>
  )
}
