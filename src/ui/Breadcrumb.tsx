import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from './Icon'

const List = chakra('ol', {
  base: { display: 'flex', alignItems: 'center', gap: '8px', minW: 0, color: 'fg.muted' },
})

const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minW: 0,
    whiteSpace: 'nowrap',
    // Only the page itself gives way.
    '&:not(:last-child)': { flexShrink: 0 },
    '& a': { color: 'inherit' },
    '& > .icon': { boxSize: '12px', color: 'fg.subtle' },
    '& > [aria-current]': { color: 'fg', fontWeight: 'bold' },
  },
})

/** The way to this page: links first, the page itself last and without one. */
export function Breadcrumb({ label, items }: { label: string; items: readonly ReactNode[] }) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map((item, index) => (
          <Item key={index}>
            {index > 0 && <Icon name="chevron-right" size={16} />}
            {index === items.length - 1 ? (
              <span className="cut" aria-current="page">
                {item}
              </span>
            ) : (
              item
            )}
          </Item>
        ))}
      </List>
    </nav>
  )
}
