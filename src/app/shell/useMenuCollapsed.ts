import { useState } from 'react'

const KEY = 'console.menu'
const COLLAPSED = 'collapsed'

/** Whether the left menu shows only icons, remembered in this browser, and what turns it. */
export function useMenuCollapsed(): readonly [collapsed: boolean, turn: () => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) === COLLAPSED)
  const turn = () => {
    if (collapsed) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, COLLAPSED)
    setCollapsed(!collapsed)
  }
  return [collapsed, turn]
}
