import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'
import { tabsAnatomy } from '@chakra-ui/react/anatomy'

/** Where a drawing smaller than 44 pixels needs an area of 44 to touch. */
export const touch = '@media (pointer: coarse), (max-width: 767px)'

export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    position: 'relative',
    flexShrink: 0,
    border: '1px solid transparent',
    borderRadius: 'l2',
    textStyle: 'sm',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    transition: 'background var(--quick) var(--ease), border-color var(--quick) var(--ease)',
    '&&[aria-disabled=true]': {
      bg: 'bg.muted',
      borderColor: 'transparent',
      color: 'fg.subtle',
      cursor: 'not-allowed',
    },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        '&:hover': { bg: 'colorPalette.emphasized' },
      },
      outline: {
        bg: 'bg.surface',
        borderColor: 'border.emphasized',
        color: 'fg',
        '&:hover, &[aria-expanded=true]': { bg: 'bg.subtle' },
      },
      ghost: { color: 'fg', '&:hover, &[aria-expanded=true]': { bg: 'bg.subtle' } },
    },
    size: {
      md: { h: 'var(--control)', px: '16px' },
      xs: { h: 'var(--control-s)', px: '12px' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})

/** The bordered box around an input, a select or a value; what stands inside has no border of its own. */
export const control = defineRecipe({
  className: 'control',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minW: 0,
    minH: 'var(--control)',
    px: '12px',
    border: '1px solid var(--line-control)',
    borderRadius: 'l2',
    bg: 'bg.surface',
    textAlign: 'start',
    // 16 pixels keep phones from zooming into the field.
    textStyle: { base: 'md', md: 'sm' },
    '& > .icon': { color: 'fg.muted' },
    '&:hover': { borderColor: 'fg.muted' },
    '&:focus-within, &:focus-visible': {
      outline: '2px solid var(--ring)',
      outlineOffset: '-1px',
      borderColor: 'transparent',
    },
    // A button inside shows its own ring.
    '&:has(button:focus-visible)': { outline: 'none', borderColor: 'border.emphasized' },
    '&[data-invalid]': { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px var(--danger)' },
    '&[data-invalid]:focus-within, &[data-invalid]:focus-visible': {
      outlineColor: 'var(--danger)',
      boxShadow: '0 0 0 5px var(--danger-tint)',
    },
    '&[data-locked]': { bg: 'bg.muted', borderColor: 'border', color: 'fg.muted' },
    '& > input, & > textarea, & > select': {
      flex: 1,
      minW: 0,
      alignSelf: 'stretch',
      outline: 'none',
      textOverflow: 'ellipsis',
    },
    '& > textarea': { py: '8px', overflow: 'auto' },
    '& > textarea[data-concealed] + button': { alignSelf: 'flex-start', mt: '4px' },
    '& > button': { boxSize: 'var(--control-s)', me: '-8px' },
    '&[data-numeric]': { maxW: '240px', '& > input': { textAlign: 'end' } },
  },
})

/** Words in a row on a hairline, the selected one underlined; a row too long scrolls. */
export const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: tabsAnatomy.keys(),
  base: {
    list: {
      display: 'flex',
      gap: '16px',
      mb: '24px',
      boxShadow: 'inset 0 -1px 0 var(--line)',
      overflowX: 'auto',
      overflowY: 'hidden',
    },
    trigger: {
      flexShrink: 0,
      minH: 'var(--control)',
      // Room between the words and the ring of the focus.
      px: '4px',
      pt: '8px',
      pb: '10px',
      borderBottom: '2px solid transparent',
      textStyle: 'sm',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:hover': { color: 'fg' },
      '&[aria-selected=true]': { color: 'fg', fontWeight: 'bold', borderColor: 'brand.fg' },
      '&:focus-visible': { outlineOffset: '-2px' },
      [touch]: { minH: '44px' },
    },
  },
})
