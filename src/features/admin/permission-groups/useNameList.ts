import { useText } from '../../../texts'

/** More names than these nobody reads in a sentence. */
const MOST = 10

/** Names in one line; of many the first ones, and how many more there are. */
export function useNameList(): (names: readonly string[]) => string {
  const text = useText()
  return (names) => {
    const shown = names.slice(0, MOST).join(', ')
    const count = names.length - MOST
    return count > 0 ? text('permissionGroups.andMore', { names: shown, count }) : shown
  }
}
