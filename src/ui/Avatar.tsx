import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { onColor } from './color'

const Root = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    position: 'relative',
    bg: 'bg.emphasized',
    color: 'fg',
    fontWeight: 'bold',
    userSelect: 'none',
  },
  variants: {
    shape: { round: { borderRadius: 'full' }, square: { borderRadius: 'l2' } },
    size: {
      32: { boxSize: '32px', textStyle: 'xs' },
      40: { boxSize: '40px', textStyle: 'sm' },
      48: { boxSize: '48px', textStyle: 'md' },
      56: { boxSize: '56px', textStyle: 'md' },
      80: { boxSize: '80px', textStyle: '2xl' },
    },
  },
})

// Out of the flow: a picture's own proportions would stretch the box.
const Picture = chakra('img', {
  base: { position: 'absolute', inset: 0, boxSize: '100%', borderRadius: 'inherit' },
  variants: {
    // A face may lose its edges, a logo none of its letters.
    shape: { round: { objectFit: 'cover' }, square: { objectFit: 'contain' } },
  },
})

interface AvatarProps {
  initials: string
  src?: string
  /** People are round, organizations square. */
  shape: 'round' | 'square'
  size: 32 | 40 | 48 | 56 | 80
  /** An organization's own colour behind its letters. */
  color?: string
  /** Stands on the lower right corner. */
  badge?: ReactNode
}

/** A picture, or initials when there is none or it fails. Decorative: the name stands beside it. */
export function Avatar({ initials, src, shape, size, color, badge }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <Root shape={shape} size={size} style={color ? { background: color, color: onColor(color) } : undefined}>
      {src && src !== failed ? (
        <Picture shape={shape} src={src} alt="" referrerPolicy="no-referrer" onError={() => setFailed(src)} />
      ) : (
        <span aria-hidden="true">{initials}</span>
      )}
      {badge && (
        <chakra.span position="absolute" right="-6px" bottom="-6px">
          {badge}
        </chakra.span>
      )}
    </Root>
  )
}
