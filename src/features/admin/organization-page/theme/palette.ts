import type { MessageId } from '../../../../texts'

/** The interface's own colour (ORGTHEME-02). */
export const DEFAULT_COLOUR = '#8e00e8'

/** What is offered to choose from (ORGTHEME-03). White is easy to read on each; every other colour can be typed. */
export const palette: readonly { readonly value: string; readonly label: MessageId }[] = [
  { value: DEFAULT_COLOUR, label: 'organizationTheme.default' },
  { value: '#b3231a', label: 'organizationTheme.brick' },
  { value: '#0b7a75', label: 'organizationTheme.teal' },
  { value: '#1670bd', label: 'organizationTheme.blue' },
  { value: '#8a4b00', label: 'organizationTheme.amber' },
  { value: '#24222c', label: 'organizationTheme.ink' },
]
