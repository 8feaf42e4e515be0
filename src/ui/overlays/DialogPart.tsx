import { chakra, Dialog as Chakra, Portal } from '@chakra-ui/react'
import { useRef } from 'react'
import type { DialogProps } from '../Dialog'
import { IconButton } from '../IconButton'
import { keepFromNotices, persistentElements, useModalFocus } from '../modal'
import { WayToNotices } from '../WayToNotices'

/** The dialog that is open or goes. */
export function DialogPart({
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
