import { chakra, Dialog as Chakra, Portal } from '@chakra-ui/react'
import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from './IconButton'
import { keepFromNotices, persistentElements, useModalFocus } from './modal'
import { WayToNotices } from './WayToNotices'

type Dismissal =
  | { onClose: () => void; closeLabel: string }
  /** Nothing but an answer closes it. */
  | { onClose?: undefined; closeLabel?: undefined }

type DialogProps = Dismissal & {
  open: boolean
  title: string
  description?: ReactNode
  children?: ReactNode
  /** The answers, the harmless one first. */
  actions: ReactNode
  role?: 'dialog' | 'alertdialog'
  width?: number
  initialFocus?: RefObject<HTMLElement | null>
}

/** A question in the middle of the screen, above everything. Its content lives only while it is open. */
export function Dialog({
  open,
  onClose,
  closeLabel,
  title,
  description,
  children,
  actions,
  role = 'dialog',
  width = 440,
  initialFocus,
}: DialogProps) {
  const panel = useRef<HTMLDivElement>(null)
  const focus = useModalFocus(panel, initialFocus)
  return (
    <Chakra.Root
      open={open}
      role={role}
      onOpenChange={() => onClose?.()}
      closeOnEscape={onClose !== undefined}
      closeOnInteractOutside={onClose !== undefined && role === 'dialog'}
      {...focus}
      persistentElements={persistentElements()}
      onEscapeKeyDown={keepFromNotices}
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner>
          <Chakra.Content ref={panel} maxW={`${width}px`} data-modal="" data-clear="" aria-modal={false}>
            <Chakra.Header pe={onClose ? '32px' : undefined}>
              <Chakra.Title>{title}</Chakra.Title>
              {description && <Chakra.Description as="div">{description}</Chakra.Description>}
            </Chakra.Header>
            {onClose && (
              <chakra.div position="absolute" top="16px" insetEnd="16px">
                <IconButton icon="close" label={closeLabel} onClick={onClose} />
              </chakra.div>
            )}
            {children && <Chakra.Body data-body="">{children}</Chakra.Body>}
            <Chakra.Footer data-actions="">{actions}</Chakra.Footer>
            <WayToNotices />
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  )
}
