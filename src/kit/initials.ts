/** The letters of an avatar without a picture: of the first two words, else the first two characters (ORGSEL-21, 22). */
export function initials(name: string): string {
  const [first = '', second] = name.normalize('NFC').trim().split(/\s+/)
  const letters = (word: string) => [...word]
  const shown = second ? [letters(first)[0], letters(second)[0]] : letters(first).slice(0, 2)
  return shown.join('').toUpperCase()
}

/** The part of a user id before the at-sign, to greet with; the whole id without one. */
export const greetingName = (userId: string): string => userId.split('@')[0] || userId
