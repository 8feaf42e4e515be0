import { Drawer as Chakra, Portal, chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import type { DrawerProps, DrawerWidth } from '../Drawer'
import { IconButton } from '../IconButton'
import { nameTip } from '../Tooltip'
import { keepFromNotices, persistentElements, useModalFocus } from '../modal'
import { WayToNotices } from '../WayToNotices'

const widths: Readonly<Record<DrawerWidth, { md: string }>> = {
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

/** The drawer that is open or goes. */
export function DrawerPart({
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
                  <Chakra.Title textStyle="md" {...nameTip(title)}>
                    {title}
                  </Chakra.Title>
                  {about}
                </Heading>
              ) : (
                <Chakra.Title {...nameTip(title)}>{title}</Chakra.Title>
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
