import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectUser } from '../../session/state'
import { menuOf, sectionAt, type Menu, type MenuSection } from '../menu'

/** The menu of the person in the chosen organization. */
export function useMenu(): Menu {
  const user = useSelector(selectUser)
  return useMemo(() => menuOf(user), [user])
}

/** The section of the page one is at; some pages belong to none. */
export function useSection(): MenuSection | undefined {
  return sectionAt(useMenu(), useLocation().pathname)
}
