import { local } from '../../browser'

/** Whether `/` and `?` do something: they can be switched off (WCAG 2.1.4). Kept in this browser. */
const KEY = 'console.singleKeys'
const OFF = 'off'

export const hasSingleKeys = (): boolean => local.get(KEY) !== OFF

export function switchSingleKeys(on: boolean): void {
  if (on) local.remove(KEY)
  else local.set(KEY, OFF)
}
