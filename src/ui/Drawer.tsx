import { Drawer as Chakra, Portal, chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from './IconButton'
import { keepFromNotices, persistentElements, useModalFocus } from './modal'
import { WayToNotices } from './WayToNotices'

/** How wide from which breakpoint on; below it takes the whole window. */
const widths = {
  narrow: { md: '500px' },
  medium: { md: '600px' },
  wide: { md: '85%' },
  menu: { md: '290px' },
}

// The menu stands where it stands on wide screens: at the left, and never over everything.
const menuSide = {
  positioner: { justifyContent: 'flex-start' },
  content: {
    maxW: 'min(290px, 100vw - 48px)',
    _open: { animationName: 'slide-from-left-full' },
    _closed: { animationName: 'slide-to-left-full' },
  },
}

const Heading = chakra('div', { base: { flex: 1, minW: 0 } })

interface DrawerProps {
  open: boolean
  /** Close, Escape or a press outside; the caller decides whether `open` becomes false. */
  onClose: () => void
  title: string
  /** Before the title, and small below it: a picture and the id of what it is about. */
  lead?: ReactNode
  about?: ReactNode
  /** One of the usual widths, or one by breakpoint. */
  size: keyof typeof widths | Readonly<Partial<Record<'sm' | 'lg' | 'wide' | 'xl', string>>>
  closeLabel: string
  children: ReactNode
  /** The content reaches the edges and scrolls by itself. */
  flush?: boolean
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
  lead,
  about,
  size,
  closeLabel,
  children,
  flush,
  footer,
  initialFocus,
}: DrawerProps) {
  const panel = useRef<HTMLDivElement>(null)
  const focus = useModalFocus(panel, initialFocus)
  const isMenu = size === 'menu'
  return (
    <Chakra.Root
      open={open}
      onOpenChange={() => onClose()}
      {...focus}
      persistentElements={persistentElements()}
      onEscapeKeyDown={keepFromNotices}
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner {...(isMenu && menuSide.positioner)}>
          <Chakra.Content
            ref={panel}
            data-modal=""
            aria-modal={false}
            position="relative"
            maxW={typeof size === 'string' ? widths[size] : size}
            {...(isMenu && menuSide.content)}
          >
            <Chakra.Header data-clear="">
              {lead}
              {about ? (
                <Heading>
                  <Chakra.Title className="cut" textStyle="md">
                    {title}
                  </Chakra.Title>
                  {about}
                </Heading>
              ) : (
                <Chakra.Title>{title}</Chakra.Title>
              )}
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
            </Chakra.Header>
            <Chakra.Body data-body="" {...(flush && { p: 0, overflow: 'hidden' })}>
              {children}
            </Chakra.Body>
            {footer && (
              <Chakra.Footer data-actions="" data-clear="">
                {footer}
              </Chakra.Footer>
            )}
            <WayToNotices />
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  )
}
