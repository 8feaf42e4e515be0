import { useSyncExternalStore } from 'react'
import type { TwoFactorSetup } from '../../api'

/**
 * The set-up that is on the screen. Its key is a secret: it stands here, outside the store, and only until the flow
 * has an end (docs/decisions/0004).
 */
let shown: TwoFactorSetup | undefined
const listeners = new Set<() => void>()

function change(setup: TwoFactorSetup | undefined): void {
  shown = setup
  listeners.forEach((heard) => heard())
}

export const showSetup = (setup: TwoFactorSetup): void => change(setup)
export const forgetSetup = (): void => change(undefined)
export const shownSetup = (): TwoFactorSetup | undefined => shown

function subscribe(heard: () => void) {
  listeners.add(heard)
  return () => void listeners.delete(heard)
}

export const useShownSetup = (): TwoFactorSetup | undefined => useSyncExternalStore(subscribe, shownSetup)
