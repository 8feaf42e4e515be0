import { useSyncExternalStore } from 'react'
import { local } from '../browser'
import { breakpoints } from '../ui/breakpoints'

/** How the console is laid out: what the person chose, kept in this browser. */
export type Layout = 'standard' | 'modern'

const KEY = 'console.layout'
const listeners = new Set<() => void>()

/** From this width on a panel stands beside the content, and drawers count as standing on a large screen. */
export const wideFrom: Readonly<Record<Layout, number>> = {
  standard: breakpoints.lg,
  modern: breakpoints.wide,
}

export const currentLayout = (): Layout => (local.get(KEY) === 'modern' ? 'modern' : 'standard')

export function chooseLayout(layout: Layout): void {
  if (layout === 'standard') local.remove(KEY)
  else local.set(KEY, layout)
  listeners.forEach((heard) => heard())
}

/** Calls back when the layout changes, by choice here or in another tab. */
export function onLayoutChange(heard: () => void): () => void {
  const storedInOtherTab = ({ key }: StorageEvent) => (key === KEY || key === null) && heard()
  listeners.add(heard)
  window.addEventListener('storage', storedInOtherTab)
  return () => {
    listeners.delete(heard)
    window.removeEventListener('storage', storedInOtherTab)
  }
}

/** The chosen layout, followed. */
export const useLayout = (): Layout => useSyncExternalStore(onLayoutChange, currentLayout)
