import { useCallback, useEffect, useRef } from 'react'
import { now } from '../../clock'
import { timings } from '../../timings'

/**
 * Whether rows have taken other places since a moment, and so short ago that a press may have been meant for another
 * row (B39). Rows that come first, or instead of none, have not.
 */
export function useRowsMoved(
  rows: readonly { readonly id: string }[] | undefined,
): (since: number) => boolean {
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
