import { array, number, object, string, type ObjectSchema } from 'yup'
import { bounds, type QuotaConfig, type QuotaConfigInput } from '../../../../api'
import { message } from '../../../../kit/form/form'
import { toField, whole, parseWhole } from '../../../../kit/form/numbers'
import { quotaInputOf } from './quota'

/** How many tasks of one sub-category are allowed. */
export type TaskRow = {
  /** Where it stands among those of the form, also when others go. */
  key: number
  category: string
  count: string
}
export type TaskQuota = { maxAllowed: string; rows: TaskRow[] }

const { maximum: MOST } = bounds.TaskQuota
const USUAL = 100
export const alertMessage = 'Reached the maximum of allowed tasks.'

const inOrder = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)

/** What is stored, by name, and the usual maximum when there is none. */
export const taskQuotaOf = (
  config: Pick<QuotaConfig, 'maxAllowed' | 'quotaByKeys'> | undefined,
): TaskQuota => ({
  maxAllowed: toField(config?.maxAllowed ?? USUAL),
  rows: Object.entries(config?.quotaByKeys ?? {})
    .sort(inOrder)
    .map(([category, count], key) => ({ key, category, count: toField(count) })),
})

/** One more row, below the others. */
export const withRow = (rows: readonly TaskRow[]): TaskRow[] => [
  ...rows,
  { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, category: '', count: '' },
]

export const schema: ObjectSchema<TaskQuota> = object({
  maxAllowed: whole({ ...bounds.TaskQuota, below: 'organizationSetup.maxRange' }),
  rows: array()
    .of(
      object({
        key: number().defined(),
        category: string().required(message('common.required')),
        count: whole({
          ...bounds.TaskQuota,
          below: 'organizationSetup.taskBelow',
          above: 'organizationSetup.taskAbove',
        }),
      }),
    )
    .defined(),
})

/** More of a sub-category than of all is not possible: the maximum is sent in its place (QUOTA-45). */
function counted({ maxAllowed, rows }: TaskQuota) {
  const most = parseWhole(maxAllowed) ?? MOST
  const counts = rows.map(({ category, count }) => [category, Math.min(parseWhole(count) ?? most, most)])
  return { maxAllowed: most, quotaByKeys: Object.fromEntries(counts) as Record<string, number> }
}

/** Whether a number is more than what is sent in its place. */
export const isCapped = (count: string, maxAllowed: string): boolean =>
  (parseWhole(count) ?? 0) > (parseWhole(maxAllowed) ?? Infinity) && (parseWhole(count) ?? 0) <= MOST

export const normalize = (values: TaskQuota): TaskQuota => taskQuotaOf(counted(values))

export const taskInputOf = (values: TaskQuota, read: QuotaConfig | undefined): QuotaConfigInput =>
  quotaInputOf('Task', read, {
    ...counted(values),
    alertMessage: read?.alertMessage ?? alertMessage,
  })
