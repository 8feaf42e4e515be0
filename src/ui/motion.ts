import { defineAnimationStyles, defineKeyframes } from '@chakra-ui/react'

const still = { translate: '0' }
const aside = (translate: string) => ({ from: { translate }, to: still })
const away = (translate: string) => ({ from: still, to: { translate } })

/** How what opens comes and goes; how long it takes is a token (`durations`), none for whoever wants less motion. */
export const keyframes = defineKeyframes({
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'slide-from-left-full': aside('-100% 0'),
  'slide-from-right-full': aside('100% 0'),
  'slide-to-left-full': away('-100% 0'),
  'slide-to-right-full': away('100% 0'),
  'slide-from-top': aside('0 -0.5rem'),
  'slide-from-bottom': aside('0 0.5rem'),
  'slide-from-left': aside('-0.5rem 0'),
  'slide-from-right': aside('0.5rem 0'),
})

/** Out of the side at which it hangs. */
export const animationStyles = defineAnimationStyles({
  'slide-fade-in': {
    value: {
      transformOrigin: 'var(--transform-origin)',
      '&[data-placement^=top]': { animationName: 'slide-from-bottom, fade-in' },
      '&[data-placement^=bottom]': { animationName: 'slide-from-top, fade-in' },
      '&[data-placement^=left]': { animationName: 'slide-from-right, fade-in' },
      '&[data-placement^=right]': { animationName: 'slide-from-left, fade-in' },
    },
  },
})
