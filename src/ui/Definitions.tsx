import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '144px 1fr' },
    columnGap: '16px',
    rowGap: '4px',
    py: '12px',
    borderTop: '1px solid var(--line)',
    '&:first-of-type': { borderTop: 0, pt: 0 },
    '&:last-of-type': { pb: 0 },
    '& > dt': { color: 'fg.muted' },
    '& > dd': { minW: 0, overflowWrap: 'anywhere' },
  },
})

/** Terms at the left, values at the right, hairlines between. */
export function Definitions({ items }: { items: readonly { term: string; value: ReactNode }[] }) {
  return (
    <dl>
      {items.map(({ term, value }) => (
        <Pair key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Pair>
      ))}
    </dl>
  )
}
