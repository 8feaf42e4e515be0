/** What people see as one character, an emoji of several parts among them. */
const characters = (word: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word),
        ({ segment }) => segment,
      )
    : [...word]

/** The letters of an avatar without a picture: of the first two words, else the first two characters (ORGSEL-21, 22). */
export function initials(name: string): string {
  const [first = '', second] = name.normalize('NFC').trim().split(/\s+/)
  const shown = second ? [characters(first)[0], characters(second)[0]] : characters(first).slice(0, 2)
  return shown.join('').toUpperCase()
}

/** The part of a user id before the at-sign, to greet with; the whole id without one. */
export const greetingName = (userId: string): string => userId.split('@')[0] || userId
