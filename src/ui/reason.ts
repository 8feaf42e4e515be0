import { useSyncExternalStore } from 'react'

/** Why a control cannot be used: in words, and `about` what more can be told to whoever looks at it. */
export type Reason = string | { readonly words: string; readonly about: string }

export const wordsOf = (reason: Reason): string => (typeof reason === 'string' ? reason : reason.words)

type Marked = { readonly 'data-about'?: string }

/** The attribute by which a control has more to tell: below the words of its tooltip, and when it is pressed. */
export const aboutOf = (reason: Reason | undefined): Marked =>
  typeof reason === 'object' ? { 'data-about': reason.about } : {}

/** The place for what more is told, below the words of the open tooltip. */
export type MoreToTell = { readonly about: string; readonly place: HTMLElement }

let open: MoreToTell | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function setMoreToTell(next: MoreToTell | undefined): void {
  open = next
  listeners.forEach((listener) => listener())
}

/** What stands around the pages, and knows the calls, fills the place by a portal: nothing is asked before it is there. */
export const useMoreToTell = (): MoreToTell | undefined => useSyncExternalStore(subscribe, () => open)
