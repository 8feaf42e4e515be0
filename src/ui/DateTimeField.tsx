import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { ControlBox, FieldFrame, type FieldProps } from './FieldFrame'
import { Icon } from './Icon'

export interface DateTimeFieldProps extends FieldProps {
  /** Milliseconds since 1970, shown in the zone of the browser. */
  value: number | undefined
  onChange: (value: number | undefined) => void
  /** The time taken when a date is chosen first. */
  defaultTime: '00:00:00' | '23:59:59'
  dateLabel: string
  timeLabel: string
  /** Days before the one of this moment cannot be picked. */
  from?: number
}

const Part = chakra('input', { base: { flex: '0 1 auto', '&[data-empty]': { color: 'fg.subtle' } } })

/** A date and a time to the second in one box; a date alone gets the default time. */
export function DateTimeField({
  value,
  onChange,
  defaultTime,
  dateLabel,
  timeLabel,
  from,
  ...field
}: DateTimeFieldProps) {
  // A time typed before its date has no moment yet.
  const [waiting, setWaiting] = useState('')
  const [date, time] = value === undefined ? ['', waiting] : localParts(value)
  const { name, readOnly, onBlur, error } = field

  const change = (nextDate: string, nextTime: string) => {
    setWaiting(nextDate === '' ? nextTime : '')
    const moment = nextDate === '' ? NaN : new Date(`${nextDate}T${nextTime || defaultTime}`).getTime()
    onChange(Number.isNaN(moment) ? undefined : moment)
  }

  return (
    <FieldFrame {...field}>
      {(control, labelId) => (
        <ControlBox
          role="group"
          aria-labelledby={labelId}
          data-invalid={error ? '' : undefined}
          data-locked={readOnly ? '' : undefined}
        >
          <Part
            {...control}
            type="date"
            name={name}
            aria-label={dateLabel}
            min={from === undefined ? undefined : localParts(from)[0]}
            max="9999-12-31"
            value={date}
            data-empty={date === '' ? '' : undefined}
            readOnly={readOnly}
            onBlur={onBlur}
            onChange={(event) => change(event.target.value, time)}
          />
          <Part
            type="time"
            step={1}
            aria-label={timeLabel}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            value={time}
            data-empty={time === '' ? '' : undefined}
            readOnly={readOnly}
            onBlur={onBlur}
            onChange={(event) => change(date, event.target.value)}
          />
          {readOnly && <Icon name="lock" size={16} />}
        </ControlBox>
      )}
    </FieldFrame>
  )
}

function localParts(moment: number): [date: string, time: string] {
  const at = new Date(moment)
  const pad = (part: number, length = 2) => String(part).padStart(length, '0')
  return [
    `${pad(at.getFullYear(), 4)}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`,
    `${pad(at.getHours())}:${pad(at.getMinutes())}:${pad(at.getSeconds())}`,
  ]
}
