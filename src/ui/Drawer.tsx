import { Drawer as Chakra, Portal } from '@chakra-ui/react'
import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from './IconButton'
import { entrance, persistentElements } from './modal'

const widths = { 500: '500px', 600: '600px', setup: '85%' }

interface DrawerProps {
  open: boolean
  /** Close, Escape or a press outside; the caller decides whether `open` becomes false. */
  onClose: () => void
  title: string
  size: keyof typeof widths
  closeLabel: string
  children: ReactNode
  /** The actions, Cancel first, the main one last. */
  footer?: ReactNode
  /** Takes the focus at opening instead of the first field. */
  initialFocus?: RefObject<HTMLElement | null>
}

/** A panel at the right edge, over everything; full width on phones. Its content lives only while it is open. */
export function Drawer({
  open,
  onClose,
  title,
  size,
  closeLabel,
  children,
  footer,
  initialFocus,
}: DrawerProps) {
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Chakra.Root
      open={open}
      onOpenChange={() => onClose()}
      initialFocusEl={entrance(panel, initialFocus)}
      persistentElements={persistentElements}
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner>
          <Chakra.Content ref={panel} maxW={{ md: widths[size] }}>
            <Chakra.Header>
              <Chakra.Title>{title}</Chakra.Title>
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
            </Chakra.Header>
            <Chakra.Body data-body="">{children}</Chakra.Body>
            {footer && <Chakra.Footer data-actions="">{footer}</Chakra.Footer>}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  )
}
