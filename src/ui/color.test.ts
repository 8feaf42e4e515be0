import { applyColor, colorGroup, contrast, isHexColor, onColor, type Theme } from './color'

const table = `
  #8e00e8 #ffffff #000000 #ffff00 #ffd400 #ffeb3b #ff0000 #00ff00 #0000ff #00ffff #ff00ff #808080
  #111111 #222222 #333333 #555555 #777777 #949494 #aaaaaa #cccccc #eeeeee #f7f7f9 #121117 #1a191f
  #b3231a #0b7a75 #1670bd #1d8149 #b36b00 #e65100 #ff9f95 #80d6a1 #f0bb63 #8bc4f6 #d09cff #3f51b5
  #795548 #607d8b #c0ffee #fde68a #7f0000 #00007f
`
const colors = table.trim().split(/\s+/)
const themes: Theme[] = ['light', 'dark']
const cases = colors.flatMap((color) => themes.map((theme) => [color, theme] as const))

const canvas = { light: '#f7f7f9', dark: '#121117' }
const hovered = { light: '#f4f3f7', dark: '#2c2b34' }

test.each(cases)('%s can be read in the %s theme', (color, theme) => {
  const group = colorGroup(color, theme)
  expect(group['--primary']).toBe(color)
  expect(contrast(group['--on-primary'], color)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(group['--on-primary'], group['--primary-hover'])).toBeGreaterThanOrEqual(4.5)
  expect(contrast(group['--primary-text'], canvas[theme])).toBeGreaterThanOrEqual(4.5)
  expect(contrast(group['--primary-text'], hovered[theme])).toBeGreaterThanOrEqual(4.5)
  expect(contrast(group['--primary-text'], group['--primary-subtle'])).toBeGreaterThanOrEqual(4.5)
})

test('a colour that can be read already is its own text', () => {
  expect(colorGroup('#8e00e8', 'light')).toEqual({
    '--primary': '#8e00e8',
    '--primary-hover': '#7a00c8',
    '--on-primary': '#ffffff',
    '--primary-text': '#8e00e8',
    '--primary-subtle': '#f6ebfd',
  })
})

test('the hue of the text stays the hue of the colour', () => {
  expect(colorGroup('#ff0000', 'light')['--primary-text']).toMatch(/^#[\da-f]{2}0000$/)
  expect(colorGroup('#00f', 'dark')['--primary-text']).toMatch(/^#([\da-f]{2})\1ff$/)
})

test('letters are white when they reach 4.5, else black', () => {
  expect(onColor('#8e00e8')).toBe('#ffffff')
  expect(onColor('ffd400')).toBe('#000000')
  expect(onColor('#767676')).toBe('#ffffff')
  expect(onColor('#777777')).toBe('#000000')
})

test.each([
  ['#8e00e8', true],
  ['8E00E8', true],
  ['#fff', true],
  ['#ffff', false],
  ['#8e00e8ff', false],
  ['purple', false],
  ['', false],
])('THEME-06 THEME-07 %s as a hex colour: %s', (text, expected) => expect(isHexColor(text)).toBe(expected))

test('the colour is put on the document and taken back', () => {
  const { style } = document.documentElement
  applyColor('#abc', 'light')
  expect(style.getPropertyValue('--primary')).toBe('#aabbcc')
  expect(style.getPropertyValue('--on-primary')).toBe('#000000')
  applyColor(undefined, 'light')
  expect(style.getPropertyValue('--primary')).toBe('')
  expect(style.getPropertyValue('--primary-text')).toBe('')
})
