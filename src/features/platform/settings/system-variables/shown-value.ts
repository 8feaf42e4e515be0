import { useSyncExternalStore } from 'react'

/** A value that is on the screen. */
export type ShownValue = { readonly key: string; readonly value: string; readonly secondsLeft: number }

/** It is a secret: it stands here, outside the store, and only until its flow forgets it (docs/decisions/0004). */
let shown: ShownValue | undefined
const listeners = new Set<() => void>()

function change(value: ShownValue | undefined): void {
  shown = value
  listeners.forEach((heard) => heard())
}

export const showValue = (value: ShownValue): void => change(value)
export const forgetValue = (): void => change(undefined)
export const shownValue = (): ShownValue | undefined => shown

function subscribe(heard: () => void) {
  listeners.add(heard)
  return () => void listeners.delete(heard)
}

export const useShownValue = (): ShownValue | undefined => useSyncExternalStore(subscribe, shownValue)
