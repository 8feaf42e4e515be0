import { boolean, object, string, type ObjectSchema } from 'yup'
import type { QuotaConfig, QuotaConfigInput } from '../../../../api'
import { says } from '../../../../kit/form/form'
import { typedOf, whole, wholeOf } from '../../../../kit/form/numbers'
import { minutesOf, quotaInputOf } from './quota'

export type ApiIngestion = {
  _5minutely: string
  _hourly: string
  _daily: string
  alertMessage: string
  enabledBlocked: boolean
  unblockedPeriodInMin: string
}

/** What holds while nothing else is set (QUOTA-18, QUOTA-19, QUOTA-20). */
const usual = {
  _5minutely: 3000,
  _hourly: 20_000,
  _daily: 150_000,
  alertMessage: 'You have exceeded your rate limit.',
  enabledBlocked: true,
  unblockedPeriodInMin: 30,
}

/** What is stored, and the usual value of whatever is not. */
export function apiIngestionOf(config: QuotaConfig | undefined): ApiIngestion {
  const { quotaByKeys: keys = {}, alertMessage, enabledBlocked, unblockedPeriodInMin } = config ?? {}
  const minutes = unblockedPeriodInMin ?? usual.unblockedPeriodInMin
  return {
    _5minutely: typedOf(keys._5minutely ?? usual._5minutely),
    _hourly: typedOf(keys._hourly ?? usual._hourly),
    _daily: typedOf(keys._daily ?? usual._daily),
    alertMessage: alertMessage ?? usual.alertMessage,
    enabledBlocked: enabledBlocked ?? usual.enabledBlocked,
    unblockedPeriodInMin: typedOf(minutesOf(minutes)),
  }
}

/** Whether nothing of it is a default. */
export const isComplete = (config: QuotaConfig): boolean =>
  ['_5minutely', '_hourly', '_daily'].every((key) => key in config.quotaByKeys) &&
  config.alertMessage !== undefined &&
  config.enabledBlocked !== undefined &&
  config.unblockedPeriodInMin !== undefined

const count = () => whole({ least: 0, below: 'organizationSetup.notNegative' })

export const schema: ObjectSchema<ApiIngestion> = object({
  _5minutely: count(),
  _hourly: count(),
  _daily: count(),
  alertMessage: string().trim().required(says('organizationSetup.required')),
  enabledBlocked: boolean().defined(),
  unblockedPeriodInMin: string().required(says('organizationSetup.required')),
})

export function apiIngestionInputOf(values: ApiIngestion, read: QuotaConfig | undefined): QuotaConfigInput {
  const { _5minutely, _hourly, _daily, alertMessage, enabledBlocked } = values
  const minutes = minutesOf(Number(values.unblockedPeriodInMin))
  return quotaInputOf('ApiIngestion', read, {
    quotaByKeys: {
      // The schema lets nothing else through.
      _5minutely: wholeOf(_5minutely) ?? 0,
      _hourly: wholeOf(_hourly) ?? 0,
      _daily: wholeOf(_daily) ?? 0,
    },
    alertMessage,
    enabledBlocked,
    ...(minutes !== undefined && { unblockedPeriodInMin: minutes }),
  })
}
