import type { components } from '../../openapi/schema.gen'
import { ApiIngestionQuotaKey, SegmentQuotaKey } from '../../openapi/values.gen'
import { present, type Store } from '../store/db'

export const refusals = {
  aboveMaximum: 'Số lượng của một nhóm công việc không được lớn hơn maxAllowed',
} as const

type Config = components['schemas']['QuotaConfig']
type Input = components['schemas']['QuotaConfigInput']
export type Category = components['schemas']['QuotaCategory']

type Block = components['schemas']['QuotaBlock']

type Row = {
  id: string
  category: Category
  byKeys: string
  alertMessage: string | null
  enabledBlocked: number
  unblockedPeriodInMin: number | null
  maxAllowed: number | null
  blockedUntil: number | null
}

/** The alert when a quota is reached, unless it has one of its own. */
const ALERTS: Readonly<Record<Category, string>> = {
  ApiIngestion: 'You have exceeded your rate limit.',
  Segment: 'Reached Max Allowed Records',
  Task: 'Reached the maximum of allowed tasks.',
}
const KEYS = { ApiIngestion: ApiIngestionQuotaKey, Segment: SegmentQuotaKey }

export const findQuota = (store: Store, orgId: string, category: Category): Row | undefined =>
  store.one<Row>(
    `select id, category, by_keys as byKeys, alert_message as alertMessage, enabled_blocked as enabledBlocked,
       unblocked_period as unblockedPeriodInMin, max_allowed as maxAllowed, blocked_until as blockedUntil
     from quota where org_id = ? and category = ?`,
    orgId,
    category,
  )

const configOf = ({ byKeys, enabledBlocked, blockedUntil: _, ...row }: Row): Config => ({
  id: row.id,
  category: row.category,
  quotaByKeys: JSON.parse(byKeys) as Config['quotaByKeys'],
  enabledBlocked: enabledBlocked === 1,
  ...present({
    alertMessage: row.alertMessage,
    unblockedPeriodInMin: row.unblockedPeriodInMin,
    maxAllowed: row.maxAllowed,
  }),
})

/** A quota and its block, each absent when there is none; a block lifts by itself. */
export function quotaOf(
  store: Store,
  orgId: string,
  category: Category,
  now: number,
): { result?: Config; blockObject?: Block } {
  const row = findQuota(store, orgId, category)
  if (!row) return {}
  const { blockedUntil } = row
  const blocked = blockedUntil !== null && blockedUntil > now
  return { result: configOf(row), ...(blocked && { blockObject: { unblockedAt: blockedUntil } }) }
}

function listed(keys: readonly string[]): string {
  return keys.length > 1 ? `${keys.slice(0, -1).join(', ')} and ${keys.at(-1)}` : keys.join('')
}

/** What is wrong with a quota beyond what the description can say of it. */
export function mistakeIn(quota: Input): string | undefined {
  const { category, quotaByKeys, maxAllowed } = quota
  if (category !== 'Task') {
    const needed = KEYS[category]
    const given = Object.keys(quotaByKeys)
    const complete = needed.every((key) => given.includes(key)) && given.length === needed.length
    if (!complete) return `This quota needs ${listed(needed)}`
    if (category === 'Segment') return undefined
    const isComplete = quota.alertMessage && quota.unblockedPeriodInMin
    return isComplete ? undefined : 'This quota needs alertMessage and unblockedPeriodInMin'
  }
  if (maxAllowed === undefined) return 'This quota needs maxAllowed'
  const counts = Object.values(quotaByKeys)
  if (counts.some((count) => count < 1)) return 'A sub-category allows at least one task'
  return counts.some((count) => count > maxAllowed) ? refusals.aboveMaximum : undefined
}

/** Writes a quota in place of the former one, whose id and block it keeps. */
export function saveQuota(store: Store, orgId: string, id: string, quota: Input, blockedUntil?: number) {
  const { category, quotaByKeys, alertMessage = ALERTS[category], enabledBlocked = false } = quota
  const former = findQuota(store, orgId, category)
  store.run(
    'insert or replace into quota values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    former?.id ?? id,
    orgId,
    category,
    JSON.stringify(quotaByKeys),
    alertMessage,
    enabledBlocked ? 1 : 0,
    quota.unblockedPeriodInMin,
    quota.maxAllowed,
    blockedUntil ?? former?.blockedUntil,
  )
}

/** Lifts the block of the ingestion; false when there is none (any more). */
export const unblock = (store: Store, orgId: string, now: number): boolean =>
  store.run(
    "update quota set blocked_until = null where org_id = ? and category = 'ApiIngestion' and blocked_until > ?",
    orgId,
    now,
  ) === 1

/** Kinds of tasks, as the task service names them. */
export const subCategories = [
  'Call',
  'Gửi e-mail',
  'Gặp khách hàng tại nhà mẫu',
  'SMS',
  '<b>Zalo</b> "=1+1"',
  'Chăm sóc sau bán hàng cho khách hàng doanh nghiệp đã ký hợp đồng dài hạn với nhiều chi nhánh trên toàn quốc',
]
