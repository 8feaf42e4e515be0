import { DayPicker, type DateRange } from '@daypicker/react'
import { vi } from '@daypicker/react/locale/vi'
import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { touch } from './recipes'

export interface CalendarProps {
  lang: 'en' | 'vi'
  /** Whose days they are, by its name in the database of zones; that of the browser without it. */
  zone?: string | undefined
  /** A range of days, or one day. */
  range: boolean
  /** What is chosen now: the first and the last day. */
  from: Date | undefined
  to: Date | undefined
  /** Days before it cannot be chosen. */
  first?: Date | undefined
  /** A day was pressed. The first press of a range is a range of this one day; then it is not complete yet. */
  onPick: (from: Date, to: Date, complete: boolean) => void
  /** Says below how a range is chosen. */
  hint?: string | undefined
}

const Frame = chakra('div', {
  base: {
    p: '12px',
    '--day': '40px',
    [touch]: { '--day': '44px' },
    '& .rdp-months': { position: 'relative' },
    '& .rdp-nav': {
      position: 'absolute',
      top: 0,
      insetInline: 0,
      display: 'flex',
      justifyContent: 'space-between',
      pointerEvents: 'none',
      '& > button': {
        display: 'grid',
        placeItems: 'center',
        boxSize: 'var(--day)',
        borderRadius: 'l2',
        pointerEvents: 'auto',
        '&:hover': { bg: 'bg.subtle' },
        '&[aria-disabled=true]': { color: 'fg.subtle', cursor: 'not-allowed' },
      },
    },
    '& .rdp-chevron': { boxSize: '16px', fill: 'currentColor' },
    '& .rdp-month_caption': {
      display: 'grid',
      placeItems: 'center',
      h: 'var(--day)',
      fontWeight: 'bold',
      '& > span::first-letter': { textTransform: 'uppercase' },
    },
    '& .rdp-month_grid': { borderCollapse: 'collapse', mx: 'auto' },
    '& .rdp-weekday': {
      h: '32px',
      p: 0,
      textStyle: 'xs',
      fontWeight: 'normal',
      color: 'fg.muted',
      textAlign: 'center',
    },
    '& .rdp-day': { p: 0, pb: '2px', textAlign: 'center' },
    '& .rdp-day_button': {
      boxSize: 'var(--day)',
      border: '1px solid transparent',
      borderRadius: 'l2',
      cursor: 'pointer',
      '&:hover': { bg: 'bg.subtle' },
      '&:is(:disabled, [aria-disabled=true])': { color: 'fg.subtle', cursor: 'not-allowed' },
      '&:focus-visible': { outline: '2px solid var(--ring)', outlineOffset: '-2px' },
    },
    '& .rdp-outside': { color: 'fg.muted' },
    '& .rdp-today .rdp-day_button': { borderColor: 'border.emphasized', fontWeight: 'bold' },
    '& .rdp-range_middle .rdp-day_button': { borderRadius: 0, bg: 'brand.subtle' },
    // A border is seen in forced colours too, where a ground is not.
    '& .rdp-selected:not(.rdp-range_middle) .rdp-day_button, & :is(.rdp-range_start, .rdp-range_end) .rdp-day_button':
      {
        bg: 'brand.solid',
        borderColor: 'brand.solid',
        borderRadius: 'l2',
        color: 'brand.contrast',
        fontWeight: 'bold',
      },
    '& .rdp-footer': { mt: '8px', textStyle: 'xs', color: 'fg.muted', textAlign: 'center' },
  },
})

/**
 * A month of days, by the keyboard too: arrows, Home, End, Page Up and Down, with Shift for years. It has the focus
 * when it comes. React DayPicker; see docs/decisions/0018-dates.md.
 */
export function Calendar({ lang, zone, range, from, to, first, onPick, hint }: CalendarProps) {
  // The first day of a range that is being chosen.
  const [begun, setBegun] = useState<Date>()
  // As the language says it: date-fns has no 'tháng 2 năm 2026'.
  const monthOf = (day: Date) =>
    new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: zone }).format(day)
  const common = {
    formatters: { formatCaption: monthOf },
    labels: { labelGrid: monthOf },
    autoFocus: true,
    showOutsideDays: true,
    weekStartsOn: 1,
    ...(zone !== undefined && { timeZone: zone }),
    ...(lang === 'vi' && { locale: vi }),
    ...(first && { disabled: { before: first }, startMonth: first }),
    ...(from && { defaultMonth: from }),
  } as const
  const pickRange = (_range: DateRange | undefined, day: Date) => {
    if (!begun) {
      setBegun(day)
      return onPick(day, day, false)
    }
    setBegun(undefined)
    if (day < begun) onPick(day, begun, true)
    else onPick(begun, day, true)
  }
  return (
    <Frame>
      {range ? (
        <DayPicker
          {...common}
          mode="range"
          selected={{ from: begun ?? from, to: begun ? undefined : to }}
          onSelect={pickRange}
          footer={hint}
        />
      ) : (
        <DayPicker
          {...common}
          mode="single"
          required
          selected={from}
          onSelect={(day: Date) => onPick(day, day, true)}
        />
      )}
    </Frame>
  )
}
