import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { serverNow } from '../../../../clock'
import { FormActions, FormFields } from '../../../../kit/form/DrawerForm'
import { mistakesOf, useForm } from '../../../../kit/form/form'
import { dateTime } from '../../../../kit/time/dates'
import { MomentRangeField } from '../../../../kit/time/MomentRangeField'
import { useZone } from '../../../../kit/time/useZone'
import { useText, type MessageId } from '../../../../texts'
import { Dialog } from '../../../../ui/Dialog'
import { SelectField } from '../../../../ui/SelectField'
import { firstSchedule, scheduleOf, scheduleSchema, type ScheduleValues } from './cronjob-form'
import { NumbersField } from './NumbersField'
import { DAYS, HOURS, isTimed, MINUTES, MONTHS, nextRuns, runsADay } from './schedule'
import { monthNames, signedHours, useScheduleWords } from './words'

type Props = {
  /** What it begins with; a new one without it. */
  schedule: ScheduleValues | undefined
  onAccept: (schedule: ScheduleValues) => void
  onClose: () => void
}

/** What is chosen, and beside it what that means; below it on phones. */
const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 248px' },
    alignItems: 'start',
    gap: '24px',
  },
})

const LIST = {
  minutes: MINUTES,
  hours: HOURS,
  days: DAYS,
  months: MONTHS,
} as const satisfies Partial<Record<keyof ScheduleValues, readonly number[]>>
type ListName = keyof typeof LIST

const labels: Readonly<Record<ListName, MessageId>> = {
  minutes: 'cronjobs.minutes',
  hours: 'cronjobs.hours',
  days: 'cronjobs.days',
  months: 'cronjobs.months',
}
const everyWords: Readonly<Record<ListName, MessageId>> = {
  minutes: 'cronjobs.everyMinuteChoice',
  hours: 'cronjobs.everyHourChoice',
  days: 'cronjobs.everyDayChoice',
  months: 'cronjobs.everyMonthChoice',
}
const listNames = ['months', 'days', 'hours', 'minutes'] as const

/** The whole hours that a zone can be away from UTC, as exports have them. */
const zones = Array.from({ length: 27 }, (_, index) => index - 12)

/** When a cronjob runs: chosen numbers, told in words and by the next five runs before they are accepted (CRON-10). */
export function ScheduleDialog({ schedule, onAccept, onClose }: Props) {
  const text = useText()
  const { locale } = useIntl()
  const id = useId()
  const form = useForm<ScheduleValues>({
    initial: schedule ?? firstSchedule,
    schema: scheduleSchema,
    busy: false,
    onSend: (accepted) => {
      onAccept(accepted)
      onClose()
    },
  })
  const names = monthNames(locale, 'short')
  const wordOf = (list: ListName, value: number) =>
    list === 'months' ? (names[value - 1] ?? '') : String(value).padStart(list === 'days' ? 1 : 2, '0')
  const [from, to] = [form.field('from'), form.field('to')]
  return (
    <Dialog
      open
      width={928}
      title={text('cronjobs.scheduleTitle')}
      onClose={onClose}
      closeLabel={text('common.close')}
      actions={<FormActions form={form} formId={id} send={text('cronjobs.accept')} onCancel={onClose} />}
    >
      <Sides>
        <FormFields id={id} {...form.props}>
          {listNames.map((name) => (
            <NumbersField
              key={name}
              {...form.field(name)}
              label={text(labels[name])}
              every={text(everyWords[name])}
              all={LIST[name]}
              wordOf={(value) => wordOf(name, value)}
              wide={name === 'months'}
            />
          ))}
          <SelectField
            {...form.field('gmt')}
            label={text('cronjobs.gmt')}
            options={zones.map((hours) => ({ value: String(hours), label: `GMT ${signedHours(hours)}` }))}
          />
          <MomentRangeField
            label={text('cronjobs.validRange')}
            names={{ from: from.name, to: to.name }}
            from={from.value ?? undefined}
            to={to.value ?? undefined}
            errors={{ from: from.error, to: to.error }}
            onChange={(ends) => {
              from.onChange(ends.from ?? null)
              to.onChange(ends.to ?? null)
            }}
            onBlur={{ from: from.onBlur, to: to.onBlur }}
          />
        </FormFields>
        <Preview values={form.values} />
      </Sides>
    </Dialog>
  )
}

const Told = chakra('section', {
  base: {
    position: { md: 'sticky' },
    top: 0,
    p: '16px',
    borderRadius: 'l2',
    bg: 'bg.subtle',
    '& > p + p': { mt: '4px', textStyle: 'xs', color: 'fg.muted' },
    '& > h3': { mt: '12px', mb: '4px', textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' },
    '& > ol': { fontVariantNumeric: 'tabular-nums' },
  },
})

const SHOWN_RUNS = 5

/** What has been chosen means. Its range counts once it is right. */
function Preview({ values }: { values: ScheduleValues }) {
  const text = useText()
  const wordsOf = useScheduleWords()
  const zone = useZone()
  const wrong = mistakesOf(scheduleSchema, values)
  const isRanged = !wrong.from && !wrong.to
  const schedule = scheduleOf(isRanged ? values : { ...values, from: null, to: null })
  if (!isTimed(schedule)) return null
  const runs = nextRuns(schedule, serverNow(), SHOWN_RUNS)
  return (
    <Told aria-label={text('cronjobs.scheduleTitle')} aria-live="polite">
      <p>{wordsOf(schedule)}</p>
      <p>{text('cronjobs.runsADay', { count: runsADay(schedule) })}</p>
      <h3>{text('cronjobs.nextRuns', { zone })}</h3>
      {runs.length === 0 ? (
        <p>{text('cronjobs.noFurtherRun')}</p>
      ) : (
        <ol>
          {runs.map((run) => (
            <li key={run}>
              <time dateTime={new Date(run).toISOString()}>{dateTime(run)}</time>
            </li>
          ))}
        </ol>
      )}
    </Told>
  )
}
