import { useEffect, useState } from 'react'
import { after } from '../../clock'

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'focusin', 'keydown'] as const

/** Whether nobody has moved, scrolled, touched, typed or gone anywhere for `pause` milliseconds; never while `held`. */
export function useIdle(pause: number, held: boolean): boolean {
  const [idle, setIdle] = useState(false)
  // The window's events and the clock are outside React.
  useEffect(() => {
    if (held) return
    const rest = () => after(pause, () => setIdle(true))
    let cancel = rest()
    const wake = () => {
      cancel()
      setIdle(false)
      cancel = rest()
    }
    // Captured, for a scroll of something inside the page does not bubble.
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, wake, { capture: true, passive: true })
    return () => {
      cancel()
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, wake, { capture: true })
    }
  }, [pause, held])
  return idle && !held
}
