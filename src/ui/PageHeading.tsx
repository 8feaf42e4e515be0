import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    minH: 'var(--control)',
    mb: { base: '16px', md: '24px' },
    // On phones the action stands below, not over the title.
    '& > h1': { flex: '1 1 auto', minW: 0, overflowWrap: 'anywhere' },
  },
})

/** The one h1 of a page, with its one main action at the right, and what stands beside that. */
export function PageHeading({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <Root>
      <h1 tabIndex={-1}>{title}</h1>
      {action}
    </Root>
  )
}
