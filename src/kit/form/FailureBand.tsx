import type { ReactNode } from 'react'
import { chakra } from '@chakra-ui/react'
import { Banner } from '../../ui/Banner'

// Below what sticks to the top of a page.
const Root = chakra('div', { base: { scrollMarginTop: 'calc(var(--header) + 16px)', outline: 0 } })

// Missing in tests.
const show = (band: HTMLElement | null) => band?.scrollIntoView?.({ block: 'nearest' })

/** Why a form was not sent: above the fields and never over them, so it is brought into sight when it comes; read aloud. */
export function FailureBand({ children }: { children: ReactNode }) {
  return (
    <Root ref={show} tabIndex={-1}>
      <Banner tone="danger">{children}</Banner>
    </Root>
  )
}
