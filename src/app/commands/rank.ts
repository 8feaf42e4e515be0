import { fold } from '../../kit/fold'

type Named = {
  readonly label: string
  /** Small beside it, and found by as well. */
  readonly note?: string | undefined
}

/**
 * How well something is found by the words that were typed, without accents and case: 0 is the best, undefined not at all. Every
 * word has to be in it; what the name begins with goes first, then what a word of it begins with.
 */
export function rankOf(typed: string, { label, note = '' }: Named): number | undefined {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const name = fold(label)
  const all = `${name} ${fold(note)}`
  if (!words.every((word) => all.includes(word))) return undefined
  if (name.startsWith(words.join(' '))) return 0
  return words.every((word) => ` ${name}`.includes(` ${word}`)) ? 1 : 2
}

/** Those that are found, the best first; of equals, as they stand. */
export function found<Thing extends Named>(typed: string, things: readonly Thing[]): readonly Thing[] {
  const ranked = things.flatMap((thing) => {
    const rank = rankOf(typed, thing)
    return rank === undefined ? [] : [{ thing, rank }]
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ thing }) => thing)
}
