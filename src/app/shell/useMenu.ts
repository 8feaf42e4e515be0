import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectRoles } from '../../session/state'
import { menuOf, type Menu } from '../menu'

/** The menu of the person in the chosen organization. */
export function useMenu(): Menu {
  const roles = useSelector(selectRoles)
  return useMemo(() => menuOf(roles), [roles])
}
