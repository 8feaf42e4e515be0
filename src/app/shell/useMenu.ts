import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectUser } from '../../session/state'
import { menuOf, type Menu } from '../menu'

/** The menu of the person in the chosen organization. */
export function useMenu(): Menu {
  const user = useSelector(selectUser)
  return useMemo(() => menuOf(user), [user])
}
