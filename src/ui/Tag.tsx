import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const tones = {
  success: { colorPalette: 'green' },
  warning: { colorPalette: 'orange' },
  gold: { colorPalette: 'yellow' },
  danger: { colorPalette: 'red' },
  info: { colorPalette: 'blue' },
  neutral: { colorPalette: 'gray' },
  outline: { colorPalette: 'gray', look: 'outline' },
  strong: { colorPalette: 'gray', look: 'strong' },
} as const

export type Tone = keyof typeof tones

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    maxW: '100%',
    h: '24px',
    px: '8px',
    borderRadius: 'l1',
    textStyle: 'xs',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
  },
  variants: {
    look: {
      outline: { bg: 'transparent', color: 'fg.muted', boxShadow: 'inset 0 0 0 1px var(--line)' },
      strong: { color: 'fg', fontWeight: 'bold' },
    },
    letter: { true: { boxSize: '16px', px: 0, justifyContent: 'center', fontWeight: 'bold', flexShrink: 0 } },
    dot: {
      true: {
        _before: {
          content: '""',
          flexShrink: 0,
          boxSize: '8px',
          borderRadius: 'full',
          bg: 'colorPalette.solid',
        },
      },
    },
  },
})

interface TagProps {
  tone: Tone
  /** A running state, not the result of a process. */
  dot?: boolean
  /** A square of one letter. */
  letter?: boolean
  children: ReactNode
}

/** A state or a kind in colour and word. */
export function Tag({ tone, dot, letter, children }: TagProps) {
  return (
    <Root {...tones[tone]} dot={dot} letter={letter}>
      {letter ? children : <span className="cut">{children}</span>}
    </Root>
  )
}
