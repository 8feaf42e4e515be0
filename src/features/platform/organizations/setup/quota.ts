import {
  values,
  type QuotaCategory,
  type QuotaConfig,
  type QuotaConfigInput,
  type UnblockPeriod,
} from '../../../../api'

/** The minutes after which a blocked organization may send again (QUOTA-17); undefined for any other number. */
export const minutesOf = (minutes: number | undefined): UnblockPeriod | undefined =>
  values.UnblockPeriod.find((each) => each === minutes)

/** What every quota sends: what was read, with what the page has changed in it. */
export function quotaInputOf(
  category: QuotaCategory,
  read: QuotaConfig | undefined,
  changed: Omit<QuotaConfigInput, 'category'>,
): QuotaConfigInput {
  const unblockedPeriodInMin = minutesOf(read?.unblockedPeriodInMin)
  return {
    category,
    enabledBlocked: read?.enabledBlocked ?? false,
    ...(unblockedPeriodInMin !== undefined && { unblockedPeriodInMin }),
    ...(read?.maxAllowed !== undefined && { maxAllowed: read.maxAllowed }),
    ...changed,
  }
}
