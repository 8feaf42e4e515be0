import { useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { TextField, type TextFieldProps } from '../../ui/TextField'
import { parseWhole } from './numbers'

type Props = Omit<TextFieldProps, 'numeric' | 'inputMode' | 'type' | 'trailing' | 'ref'> & {
  /** What is counted, behind the number. */
  unit: string
}

/** A whole number: with its separators while it is only read, plain while it is typed. */
export function NumberField({ unit, value, ...field }: Props) {
  const { formatNumber } = useIntl()
  const [typing, setTyping] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const number = parseWhole(value)
  // With the separators the browser's selection goes, which is all of it after Tab: what is typed then replaces it.
  useLayoutEffect(() => {
    if (typing) input.current?.select()
  }, [typing])
  return (
    <div onFocus={() => setTyping(true)} onBlur={() => setTyping(false)}>
      <TextField
        {...field}
        ref={input}
        numeric
        inputMode="numeric"
        autoComplete="off"
        trailing={unit}
        value={typing || number === undefined ? value : formatNumber(number)}
      />
    </div>
  )
}
