import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import {
  cronjobsApi,
  useAddCronjobConfigMutation,
  useUpdateCronjobConfigMutation,
  values,
  type CronjobConfig,
} from '../../../../api'
import { serverNow } from '../../../../clock'
import { OrganizationPicker } from '../../../../domain/organizations/OrganizationPicker'
import { saidOr } from '../../../../flows/outcomes'
import { arriving } from '../../../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../../../kit/arriving/Instead'
import { useChange, type Change } from '../../../../kit/change/useChange'
import { useLookUp } from '../../../../kit/change/useLookUp'
import { DrawerForm } from '../../../../kit/form/DrawerForm'
import { useForm, type Form } from '../../../../kit/form/form'
import { useRecheck } from '../../../../kit/form/useRecheck'
import { dateTime } from '../../../../kit/time/dates'
import { useZone } from '../../../../kit/time/useZone'
import { useText } from '../../../../texts'
import { timings } from '../../../../timings'
import { Button } from '../../../../ui/Button'
import { FieldFrame } from '../../../../ui/FieldFrame'
import { SelectField } from '../../../../ui/SelectField'
import { TextField } from '../../../../ui/TextField'
import {
  cronjobSchema,
  inputOf,
  noCronjob,
  scheduleOf,
  valuesOf,
  type CronjobValues,
  type ScheduleValues,
} from './cronjob-form'
import { readCronjob } from './useCronjob'
import { useScheduleWords } from './words'

const ScheduleDialog = arriving(
  () =>
    import(/* webpackChunkName: "cronjob-schedule" */ './ScheduleDialog').then((part) => part.ScheduleDialog),
  drawerMeanwhile('cronjobs.scheduleTitle'),
)

type Props = { onClose: () => void }

export function CreateDrawer({ onClose }: Props) {
  const text = useText()
  const lookUp = useLookUp()
  const change = useChange(useAddCronjobConfigMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.added' }),
    failed: 'common.failedToAdd',
    stale: ['CronjobConfig'],
    onClose,
    wasDone: async ({ cronjobConfigInput: { name, endpointUrl } }) => {
      const found = await lookUp(cronjobsApi.endpoints.searchCronjobConfigs, {
        cronjobConfigSearch: { freeText: name },
      })
      const from = serverNow() - timings.pressBefore
      return found?.results.content.some(
        ({ createdAt = 0, ...each }) =>
          createdAt >= from && each.name === name && each.endpointUrl === endpointUrl,
      )
    },
  })
  const form = useForm({
    initial: noCronjob,
    schema: cronjobSchema,
    busy: change.busy,
    draft: 'cronjobs.create',
    onSend: (typed) => change.send({ cronjobConfigInput: inputOf(typed) }),
  })
  return <CronjobForm title={text('cronjobs.add')} form={form} {...change.failure} onClose={onClose} />
}

export function UpdateDrawer({ config, onClose }: Props & { config: CronjobConfig }) {
  const text = useText()
  const scheduleWords = useScheduleWords()
  const zone = useZone()
  const { id, name } = config
  const change = useChange(useUpdateCronjobConfigMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.updated' }),
    failed: 'common.failedToUpdate',
    stale: ['CronjobConfig'],
    onClose,
  })
  // As it was when the drawer opened: the list below it goes on being read.
  const [stored] = useState(() => valuesOf(config))
  const recheck = useRecheck<CronjobValues, CronjobConfig>({
    read: (read) => readCronjob(read, id, name),
    valuesOf,
    fields: {
      name: 'cronjobs.name',
      organization: {
        label: 'cronjobs.organization',
        words: (chosen) => chosen.map(({ label }) => label).join(', '),
      },
      endpointMethod: 'cronjobs.method',
      endpointUrl: 'cronjobs.endpoint',
      schedule: {
        label: 'cronjobs.timer',
        words: ([schedule]) =>
          schedule ? `${scheduleWords(scheduleOf(schedule))} ${rangeWords(schedule, zone)}`.trim() : '',
      },
    },
  })
  const form = useForm({
    initial: stored,
    stored,
    schema: cronjobSchema,
    busy: change.busy,
    draft: `cronjobs.update ${id}`,
    recheck,
    // What the server derives from the schedule goes back as it is.
    onSend: (typed, now = config) =>
      change.send({
        id,
        cronjobConfigInput: {
          ...inputOf(typed),
          ...{ status: now.status, monthDayHoursGmts: now.monthDayHoursGmts },
        },
      }),
  })
  return (
    <CronjobForm title={text('cronjobs.updateTitle')} form={form} {...change.failure} onClose={onClose} />
  )
}

