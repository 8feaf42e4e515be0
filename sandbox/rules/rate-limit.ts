import type { Clock } from '../clock'

const WINDOW = 10_000
const REQUESTS = 300

export type RateLimit = ReturnType<typeof createRateLimit>

/** At most 300 requests in 10 s of one session, or of one address without a session. */
export function createRateLimit(clock: Clock) {
  const windows = new Map<string, { start: number; count: number }>()

  /** Counts a request; seconds to wait when it is one too many, else 0. */
  function pass(who: string): number {
    const now = clock.now()
    const window = windows.get(who)
    if (!window || now - window.start >= WINDOW || now < window.start) {
      if (windows.size > 10_000) windows.clear()
      windows.set(who, { start: now, count: 1 })
      return 0
    }
    window.count += 1
    return window.count > REQUESTS ? Math.ceil((window.start + WINDOW - now) / 1000) : 0
  }

  return { pass, reset: () => windows.clear() }
}
