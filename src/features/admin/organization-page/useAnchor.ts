import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Brings the section into sight, and into focus, that the anchor of the address names. */
export function useAnchor(): void {
  const { hash, key } = useLocation()
  // Where the page stands is outside React. `key` is another one when the same anchor is pressed again.
  useEffect(() => {
    const section = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!section) return
    // jsdom scrolls nothing.
    section.scrollIntoView?.()
    section.focus({ preventScroll: true })
  }, [hash, key])
}
