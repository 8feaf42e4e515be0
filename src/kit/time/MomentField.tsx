import { useState } from 'react'
import { now } from '../../clock'
import { useText } from '../../texts'
import { ControlBox, FieldFrame, type FieldProps } from '../../ui/FieldFrame'
import { CalendarButton } from './CalendarButton'
import { zoneOf } from './dates'
import { dayOf, momentOf, wallClock } from './zone'
import { isMoment, useTypedMoment, type Moment } from './useTypedMoment'

type Props = Omit<FieldProps, 'error' | 'readOnly'> &
  Moment & {
    error: string | undefined
    /** The calendar offers no day before the one of this moment. */
    first?: number
  }

/** One moment, typed in any common spelling or chosen from a calendar; the zone that it is meant in stands beside its label. */
export function MomentField({ value, onChange, timeOfDay, first, error, optional, onBlur, ...field }: Props) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const { input, isWrong } = useTypedMoment({ value, onChange, timeOfDay })
  const wrong = isWrong ? text('time.notUnderstood') : error
  const zone = zoneOf(isMoment(value) ? value : now())
  const pick = (day: Date) => {
    const at = isMoment(value) ? wallClock(value) : new Date(`2000-01-01T${timeOfDay}Z`)
    onChange(momentOf(dayOf(day), [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()]))
  }
  return (
    <FieldFrame
      {...field}
      {...(wrong !== undefined && { error: wrong })}
      optional={optional === undefined ? zone : `${optional} · ${zone}`}
    >
      {(control) => (
        <ControlBox data-invalid={wrong === undefined ? undefined : ''}>
          <input
            {...control}
            {...input}
            name={field.name}
            autoComplete="off"
            placeholder={text('time.format')}
            onBlur={(event) => {
              input.onBlur(event)
              onBlur?.(event)
            }}
            onKeyDown={(event) => {
              input.onKeyDown(event)
              if (event.key === 'ArrowDown') setOpen(true)
            }}
          />
          <CalendarButton
            range={false}
            label={field.label}
            from={value}
            to={value}
            first={first}
            open={open}
            onOpen={setOpen}
            onPick={pick}
          />
        </ControlBox>
      )}
    </FieldFrame>
  )
}
