/** How an entry of the menu looks: a link, or the button of a group. */
export const item = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  w: '100%',
  minH: 'var(--control)',
  px: '12px',
  py: '4px',
  borderRadius: 'l2',
  color: 'fg.muted',
  textAlign: 'start',
  transition: 'background var(--quick) var(--ease)',
  '&:hover': { bg: 'bg.subtle', textDecoration: 'none' },
  '&[aria-expanded=true]': { color: 'fg', fontWeight: 'bold' },
  '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'bold' },
} as const

/** An entry of the collapsed menu: its icon alone. */
export const iconItem = { ...item, justifyContent: 'center', boxSize: '48px', px: 0, py: 0 } as const
