import { Popover as Chakra, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'

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
  return (
    <Chakra.Root
      lazyMount
      unmountOnExit
      open={open}
      {...(initialFocus && { initialFocusEl: initialFocus })}
      onOpenChange={open === undefined ? undefined : ({ open: opens }) => !opens && onClose?.()}
      positioning={{ placement, gutter: placement === 'right-start' ? 20 : 8 }}
    >
      <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content aria-label={label} w={width === undefined ? undefined : `${width}px`}>
            {typeof children === 'function' ? (
              <Chakra.Context>{(popover) => children(() => popover.setOpen(false))}</Chakra.Context>
            ) : (
              children
            )}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  )
}
