import { useDispatch } from 'react-redux'
import { noticed } from '../../flows/notices'
import { useStableCallback } from '../useStableCallback'
import { useRowsMoved } from './useRowsMoved'

/**
 * Opens what takes a row away, from a menu that was opened at a moment; not where the rows have taken other places since,
 * which is told (B39).
 */
export function useTakeAway<Name extends string>(
  rows: Parameters<typeof useRowsMoved>[0],
  open: (name: Name, id: string) => void,
) {
  const dispatch = useDispatch()
  const moved = useRowsMoved(rows)
  return useStableCallback((name: Name, id: string, openedAt: number) => {
    if (!moved(openedAt)) return open(name, id)
    dispatch(noticed({ tone: 'info', title: { id: 'list.moved' } }))
  })
}
