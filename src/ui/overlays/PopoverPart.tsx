import { Popover as Chakra, Portal } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Follow } from './Follow'

type Root = ComponentProps<typeof Chakra.Root>

export interface PopoverPartProps {
  open: boolean
  ids: { trigger: string; content: string }
  onClose: () => void
  /** It is closed, and its animation has ended. */
  onGone: () => void
  positioning: NonNullable<Root['positioning']>
  initialFocus?: (() => HTMLElement | null) | undefined
  content: Omit<ComponentProps<typeof Chakra.Content>, 'children'>
  children: ReactNode
}

/** What opens at a trigger. It begins closed, because only what opens takes the focus. */
export function PopoverPart(props: PopoverPartProps) {
  const { open, ids, onClose, onGone, positioning, initialFocus, content, children } = props
  return (
    <Chakra.Root
      lazyMount
      unmountOnExit
      ids={ids}
      {...(initialFocus && { initialFocusEl: initialFocus })}
      onOpenChange={({ open: opens }) => !opens && onClose()}
      onExitComplete={onGone}
      positioning={positioning}
    >
      <Chakra.Context>{(popover) => <Follow open={open} part={popover} />}</Chakra.Context>
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content {...content}>{children}</Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  )
}
