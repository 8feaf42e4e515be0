import { chakra } from '@chakra-ui/react'

export const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '16px' } })
export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'end' },
})
export const Note = chakra('p', { base: { textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' } })
export const Wrong = ({ children }: { children: string | undefined }) =>
  children === undefined ? null : (
    <chakra.p role="alert" color="fg.error" textStyle="sm">
      {children}
    </chakra.p>
  )
/** A line that can be copied. */
export const Line = chakra('code', {
  base: {
    display: 'block',
    p: '6px 8px',
    borderRadius: 'l1',
    bg: 'bg.subtle',
    fontFamily: 'mono',
    textStyle: 'xs',
    overflowWrap: 'anywhere',
  },
})
