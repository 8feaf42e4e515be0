import { useEffect, useState } from 'react'
import type { Refusal } from '../api/refusal'
import { after, now } from '../clock'

const SECOND = 1000

/**
 * How many whole seconds a person has still to wait after this refusal, as the server said (`Retry-After`); 0 once the
 * time is over. Undefined where nothing need be waited for.
 */
export function useSecondsLeft(refusal: Refusal | undefined): number | undefined {
  const [seen, setSeen] = useState<Refusal>()
  const [until, setUntil] = useState(0)
  const [at, setAt] = useState(0)
  const waits = refusal?.status === 429 && refusal.retryAfter !== undefined
  if (refusal !== seen) {
    setSeen(refusal)
    setAt(now())
    setUntil(now() + (refusal?.retryAfter ?? 0) * SECOND)
  }
  const left = Math.max(0, Math.ceil((until - at) / SECOND))
  // The clock is outside React. A device that slept finds the right time when it wakes.
  useEffect(() => {
    if (!waits) return
    const tick = () => {
      setAt(now())
      if (now() < until) stop = after(SECOND, tick)
    }
    let stop = after(SECOND, tick)
    return () => stop()
  }, [waits, until])
  return waits ? left : undefined
}
