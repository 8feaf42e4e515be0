import { useCallback, useEffect, useRef } from 'react'

/**
 * A handler that stays the same while what it does follows the latest render: a table draws all its rows again when
 * its columns change. For events only.
 */
export function useStableCallback<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
