import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { now } from '../../clock'
import { dateTime } from './dates'
import { readMoment, type TimeOfDay } from './read-moment'

export type Moment = {
  /** Epoch milliseconds; NaN while what is typed is no moment, which a form has to refuse. */
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
  /** What a day without a time means. */
  readonly timeOfDay: TimeOfDay
}

export const isMoment = (value: number | undefined): value is number =>
  value !== undefined && !Number.isNaN(value)

type Typed = { readonly text: string; readonly value: number | undefined; readonly left: boolean }

/**
 * A text field for a moment: what is typed is read with each key, and written as DD/MM/YYYY HH:mm:ss when one leaves
 * it or presses Enter. What cannot be read stays as it is; `isWrong` says so from then on.
 */
export function useTypedMoment({ value, onChange, timeOfDay }: Moment) {
  const [last, setLast] = useState<Typed>()
  // What was typed is over once the value has come from elsewhere.
  const typed = last && Object.is(last.value, value) ? last : undefined
  const written = isMoment(value) ? dateTime(value) : ''
  const settle = () => setLast(typed && Number.isNaN(typed.value) ? { ...typed, left: true } : undefined)
  return {
    isWrong: typed?.left === true,
    input: {
      value: typed?.text ?? written,
      onChange: ({ target: { value: text } }: ChangeEvent<HTMLInputElement>) => {
        const read = readMoment(text, timeOfDay, now())
        setLast({ text, value: read, left: false })
        onChange(read)
      },
      onBlur: (_event: FocusEvent) => settle(),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') settle()
      },
    },
  }
}
