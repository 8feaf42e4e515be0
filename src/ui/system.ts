import { createSystem, defineSemanticTokens, defineTextStyles, defineTokens } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { breakpoints } from './breakpoints'
import { animationStyles, keyframes } from './motion'
import { button, tabs } from './recipes'
import { dialog, drawer, menu, popover, tooltip } from './recipes.overlays'

const name = (variable: string) => ({ value: `var(--${variable})` })

const status = (word: string, contrast: string) => ({
  solid: name(`${word}-solid`),
  contrast: name(contrast),
  fg: name(word),
  subtle: name(`${word}-tint`),
  muted: name(`${word}-tint`),
  emphasized: { value: `color-mix(in srgb, var(--${word}-solid) 86%, black)` },
  focusRing: name('ring'),
  border: name(word),
})

const colors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: name('canvas'),
    surface: name('surface'),
    panel: name('raised'),
    muted: name('sunken'),
    subtle: name('hover'),
    emphasized: name('neutral-tint'),
    inverted: name('inverse'),
    error: name('danger-tint'),
    warning: name('warning-tint'),
    success: name('success-tint'),
    info: name('info-tint'),
  },
  fg: {
    DEFAULT: name('text'),
    muted: name('text-muted'),
    subtle: name('text-faint'),
    inverted: name('on-inverse'),
    error: name('danger'),
    warning: name('warning'),
    success: name('success'),
    info: name('info'),
  },
  border: {
    DEFAULT: name('line'),
    muted: name('line'),
    subtle: name('line'),
    emphasized: name('line-control'),
    error: name('danger'),
  },
  brand: {
    solid: name('primary'),
    contrast: name('on-primary'),
    fg: name('primary-text'),
    subtle: name('primary-subtle'),
    muted: name('primary-subtle'),
    emphasized: name('primary-hover'),
    focusRing: name('ring'),
    border: name('primary-text'),
  },
  green: status('success', 'on-success'),
  orange: status('warning', 'surface'),
  yellow: status('gold', 'surface'),
  red: status('danger', 'on-danger'),
  blue: status('info', 'surface'),
  gray: status('neutral', 'surface'),
})

const tokens = defineTokens({
  zIndex: { popover: { value: 1500 }, toast: { value: 1700 }, tooltip: { value: 1800 } },
  radii: { full: { value: '9999px' } },
  colors: { transparent: { value: 'transparent' }, current: { value: 'currentColor' } },
  fonts: { body: name('font'), heading: name('font'), mono: name('mono') },
  fontWeights: {
    normal: name('regular'),
    medium: name('strong'),
    semibold: name('strong'),
    bold: name('strong'),
  },
  durations: {
    fastest: name('quick'),
    faster: name('quick'),
    fast: name('quick'),
    moderate: name('enter'),
    slow: name('slide'),
    slower: name('slide'),
    slowest: name('slide'),
  },
  easings: { 'ease-in-smooth': name('ease') },
})

const type = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } })

const textStyles = defineTextStyles({
  xs: type('12px', '16px'),
  sm: type('14px', '20px'),
  md: type('16px', '24px'),
  xl: type('20px', '28px'),
  '2xl': type('24px', '32px'),
})

/**
 * Chakra's names for our variables. Light, dark and the organization's colour live in `tokens.css`
 * and `color.ts` alone. Of Chakra only the base is taken, its properties and conditions: its preset brings palettes, recipes
 * and a whole system of its own, which is made in every document that imports it (a lint rule forbids that).
 */
export const system = createSystem({
  ...defaultBaseConfig,
  preflight: false,
  globalCss: { html: { colorPalette: 'brand' } },
  theme: {
    keyframes,
    animationStyles,
    breakpoints: Object.fromEntries(
      Object.entries(breakpoints).map(([width, pixels]) => [width, `${pixels}px`]),
    ),
    tokens,
    semanticTokens: {
      colors,
      radii: { l1: name('r4'), l2: name('r8'), l3: name('r12') },
      shadows: {
        md: name('shadow-popover'),
        lg: name('shadow-popover'),
        xl: name('shadow-modal'),
      },
    },
    textStyles,
    recipes: { button },
    slotRecipes: {
      dialog,
      drawer,
      menu,
      popover,
      tabs,
      tooltip,
    },
  },
})
