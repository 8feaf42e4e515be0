/** Ids as they are compared and sent: without blanks, each once, in order. */
export const inOrder = (ids: readonly string[]): string[] => distinct(ids).toSorted()

/** Without blanks, each once, as they were chosen. */
export const distinct = (ids: readonly string[]): string[] => [
  ...new Set(ids.map((id) => id.trim()).filter(Boolean)),
]

/** What a choice adds to what was there, and what it takes away. */
export function difference(before: readonly string[], now: readonly string[]) {
  const without = (these: readonly string[], those: readonly string[]) =>
    these.filter((id) => !those.includes(id))
  return { gained: without(now, before), lost: without(before, now) }
}

/** Whether a sentence of the server names this id, as a word of its own. */
export const isNamed = (id: string, said = ''): boolean =>
  said.split(/[\s,;:'"]+/).some((word) => word.toLowerCase() === id.toLowerCase())
