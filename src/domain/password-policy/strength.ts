import type { Strength } from '../../ui/StrengthBar'

const names = ['', 'low', 'fair', 'good', 'strong']

/** How many of the four bars a level fills: a name or a number from 1 to 4; anything else none. */
export function strengthOf(level: unknown): Strength {
  const bars =
    typeof level === 'string' && names.includes(level.toLowerCase())
      ? names.indexOf(level.toLowerCase())
      : Number(level)
  return bars === 1 || bars === 2 || bars === 3 || bars === 4 ? bars : 0
}
