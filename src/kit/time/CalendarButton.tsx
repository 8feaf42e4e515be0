import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useText, type Lang } from '../../texts'
import { Button } from '../../ui/Button'
import type { CalendarProps } from '../../ui/Calendar'
import { IconButton } from '../../ui/IconButton'
import { Popover } from '../../ui/Popover'
import { Spinner } from '../../ui/Spinner'
import { arriving, type Meanwhile } from '../arriving/arriving'
import { isMoment } from './useTypedMoment'
import { currentZone } from './zone'

const Room = chakra('div', {
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '16px',
    w: '304px',
    minH: '320px',
    p: '16px',
    textAlign: 'center',
  },
})

const Calendar = arriving<CalendarProps>(
  () => import(/* webpackChunkName: "calendar" */ '../../ui/Calendar').then((part) => part.Calendar),
  ({ failed, onTryAgain }: Meanwhile) => <CalendarMeanwhile failed={failed} onTryAgain={onTryAgain} />,
)

function CalendarMeanwhile({ failed, onTryAgain }: Meanwhile) {
  const text = useText()
  return (
    <Room role="status">
      {failed ? text('common.partNotLoaded') : <Spinner label={text('common.loading')} />}
      {failed && (
        <Button icon="refresh" onClick={onTryAgain}>
          {text('common.tryAgain')}
        </Button>
      )}
    </Room>
  )
}

type Props = Pick<CalendarProps, 'range'> & {
  /** What the days are for. */
  label: string
  from: number | undefined
  to: number | undefined
  first?: number | undefined
  open: boolean
  onOpen: (open: boolean) => void
  onPick: (from: Date, to: Date) => void
}

const dayOf = (moment: number | undefined) => (isMoment(moment) ? new Date(moment) : undefined)

/** The other way to choose days: a button that opens a calendar, whose code comes with the first press. */
export function CalendarButton({ range, label, from, to, first, open, onOpen, onPick }: Props) {
  const text = useText()
  const lang = useIntl().locale as Lang // LanguageLayer sets no other
  return (
    <Popover
      label={label}
      open={open}
      onClose={() => onOpen(false)}
      initialFocus={focusedDay}
      trigger={
        <IconButton size="sm" icon="calendar" label={text('time.calendar')} onClick={() => onOpen(!open)} />
      }
    >
      <Calendar
        lang={lang}
        zone={currentZone()}
        range={range}
        from={dayOf(from)}
        to={dayOf(to)}
        first={dayOf(first)}
        onPick={(start, end, complete) => {
          onPick(start, end)
          if (complete) onOpen(false)
        }}
        hint={range ? text('time.chooseDays') : undefined}
      />
    </Popover>
  )
}

/** The calendar has put the focus there already, if it has come; it must not be taken to its first button. */
const focusedDay = () => document.querySelector<HTMLElement>('[role=gridcell] > [tabindex="0"]')
