import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { goToNotices, noticesId, wayToNotices } from './notice-way'

const Way = chakra('button', {
  base: {
    position: 'absolute',
    insetStart: '16px',
    bottom: '16px',
    px: '16px',
    py: '10px',
    borderRadius: 'l2',
    bg: 'bg.panel',
    boxShadow: 'md',
    fontWeight: 'bold',
    '&:not(:focus)': { clipPath: 'inset(50%)', boxSize: '1px', p: 0, overflow: 'hidden' },
  },
})

/**
 * Behind the last action of a drawer or dialog, while there are notices. The focus trap of Ark UI also lets the focus into
 * what an expanded control of its panel controls.
 */
export function WayToNotices() {
  const label = useSyncExternalStore(wayToNotices.subscribe, wayToNotices.current)
  if (!label) return null
  return (
    <Way type="button" aria-controls={noticesId} aria-expanded="true" onClick={goToNotices}>
      {label}
    </Way>
  )
}
