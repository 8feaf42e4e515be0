import type { QuotaCategory, QuotaConfig, QuotaConfigInput } from '../../../../api'

/** The minutes after which a blocked organization may send again (QUOTA-17). */
export const unblockAfter = [5, 10, 15, 30, 60, 90, 120] as const

type Minutes = (typeof unblockAfter)[number]

export const minutesOf = (minutes: number | undefined): Minutes | undefined =>
  unblockAfter.find((each) => each === minutes)

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
