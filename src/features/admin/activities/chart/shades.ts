import { contrast, mix, type Theme } from '../../../../ui/color'

export const SHADES = 21

/** So much of the colour is in a shade. Between 80 and 50 per cent neither light nor dark letters can be read. */
const SHARES: readonly number[] = [
  ...[1, 0.9, 0.8],
  ...Array.from({ length: SHADES - 3 }, (_, step) => 0.5 - (0.42 * step) / (SHADES - 4)),
]

/** What a shade is mixed over: the tints of tokens.css. */
const grounds: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#2e2c36' }
const LIGHT = '#ffffff'
const DARK = '#1c1b22'
const BLACK = '#000000'

export type Shade = { readonly fill: string; readonly letters: string }

/** The shades of a colour, the strongest first, each with letters that can be read on it. */
export const shadesOf = (color: string, theme: Theme): readonly Shade[] =>
  SHARES.map((share) => {
    const fill = mix(color, grounds[theme], share)
    const letters = [LIGHT, DARK].find((each) => contrast(each, fill) >= 4.5) ?? BLACK
    return { fill, letters }
  })
