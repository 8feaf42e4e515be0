import { Popover as Chakra, Portal } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { below, breakpoints } from '../breakpoints'
import { persistentElements } from '../modal'
import { useMedia } from '../useMedia'
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

/**
 * What opens at a trigger. On a phone it covers most of the page, so nothing else is there meanwhile, as with a dialog: what
 * looked out from below would be too small to press. It begins closed, because only what opens takes the focus. */
export function PopoverPart(props: PopoverPartProps) {
  const { open, ids, onClose, onGone, positioning, initialFocus, content, children } = props
  const isPhone = useMedia(below(breakpoints.md))
  return (
    <Chakra.Root
      modal={isPhone}
      persistentElements={persistentElements()}
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
          <Chakra.Content aria-modal={false} {...content}>
            {children}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  )
}