/** From when to when it is valid; nothing where it says neither. */
function rangeWords({ from, to }: ScheduleValues, zone: string): string {
  if (from === null && to === null) return ''
  const ends = [from, to].map((time) => (time === null ? '…' : dateTime(time)))
  return `${ends.join(' – ')} (${zone})`
}

type FormProps = Props & Change<never>['failure'] & { title: string; form: Form<CronjobValues> }

function CronjobForm({ title, form, refusal, otherwise, onClose }: FormProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const schedule = form.field('schedule')
  return (
    <>
      <DrawerForm
        title={title}
        size="medium"
        form={form}
        refusal={refusal}
        otherwise={otherwise}
        onClose={onClose}
      >
        <TextField {...form.field('name')} label={text('cronjobs.name')} autoComplete="off" />
        <OrganizationPicker
          {...form.field('organization')}
          multiple
          label={text('cronjobs.organization')}
          optional={text('common.optional')}
          placeholder={text('cronjobs.noOrganization')}
          pause={timings.cronjobPickerPause}
          // Of several boxes one can be taken back; a cronjob has one organization.
          onChange={(some) => form.field('organization').onChange(some.slice(-1))}
        />
        <SelectField
          {...form.field('endpointMethod')}
          label={text('cronjobs.method')}
          options={values.CronjobMethod.map((value) => ({ value, label: value }))}
        />
        <TextField
          {...form.field('endpointUrl')}
          type="url"
          label={text('cronjobs.endpoint')}
          placeholder={text('cronjobs.endpointExample')}
          autoComplete="off"
        />
        <TimerField
          schedule={schedule.value[0]}
          onSet={() => setOpen(true)}
          onRemove={() => schedule.onChange([])}
        />
      </DrawerForm>
      {/* Beside the form: what is submitted in it is not the form's. */}
      {isOpen && (
        <ScheduleDialog
          schedule={schedule.value[0]}
          onAccept={(accepted) => schedule.onChange([accepted])}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const Timer = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '8px' } })
const Range = chakra('span', { base: { display: 'block', textStyle: 'xs', color: 'fg.muted' } })
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '8px' } })

type TimerProps = { schedule: ScheduleValues | undefined; onSet: () => void; onRemove: () => void }

/** When it runs, in words; it is set in a dialog (CRON-10). */
function TimerField({ schedule, onSet, onRemove }: TimerProps) {
  const text = useText()
  const wordsOf = useScheduleWords()
  const zone = useZone()
  return (
    <FieldFrame name="schedule" label={text('cronjobs.timer')} optional={text('common.optional')}>
      {(control, labelId) => (
        <Timer id={control.id} role="group" aria-labelledby={labelId}>
          <p>
            {wordsOf(schedule ? scheduleOf(schedule) : {})}
            {schedule && <Range>{rangeWords(schedule, zone)}</Range>}
          </p>
          <Buttons>
            <Button icon="clock" onClick={onSet}>
              {text(schedule ? 'cronjobs.changeSchedule' : 'cronjobs.setSchedule')}
            </Button>
            {schedule && (
              <Button kind="ghost" onClick={onRemove}>
                {text('cronjobs.removeSchedule')}
              </Button>
            )}
          </Buttons>
        </Timer>
      )}
    </FieldFrame>
  )
}
