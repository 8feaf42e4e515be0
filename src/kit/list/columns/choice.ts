/**
 * How a choice of columns is stored: the keys of those that are shown, and after a minus of those that are hidden. A
 * column that the list does not name came later, and is shown.
 */
const MARK = '-'

/** Which of the columns a stored choice hides; what it names beside them is not known here any more. */
export function hiddenBy(stored: readonly string[], keys: readonly string[]): ReadonlySet<string> {
  const marked = keys.filter((key) => stored.includes(MARK + key))
  const isMarked = stored.some((name) => name.startsWith(MARK))
  const isOurs = isMarked || !keys.some((key) => stored.includes(key))
  // A list without a mark names those that are shown, all of them: another client made it.
  const hidden = isOurs ? marked : keys.filter((key) => !stored.includes(key))
  return new Set(hidden.length < keys.length ? hidden : [])
}

/** What to store; nothing is hidden: nothing is chosen. */
export const choiceOf = (hidden: ReadonlySet<string>, keys: readonly string[]): string[] =>
  keys.some((key) => hidden.has(key)) ? keys.map((key) => (hidden.has(key) ? MARK + key : key)) : []
