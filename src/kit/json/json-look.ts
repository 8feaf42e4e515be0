import { chakra } from '@chakra-ui/react'

/** How JSON is set; room at the right for the buttons. */
export const set = {
  ps: '16px',
  pe: '48px',
  fontFamily: 'mono',
  fontSize: '12px',
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const

/** It scrolls beyond this height. */
export const scrolls = { maxH: '60dvh', overflow: 'auto' } as const

export const Corner = chakra('div', { base: { position: 'absolute', insetEnd: '8px' } })
