import { after } from '../clock'
import { opened } from '../flows/navigation'
import { timings } from '../timings'
import { expectOverlays } from '../ui/overlays/code'

/**
 * Fetches the code of what opens over a page: at once for an address that has something open, else when the first screen
 * has what it shows and the browser nothing to do.
 */
export function bringOverlays(): void {
  if (new URLSearchParams(location.search).has(opened.name)) return expectOverlays()
  const look = () => {
    if (isShown()) whenIdle(expectOverlays)
    else after(timings.shownLook, look)
  }
  look()
}

/** Lists and pages say themselves that they are being read. */
const isShown = () => document.querySelector('main') !== null && !document.querySelector('[aria-busy=true]')

// Safari has no idle callback.
const whenIdle = (act: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(act) : after(0, act)
