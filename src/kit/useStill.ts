import { useEffect, useRef } from 'react'

/**
 * `close`, for as long as what it closes is there. An answer may come when Back has closed it already: closing goes
 * back too, and would leave the page.
 */
export function useStill(close: () => void): () => void {
  const there = useRef(true)
  useEffect(() => {
    there.current = true
    return () => {
      there.current = false
    }
  }, [])
  return () => {
    if (there.current) close()
  }
}
