import { Drawer as Chakra, Portal } from '@chakra-ui/react'
import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from './IconButton'
import { entrance, persistentElements } from './modal'

const widths = { 500: '500px', 600: '600px', setup: '85%', menu: '290px' }

// The menu stands where it stands on wide screens: at the left, and never over everything.
const menuSide = {
  positioner: { justifyContent: 'flex-start' },
  content: {
    maxW: 'min(290px, 100vw - 48px)',
    _open: { animationName: 'slide-from-left-full' },
    _closed: { animationName: 'slide-to-left-full' },
  },
}

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

/** A panel at the right edge (the menu: at the left), over everything; full width on phones. Its content lives only while it is open. */
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
  const isMenu = size === 'menu'
  return (
    <Chakra.Root
      open={open}
      onOpenChange={() => onClose()}
      initialFocusEl={() => entrance(panel.current, initialFocus?.current)}
      persistentElements={persistentElements()}
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner {...(isMenu && menuSide.positioner)}>
          <Chakra.Content ref={panel} maxW={{ md: widths[size] }} {...(isMenu && menuSide.content)}>
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
