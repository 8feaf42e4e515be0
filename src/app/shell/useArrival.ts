import { useEffect, useRef } from 'react'
import { useStore } from 'react-redux'
import { useLocation } from 'react-router-dom'

/** The path that was shown last, by the document's store: shells take each other's place. */
const shown = new WeakMap<object, string>()

/**
 * Takes the focus to a new page's heading and says its title, whenever the path changes; not at first, and not
 * for the query. Answers the refs of the main element and of a live region.
 */
export function useArrival() {
  const { pathname } = useLocation()
  const store = useStore()
  const main = useRef<HTMLElement>(null)
  const region = useRef<HTMLDivElement>(null)
  // Focus, and what a screen reader says, are outside React.
  useEffect(() => {
    const before = shown.get(store)
    shown.set(store, pathname)
    if (before === undefined || before === pathname) return
    if (region.current) region.current.textContent = document.title
    const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]')
    ;(heading ?? main.current)?.focus({ preventScroll: true })
  }, [store, pathname])
  return { main, region }
}
