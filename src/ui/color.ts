export type Theme = 'light' | 'dark'

type Rgb = [red: number, green: number, blue: number]

/** The five variables that carry the organization's colour; they are set and removed together. */
export type ColorGroup = Record<
  '--primary' | '--primary-hover' | '--on-primary' | '--primary-text' | '--primary-subtle',
  string
>

const names = ['--primary', '--primary-hover', '--on-primary', '--primary-text', '--primary-subtle'] as const

// From tokens.css: where text in this colour stands, and what the tint is mixed over.
const grounds = {
  light: { canvas: '#f7f7f9', surface: '#ffffff', raised: '#ffffff', hovered: '#f4f3f7' },
  dark: { canvas: '#121117', surface: '#1a191f', raised: '#222128', hovered: '#2c2b34' },
}

const readable = 4.5

/** Where text and links stand, of a theme. */
export const canvasOf = (theme: Theme): string => grounds[theme].canvas

/** Three or six hex digits, with or without `#`. */
export const isHexColor = (text: string): boolean => /^#?(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)

/** A colour as `#` and six small digits. */
export const sixDigits = (hex: string): string => toHex(toRgb(hex))

/** Contrast of two hex colours by WCAG 2, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Letters on a fill of any colour: white when it can be read, else black. */
export const onColor = (hex: string): string => (contrast('#ffffff', hex) >= readable ? '#ffffff' : '#000000')

/** The whole group made out of one hex colour. Source: look/README.md, "The organization's colour". */
export function colorGroup(hex: string, theme: Theme): ColorGroup {
  const primary = toHex(toRgb(hex))
  const onPrimary = onColor(primary)
  const { canvas, surface, raised, hovered } = grounds[theme]
  const subtle = mix(primary, surface, theme === 'light' ? 0.08 : 0.2)
  return {
    '--primary': primary,
    '--primary-hover': hover(primary, onPrimary, theme),
    '--on-primary': onPrimary,
    '--primary-text': asText(primary, [canvas, raised, hovered, subtle], theme),
    '--primary-subtle': subtle,
  }
}

/** Puts a colour on the whole document, or with `undefined` takes it back to the theme's own. */
export function applyColor(hex: string | undefined, theme: Theme): void {
  const { style } = document.documentElement
  if (hex === undefined) names.forEach((name) => style.removeProperty(name))
  else {
    const group = colorGroup(hex, theme)
    names.forEach((name) => style.setProperty(name, group[name]))
  }
}

function hover(primary: string, onPrimary: string, theme: Theme): string {
  const towards = theme === 'light' ? '#000000' : '#ffffff'
  for (let percent = 14; percent > 0; percent--) {
    const moved = mix(towards, primary, percent / 100)
    if (contrast(moved, onPrimary) >= readable) return moved
  }
  return primary
}

function asText(primary: string, backgrounds: string[], theme: Theme): string {
  const [hue, saturation, start] = toHsl(toRgb(primary))
  const step = theme === 'light' ? -0.005 : 0.005
  for (let lightness = start; lightness >= 0 && lightness <= 1; lightness += step) {
    const text = lightness === start ? primary : toHex(fromHsl(hue, saturation, lightness))
    if (backgrounds.every((background) => contrast(text, background) >= readable)) return text
  }
  return theme === 'light' ? '#000000' : '#ffffff'
}

function toRgb(hex: string): Rgb {
  const digits = hex.replace('#', '')
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = parseInt(six, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const toHex = (rgb: Rgb): string =>
  '#' + rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')

export function mix(top: string, bottom: string, share: number): string {
  const [over, under] = [toRgb(top), toRgb(bottom)]
  const channel = (index: 0 | 1 | 2) => over[index] * share + under[index] * (1 - share)
  return toHex([channel(0), channel(1), channel(2)])
}

function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toHsl(rgb: Rgb): [hue: number, saturation: number, lightness: number] {
  const [red, green, blue] = rgb.map((channel) => channel / 255) as Rgb
  const max = Math.max(red, green, blue)
  const min = Math.min(red, green, blue)
  const range = max - min
  const lightness = (max + min) / 2
  if (range === 0) return [0, 0, lightness]
  const saturation = range / (1 - Math.abs(2 * lightness - 1))
  if (max === red) return [((green - blue) / range + 6) % 6, saturation, lightness]
  if (max === green) return [(blue - red) / range + 2, saturation, lightness]
  return [(red - green) / range + 4, saturation, lightness]
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const place = (offset + hue * 2) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
  }
  return [channel(0), channel(8), channel(4)]
}
