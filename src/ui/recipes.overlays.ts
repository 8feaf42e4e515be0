import { defineSlotRecipe } from '@chakra-ui/react'
import {
  dialogAnatomy,
  drawerAnatomy,
  menuAnatomy,
  popoverAnatomy,
  tooltipAnatomy,
} from '@chakra-ui/react/anatomy'
import { touch } from './recipes'

// One base for all that floats: what opens later stands above, dialog or menu.
const zIndex = 'calc(var(--chakra-z-index-popover) + var(--layer-index, 0))'

const appear = {
  // Not under a page's header, so a table's head sticks to the very top.
  '--table-top': '0px',
  animationTimingFunction: 'var(--ease)',
  '--slide-from-bottom-distance': '4px',
  '--slide-from-top-distance': '4px',
}

// A window zoomed to 400 % is 256 pixels high: title and actions would leave no room between them, so all of it scrolls.
const low = '@media (max-height: 480px)'

const modal = {
  backdrop: {
    position: 'fixed',
    inset: 0,
    bg: 'var(--scrim)',
    zIndex,
    _open: { animationName: 'fade-in', animationDuration: 'moderate' },
    _closed: { animationName: 'fade-out', animationDuration: 'fast' },
  },
  positioner: { position: 'fixed', inset: 0, display: 'flex', zIndex },
  title: { textStyle: 'xl', fontWeight: 'bold', overflowWrap: 'anywhere', lineClamp: 3 },
}

export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: dialogAnatomy.keys(),
  base: {
    ...modal,
    positioner: {
      ...modal.positioner,
      alignItems: 'center',
      justifyContent: 'center',
      p: '16px',
      [low]: { p: '8px' },
    },
    content: {
      ...appear,
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      w: '100%',
      maxH: '100%',
      p: { base: '24px', md: '32px' },
      [low]: { p: '16px', overflow: 'auto' },
      bg: 'bg.panel',
      borderRadius: 'l3',
      boxShadow: 'xl',
      outline: 0,
      _open: { animationName: 'slide-from-bottom, fade-in', animationDuration: 'moderate' },
      _closed: { animationName: 'fade-out', animationDuration: 'fast' },
    },
    header: { flexShrink: 0 },
    description: { mt: '8px', color: 'fg.muted' },
    // The negative margin keeps focus rings of the content inside the scrolling area.
    body: {
      flex: '0 1 auto',
      minH: 0,
      overflow: 'auto',
      mt: '20px',
      mx: '-8px',
      px: '8px',
      py: '4px',
      [low]: { flex: 'none', overflow: 'visible' },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '8px',
      mt: '28px',
      flexShrink: 0,
      [low]: { mt: '16px' },
    },
  },
})

export const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: drawerAnatomy.keys(),
  base: {
    ...modal,
    positioner: { ...modal.positioner, justifyContent: 'flex-end' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      w: '100%',
      h: '100%',
      bg: 'bg.panel',
      ...appear,
      boxShadow: 'xl',
      outline: 0,
      [low]: { '&:has(> [data-actions])': { overflow: 'auto' } },
      _open: { animationName: 'slide-from-right-full', animationDuration: 'slow' },
      _closed: { animationName: 'slide-to-right-full', animationDuration: 'moderate' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '16px',
      flexShrink: 0,
      // A long name has two lines.
      minH: 'var(--header)',
      ps: { base: '16px', md: '32px' },
      pe: '16px',
      py: '8px',
      borderBottom: '1px solid var(--line)',
    },
    title: { ...modal.title, flex: 1, minW: 0, lineClamp: 2 },
    body: {
      flex: 1,
      minH: 0,
      overflow: 'auto',
      // The frame of a field, and its message, are more than what has the focus.
      scrollPaddingBlock: '32px',
      [low]: { py: '16px', '&:has(~ [data-actions])': { flex: '1 0 auto', overflow: 'visible' } },
      px: { base: '16px', md: '32px' },
      py: { base: '24px', md: '32px' },
    },
    footer: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '8px',
      flexShrink: 0,
      px: { base: '16px', md: '32px' },
      py: { base: '8px', md: '16px' },
      borderTop: '1px solid var(--line)',
    },
  },
})

const floating = {
  ...appear,
  bg: 'bg.panel',
  color: 'fg',
  borderRadius: 'l2',
  boxShadow: 'md',
  outline: 0,
  zIndex,
  maxW: 'calc(100vw - 16px)',
  maxH: 'var(--available-height)',
  overflow: 'auto',
  _open: { animationStyle: 'slide-fade-in', animationDuration: 'moderate' },
  _closed: { animationName: 'fade-out', animationDuration: 'fast' },
}

export const popover = defineSlotRecipe({
  className: 'popover',
  slots: popoverAnatomy.keys(),
  base: { content: floating },
})

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: menuAnatomy.keys(),
  base: {
    content: { ...floating, minW: '224px', p: '8px' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      minH: '40px',
      px: '12px',
      py: '4px',
      borderRadius: 'l1',
      textStyle: 'sm',
      cursor: 'pointer',
      outline: 0,
      '& > .icon': { color: 'fg.muted' },
      _highlighted: { bg: 'bg.subtle' },
      '&[data-danger], &[data-danger] > .icon': { color: 'fg.error' },
      '&[aria-disabled=true], &[aria-disabled=true] > .icon': { color: 'fg.subtle', cursor: 'not-allowed' },
      [touch]: { minH: '44px' },
    },
    separator: { h: '1px', my: '8px', mx: '-8px', bg: 'border' },
  },
})

export const tooltip = defineSlotRecipe({
  className: 'tooltip',
  slots: tooltipAnatomy.keys(),
  base: {
    content: {
      ...appear,
      '--tooltip-bg': 'var(--inverse)',
      maxW: 'min(264px, 100vw - 16px)',
      px: '12px',
      py: '8px',
      bg: 'bg.inverted',
      color: 'fg.inverted',
      borderRadius: 'l1',
      textStyle: 'xs',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
      zIndex: 'tooltip',
      _open: { animationStyle: 'slide-fade-in', animationDuration: 'moderate' },
    },
    arrow: { '--arrow-size': '8px', '--arrow-background': 'var(--inverse)' },
  },
})
