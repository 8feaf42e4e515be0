import { after, now } from './clock'
import { timings } from './timings'

/**
 * Resolves when the page stands: it is drawn with what it shows, and the browser has nothing to do. Calls and code that
 * nobody waits for begin then, so that they take neither line nor processor from those that somebody does.
 */
export function pageStands(): Promise<void> {
  return new Promise((resolve) => {
    const latest = now() + timings.pageStandsLatest
    const look = () => {
      if (isShown() || now() >= latest) whenIdle(resolve)
      else after(timings.shownLook, look)
    }
    look()
  })
}

/** Lists and pages say themselves that they are being read; so does the form of /login while somebody signs in. */
const isShown = () => document.querySelector('main') !== null && !document.querySelector('[aria-busy=true]')

function whenIdle(act: () => void): void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: timings.idleLatest })
  else after(0, act)
}
