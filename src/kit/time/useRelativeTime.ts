import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { after, serverNow } from '../../clock'
import type { Lang } from '../../texts'
import { timings } from '../../timings'
import { relativeTime } from './dates'

const heard = new Set<() => void>()
let minutes = 0
let stop = () => {}

function pass() {
  minutes += 1
  wait()
  heard.forEach((tell) => tell())
}

/** The next minute; one beat for the whole document, so that times on one screen age together. */
function wait() {
  stop()
  stop = after(timings.relativeTimes, pass)
}

/** Browsers slow the timers of a tab that nobody sees: whoever comes back to it reads the right words at once. */
const passWhenSeen = () => document.visibilityState === 'visible' && pass()

function subscribe(tell: () => void) {
  if (heard.size === 0) {
    wait()
    document.addEventListener('visibilitychange', passWhenSeen)
  }
  heard.add(tell)
  return () => {
    heard.delete(tell)
    if (heard.size > 0) return
    stop()
    document.removeEventListener('visibilitychange', passWhenSeen)
  }
}

/** How long ago a moment was, in the person's language; it draws what shows it again each minute. */
export function useRelativeTime(): (at: number) => string {
  useSyncExternalStore(subscribe, () => minutes)
  const lang = useIntl().locale as Lang // LanguageLayer sets no other
  return (at) => relativeTime(at, serverNow(), lang)
}
