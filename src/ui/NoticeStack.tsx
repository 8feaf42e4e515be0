import { chakra, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { noticesId } from './modal'

const stacked = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: '8px',
  maxW: '100%',
} as const

const Root = chakra('section', {
  base: {
    ...stacked,
    position: 'fixed',
    top: '16px',
    insetEnd: '16px',
    zIndex: 'toast',
    maxW: 'calc(100% - 32px)',
    maxH: 'calc(100dvh - 32px)',
    pointerEvents: 'none',
  },
})
const Group = chakra('div', { base: stacked })

interface NoticeStackProps {
  label: string
  /** Errors: each is an alert and says itself, so they stand outside the live region, or would be read twice. */
  errors?: ReactNode
  children: ReactNode
}

/**
 * Where notices stand, above dialogs too; errors above the others, newest first. Keep it mounted while empty: a
 * live region is heard only when it was there before.
 */
export function NoticeStack({ label, errors, children }: NoticeStackProps) {
  return (
    // Beside the app, not in it: an open dialog hides the app from screen readers.
    <Portal>
      <Root id={noticesId} aria-label={label}>
        <Group _empty={{ display: 'none' }}>{errors}</Group>
        <Group aria-live="polite" aria-relevant="additions text">
          {children}
        </Group>
      </Root>
    </Portal>
  )
}
