import { useEffect, useRef } from 'react'
import { useStore } from 'react-redux'
import { useLocation } from 'react-router-dom'

/** The path that was shown last, by the document's store: shells take each other's place. */
const shown = new WeakMap<object, string>()

/** What the document showed before its router came: the way in, which leads to a page without a load. */
export const arriveFrom = (store: object, path: string): void => void shown.set(store, path)

/** The live region that stands around all pages: one that came with a page would not be heard. */
export const arrivalId = 'arrival'

/**
 * Takes the focus to a new page's heading and says its title, whenever the path changes; not at first, and not
 * for the query. Answers the ref of the main element.
 */
export function useArrival() {
  const { pathname } = useLocation()
  const store = useStore()
  const main = useRef<HTMLElement>(null)
  // Focus, and what a screen reader says, are outside React.
  useEffect(() => {
    const before = shown.get(store)
    shown.set(store, pathname)
    if (before === undefined || before === pathname) return
    // The page may name the document only after this.
    queueMicrotask(() => {
      const region = document.getElementById(arrivalId)
      if (region) region.textContent = document.title
    })
    const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]')
    ;(heading ?? main.current)?.focus({ preventScroll: true })
  }, [store, pathname])
  return main
}
