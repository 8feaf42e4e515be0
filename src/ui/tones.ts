import type { IconName } from './Icon'

/** The four tones of something told, each with its icon and colour. */
export const announced = {
  success: { icon: 'check-circle', color: 'green.solid', palette: 'green' },
  info: { icon: 'info', color: 'fg.info', palette: 'blue' },
  warning: { icon: 'warning', color: 'fg.warning', palette: 'orange' },
  danger: { icon: 'error-circle', color: 'fg.error', palette: 'red' },
} as const satisfies Record<string, { icon: IconName; color: string; palette: string }>

export type ToldTone = keyof typeof announced
