import { useState } from 'react'
import { useIntl } from 'react-intl'
import { TextField, type TextFieldProps } from '../../../../ui/TextField'
import { wholeOf } from './numbers'

type Props = Omit<TextFieldProps, 'numeric' | 'inputMode' | 'type' | 'trailing' | 'ref'> & {
  /** What is counted, behind the number. */
  unit: string
}

/** A whole number: with its separators while it is only read, plain while it is typed. */
export function NumberField({ unit, value, ...field }: Props) {
  const { formatNumber } = useIntl()
  const [typing, setTyping] = useState(false)
  const number = wholeOf(value)
  return (
    <div onFocus={() => setTyping(true)} onBlur={() => setTyping(false)}>
      <TextField
        {...field}
        numeric
        inputMode="numeric"
        autoComplete="off"
        trailing={unit}
        value={typing || number === undefined ? value : formatNumber(number)}
      />
    </div>
  )
}
