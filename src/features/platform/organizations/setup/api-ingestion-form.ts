import { boolean, object, string, type ObjectSchema } from 'yup'
import { bounds, values as described, type QuotaConfig, type QuotaConfigInput } from '../../../../api'
import { message } from '../../../../kit/form/form'
import { plain } from '../../../../kit/form/text'
import { toField, whole, parseWhole } from '../../../../kit/form/numbers'
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
const defaults = {
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
  const minutes = unblockedPeriodInMin ?? defaults.unblockedPeriodInMin
  return {
    _5minutely: toField(keys._5minutely ?? defaults._5minutely),
    _hourly: toField(keys._hourly ?? defaults._hourly),
    _daily: toField(keys._daily ?? defaults._daily),
    alertMessage: alertMessage ?? defaults.alertMessage,
    enabledBlocked: enabledBlocked ?? defaults.enabledBlocked,
    unblockedPeriodInMin: toField(minutesOf(minutes)),
  }
}

/** Whether nothing of it is a default. */
export const isComplete = (config: QuotaConfig): boolean =>
  described.ApiIngestionQuotaKey.every((key) => key in config.quotaByKeys) &&
  config.alertMessage !== undefined &&
  config.enabledBlocked !== undefined &&
  config.unblockedPeriodInMin !== undefined

const count = () => whole({ ...bounds.ApiIngestionQuota, below: 'organizationSetup.notNegative' })

export const schema: ObjectSchema<ApiIngestion> = object({
  _5minutely: count(),
  _hourly: count(),
  _daily: count(),
  alertMessage: plain(bounds.QuotaConfigInput.alertMessage, { lines: true }).required(
    message('common.required'),
  ),
  enabledBlocked: boolean().defined(),
  unblockedPeriodInMin: string().required(message('common.required')),
})

export function apiIngestionInputOf(values: ApiIngestion, read: QuotaConfig | undefined): QuotaConfigInput {
  const { _5minutely, _hourly, _daily, alertMessage, enabledBlocked } = values
  const minutes = minutesOf(Number(values.unblockedPeriodInMin))
  return quotaInputOf('ApiIngestion', read, {
    quotaByKeys: {
      // The schema lets nothing else through.
      _5minutely: parseWhole(_5minutely) ?? 0,
      _hourly: parseWhole(_hourly) ?? 0,
      _daily: parseWhole(_daily) ?? 0,
    },
    alertMessage,
    enabledBlocked,
    ...(minutes !== undefined && { unblockedPeriodInMin: minutes }),
  })
}
