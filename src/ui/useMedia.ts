import { useCallback, useSyncExternalStore } from 'react'
import { after } from '../clock'
import { timings } from '../timings'

/** Whether a media query holds, told when a resize has come to rest. Without media (tests) none holds. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia?.(query)
      let cancel: (() => void) | undefined
      const settle = () => {
        cancel?.()
        cancel = after(timings.resizePause, changed)
      }
      media?.addEventListener('change', settle)
      return () => {
        cancel?.()
        media?.removeEventListener('change', settle)
      }
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false)
}
