import { array, mixed, number, object, string, type ObjectSchema } from 'yup'
import { bounds, values, type CronjobConfig, type CronjobConfigInput } from '../../../../api'
import { message } from '../../../../kit/form/form'
import { plain } from '../../../../kit/form/text'
import { EVERY, hasDay, hasTimer, nextRuns, USUAL_GMT, type Schedule } from './schedule'

/** What the scheduler dialog sets. */
export type ScheduleValues = {
  minutes: number[]
  hours: number[]
  days: number[]
  months: number[]
  gmt: string
  /** Epoch milliseconds; NaN is what was typed and is no moment. */
  from: number | null
  to: number | null
}

export type CronjobValues = {
  name: string
  /** One, or none. */
  organization: { value: string; label: string }[]
  endpointMethod: string
  endpointUrl: string
  /** One, or none. */
  schedule: ScheduleValues[]
}

/** At midnight of every day, until somebody chooses. */
export const firstSchedule: ScheduleValues = {
  ...{ minutes: [0], hours: [0], days: [EVERY], months: [EVERY] },
  ...{ gmt: String(USUAL_GMT), from: null, to: null },
}

export const noCronjob: CronjobValues = {
  name: '',
  organization: [],
  endpointMethod: values.CronjobMethod[0],
  endpointUrl: '',
  schedule: [],
}

export const scheduleOf = ({ gmt, from, to, ...lists }: ScheduleValues): Schedule => ({
  ...lists,
  gmt: Number(gmt),
  validFromTime: from ?? undefined,
  validToTime: to ?? undefined,
})

const timerOf = (config: CronjobConfig): ScheduleValues => ({
  minutes: config.minutes ?? [],
  hours: config.hours ?? [],
  days: config.days ?? [],
  months: config.months ?? [],
  gmt: String(config.gmt ?? USUAL_GMT),
  from: config.validFromTime ?? null,
  to: config.validToTime ?? null,
})

export const valuesOf = (config: CronjobConfig): CronjobValues => ({
  name: config.name,
  organization: config.orgId
    ? [{ value: config.orgId, label: config.extParam?.orgName ?? config.orgId }]
    : [],
  endpointMethod: config.endpointMethod,
  endpointUrl: config.endpointUrl,
  schedule: hasTimer(config) ? [timerOf(config)] : [],
})

const required = message('common.required')

const isEndpoint = (typed: string | undefined) =>
  !typed || (/^https?:\/\//i.test(typed) && URL.canParse(typed))

export const cronjobSchema: ObjectSchema<CronjobValues> = object({
  name: plain(bounds.CronjobConfigInput.name).required(required),
  organization: array()
    .of(object({ value: string().defined(), label: string().defined() }))
    .defined(),
  endpointMethod: string().defined(),
  endpointUrl: string().trim().required(required).test('http', message('cronjobs.notHttp'), isEndpoint),
  schedule: array().of(mixed<ScheduleValues>().defined()).defined(),
})

const some = () => array().of(number().defined()).min(1, message('cronjobs.chooseSome')).defined()

const moment = () =>
  number()
    .typeError(message('time.notUnderstood'))
    .nullable()
    .defined()
    .test('given', message('cronjobs.rangeRequired'), (at) => at !== null)

/** Accepted only with a range that holds a run (CRON-11). */
export const scheduleSchema: ObjectSchema<ScheduleValues> = object({
  minutes: some(),
  hours: some(),
  days: some().test('comes', message('cronjobs.noSuchDay'), (days, { parent }) => {
    const { months } = parent as ScheduleValues
    return days.length === 0 || months.length === 0 || hasDay({ days, months })
  }),
  months: some(),
  gmt: string().defined(),
  from: moment(),
  to: moment()
    .test('after', message('cronjobs.rangeReversed'), (to, { parent }) => {
      const { from } = parent as ScheduleValues
      return to === null || from === null || Number.isNaN(from) || from < to
    })
    .test('runs', message('cronjobs.noRunInRange'), (to, { parent }) => {
      const schedule = scheduleOf({ ...(parent as ScheduleValues), to })
      const { validFromTime } = schedule
      if (to === null || !validFromTime || validFromTime >= to || !hasDay(schedule)) return true
      return nextRuns(schedule, validFromTime - 1, 1).length > 0
    }),
})

/** As the calls want it: what is left out is none, and the status stays as it is. */
export function inputOf({
  name,
  organization: [organization],
  endpointMethod,
  endpointUrl,
  schedule: [schedule],
}: CronjobValues): CronjobConfigInput {
  return {
    name,
    ...(organization && { orgId: organization.value, extParam: { orgName: organization.label } }),
    endpointMethod: values.CronjobMethod.find((method) => method === endpointMethod),
    endpointUrl,
    ...(schedule && scheduleOf(schedule)),
  }
}

/** All fields of a configuration, as an update wants them (CRON-16). */
export function wholeOf(config: CronjobConfig): CronjobConfigInput {
  const { name, orgId, extParam, endpointMethod, endpointUrl, status, monthDayHoursGmts } = config
  const { days, hours, minutes, months, gmt, validFromTime, validToTime } = config
  return {
    ...{ name, orgId, extParam, endpointMethod, endpointUrl, status, monthDayHoursGmts },
    ...{ days, hours, minutes, months, gmt, validFromTime, validToTime },
  }
}
