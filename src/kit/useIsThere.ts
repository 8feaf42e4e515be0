import { useEffect, useRef } from 'react'

/** Whether the component is still there, for an answer that may come when the person has left it. */
export function useIsThere(): () => boolean {
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return () => isThere.current
}
