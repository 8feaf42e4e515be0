import { chakra } from '@chakra-ui/react'
import { useState, type FocusEvent, type FocusEventHandler, type KeyboardEvent } from 'react'
import { now } from '../../clock'
import { useText } from '../../texts'
import { ControlBox, FieldFrame, type ControlProps } from '../../ui/FieldFrame'
import { CalendarButton } from './CalendarButton'
import { zoneOf } from './dates'
import { dayOf, momentOf } from './zone'
import { isMoment, useTypedMoment } from './useTypedMoment'

/** Epoch milliseconds; NaN while what is typed is no moment, which a form has to refuse. */
type Ends = { readonly from: number | undefined; readonly to: number | undefined }
type EndName = keyof Ends

type Props = Ends & {
  label: string
  dense?: boolean
  optional?: string
  help?: string | undefined
  onChange: (ends: Ends) => void
  /** What the fields of the two ends are called in the form, and what is wrong with them. */
  names: Readonly<Record<EndName, string>>
  errors: { readonly from?: string | undefined; readonly to?: string | undefined }
  onBlur?: Readonly<Record<EndName, FocusEventHandler>>
}

const narrow = '@container (max-width: 359px)'

const Box = chakra(ControlBox, {
  base: {
    containerType: 'inline-size',
    '& input': { flex: '1 1 9.5em', minW: 0, outline: 'none' },
    // The ring is around both, and covers half of this line.
    '& input:focus-visible': { boxShadow: 'inset 0 -4px var(--ring)' },
  },
})

/** One end beside the other, or below it where there is no room. */
const Both = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flex: 1,
    columnGap: '8px',
    minW: 0,
    // With the border of the box they are as high as it is alone.
    '& > input': { minH: 'var(--control)', my: '-1px' },
    '& > span': { color: 'fg.muted' },
    [narrow]: { '& > span': { display: 'none' } },
  },
})

const TO = '–'

/**
 * Two moments in one field, typed in any common spelling or chosen from one calendar; the zone that they are meant in
 * stands beside the label. Days without a time are whole days.
 */
export function MomentRangeField(props: Props) {
  const { from, to, label, dense, optional, help, onChange, names, errors, onBlur } = props
  const text = useText()
  const [open, setOpen] = useState(false)
  const start = useTypedMoment({
    value: from,
    onChange: (value) => onChange({ from: value, to }),
    timeOfDay: '00:00:00',
  })
  const end = useTypedMoment({
    value: to,
    onChange: (value) => onChange({ from, to: value }),
    timeOfDay: '23:59:59',
  })
  const wrong = {
    from: start.isWrong ? text('time.notUnderstood') : errors.from,
    to: end.isWrong ? text('time.notUnderstood') : errors.to,
  }
  const error = wrong.from ?? wrong.to
  const zone = zonesOf(from, to)
  const field = (name: EndName, { input }: typeof start, control: ControlProps) => ({
    ...input,
    name: names[name],
    'aria-label': text(name === 'from' ? 'list.from' : 'list.to'),
    'aria-describedby': control['aria-describedby'],
    'aria-invalid': wrong[name] === undefined ? undefined : true,
    autoComplete: 'off',
    placeholder: text('time.format'),
    onBlur: (event: FocusEvent) => {
      input.onBlur(event)
      onBlur?.[name](event)
    },
    onKeyDown: (event: KeyboardEvent) => {
      input.onKeyDown(event)
      if (event.key === 'ArrowDown') setOpen(true)
    },
  })
  return (
    <FieldFrame
      name={names.from}
      label={label}
      optional={optional === undefined ? zone : `${optional} · ${zone}`}
      {...(dense && { dense })}
      {...(error !== undefined && { error })}
      {...(help !== undefined && { help })}
    >
      {(control, labelId) => (
        <Box role="group" aria-labelledby={labelId} data-invalid={error === undefined ? undefined : ''}>
          <Both>
            <input {...field('from', start, control)} id={control.id} />
            <span aria-hidden="true">{TO}</span>
            <input {...field('to', end, control)} />
          </Both>
          <CalendarButton
            range
            label={label}
            from={from}
            to={to}
            open={open}
            onOpen={setOpen}
            onPick={(first, last) =>
              onChange({
                from: momentOf(dayOf(first), [0, 0, 0]),
                to: momentOf(dayOf(last), [23, 59, 59], { last: true }),
              })
            }
          />
        </Box>
      )}
    </FieldFrame>
  )
}

/** One zone, or both where the clocks change between the ends. */
function zonesOf(from: number | undefined, to: number | undefined): string {
  const known = [from, to].filter(isMoment)
  const zones = (known.length === 0 ? [now()] : known).map((time) => zoneOf(time))
  return [...new Set(zones)].join(' – ')
}
