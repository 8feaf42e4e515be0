import { useState } from 'react'
import { local } from '../../browser'

const KEY = 'console.menu'
const COLLAPSED = 'collapsed'

/** Whether the left menu shows only icons, remembered in this browser, and what turns it. */
export function useMenuCollapsed(): readonly [collapsed: boolean, turn: () => void] {
  const [collapsed, setCollapsed] = useState(() => local.get(KEY) === COLLAPSED)
  const turn = () => {
    if (collapsed) local.remove(KEY)
    else local.set(KEY, COLLAPSED)
    setCollapsed(!collapsed)
  }
  return [collapsed, turn]
}
