import { chakra, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { noticesId } from './modal'

const Root = chakra('section', {
  base: {
    position: 'fixed',
    top: '16px',
    insetEnd: '16px',
    zIndex: 'toast',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: '8px',
    maxW: 'calc(100% - 32px)',
    maxH: 'calc(100dvh - 32px)',
    pointerEvents: 'none',
  },
})

/** Where notices stand, above dialogs too; children newest first. Keep it mounted while empty. */
export function NoticeStack({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Beside the app, not in it: an open dialog hides the app from screen readers.
    <Portal>
      <Root id={noticesId} aria-label={label} aria-live="polite" aria-relevant="additions text">
        {children}
      </Root>
    </Portal>
  )
}
