import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { ReactNode, Ref } from 'react'

const Root = chakra('section', {
  base: {
    minW: 0,
    bg: 'bg.surface',
    border: '1px solid var(--line)',
    borderRadius: 'l2',
    scrollMarginTop: 'calc(var(--header) + 16px)',
    '&:focus-visible': { outline: '2px solid var(--ring)', outlineOffset: '2px' },
  },
})

const Header = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minH: '56px',
    px: { base: '16px', md: '24px' },
    py: '8px',
    borderBottom: '1px solid var(--line)',
    '& > h2': { flex: 1, minW: 0 },
  },
})

const Body = chakra('div', {
  variants: { flush: { true: {}, false: { px: { base: '16px', md: '24px' }, py: '24px' } } },
})

interface CardProps {
  title?: string
  action?: ReactNode
  /** The content reaches the edges: tables, definitions with lines of their own. */
  flush?: boolean
  children: ReactNode
  /** For one that is led to: it can be focused then. */
  ref?: Ref<HTMLElement>
}

/** A surface with a hairline around it; with a title it is a region of that name. */
export function Card({ title, action, flush = false, children, ref }: CardProps) {
  const id = useId()
  return (
    <Root ref={ref} tabIndex={ref ? -1 : undefined} aria-labelledby={title ? id : undefined}>
      {title && (
        <Header>
          <h2 id={id}>{title}</h2>
          {action}
        </Header>
      )}
      <Body flush={flush}>{children}</Body>
    </Root>
  )
}
