import { useCallback, useEffect, useRef } from 'react'
import { now } from '../../clock'
import { timings } from '../../timings'

/**
 * A handler that stays the same while what it does follows the latest render: a table draws all its rows again when
 * its columns change. For events only.
 */
export function useSteady<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

/**
 * Whether rows have taken other places since a moment, and so short ago that a press may have been meant for another
 * row (B39). Rows that come first, or instead of none, have not.
 */
export function useMoved(rows: readonly { readonly id: string }[] | undefined): (since: number) => boolean {
  const ids = rows?.map(({ id }) => id).join()
  const seen = useRef(ids)
  const movedAt = useRef(0)
  useEffect(() => {
    if (ids === undefined || ids === seen.current) return
    if (seen.current) movedAt.current = now()
    seen.current = ids
  }, [ids])
  return useCallback(
    (since: number) => movedAt.current > since && now() - movedAt.current < timings.movedRows,
    [],
  )
}
