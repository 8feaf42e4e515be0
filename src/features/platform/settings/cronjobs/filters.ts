import type { CronjobConfigSearch, CronjobHistorySearch, CronjobRecordField } from '../../../../api'
import { values } from '../../../../api'
import { parseWhole } from '../../../../kit/form/numbers'
import { textPart, wordsPart, type AddressPart, type ListAddress } from '../../../../kit/list/address'
import type { Asking } from '../../../../kit/list/first-list'
import { checkRange, rangeNow, rangeParts, wireRange, type TimeRange } from '../../../../kit/list/time-range'
import type { Wrong } from '../../../../kit/list/useFilterDraft'

/** The calls know no order: the newest come first. */
type Order = 'createdAt:DESC'

const pageOf = ({ request: { page, pageSize } }: Pick<Asking<object, Order>, 'request'>) => ({
  page,
  pageSize,
})

export type Filters = {
  readonly freeText: string
  /** The id of an organization. */
  readonly org: string
}

export const listParams: ListAddress<Filters, Order> = {
  name: 'cronjobs',
  filters: { freeText: textPart, org: textPart },
  orders: ['createdAt:DESC'],
}

export const argsOf = (asking: Asking<Filters, Order>) => {
  const { freeText, org } = asking.filters
  const cronjobConfigSearch: CronjobConfigSearch = { freeText, ...(org && { orgId: org }) }
  return { ...pageOf(asking), cronjobConfigSearch }
}

export type HistoryFilters = TimeRange & {
  readonly freeText: string
  /** Ids of configurations. */
  readonly configs: readonly string[]
  /** Which of its counts the two numbers limit. */
  readonly field: CronjobRecordField
  readonly least: string
  readonly most: string
}

const LEAST = 1

/** A typed number that the call takes; undefined for none, and for what is none. */
function recordsIn(typed: string): number | undefined {
  const number = parseWhole(typed)
  return number !== undefined && number >= LEAST ? number : undefined
}

export function checkHistory(filters: HistoryFilters): Wrong<HistoryFilters> {
  const isWrong = (typed: string) => typed.trim() !== '' && recordsIn(typed) === undefined
  const { least, most } = filters
  const [from, to] = [recordsIn(least), recordsIn(most)]
  const reversed = from !== undefined && to !== undefined && from > to
  return {
    ...checkRange(filters),
    ...(isWrong(least) && { least: 'cronjobs.wholeRecords' }),
    ...(isWrong(most) && { most: 'cronjobs.wholeRecords' }),
    ...(reversed && { most: 'cronjobs.recordsReversed' }),
  }
}

const [TOTAL] = values.CronjobRecordField

const fieldPart: AddressPart<CronjobRecordField> = {
  none: TOTAL,
  read: ([text]) => values.CronjobRecordField.find((field) => field === text) ?? TOTAL,
  write: (field) => (field === TOTAL ? [] : [field]),
}

export const historyParams: ListAddress<HistoryFilters, Order> = {
  name: 'cronjob history',
  filters: {
    ...{ freeText: textPart, configs: wordsPart, field: fieldPart },
    ...{ least: textPart, most: textPart, ...rangeParts },
  },
  orders: ['createdAt:DESC'],
  // An address can be typed by anyone.
  holds: (chosen, now) => {
    const filters = rangeNow(chosen, now)
    const { least, most } = checkHistory(filters)
    return { ...filters, ...(least && { least: '' }), ...(most && { most: '' }) }
  },
}

export const historyArgsOf = (asking: Asking<HistoryFilters, Order>) => {
  const { freeText, configs, field, least, most, ...range } = asking.filters
  const { from, to } = wireRange(range)
  const [fromRecords, toRecords] = [recordsIn(least), recordsIn(most)]
  const isLimited = fromRecords !== undefined || toRecords !== undefined
  const cronjobHistorySearch: CronjobHistorySearch = {
    ...{ freeText, configIds: [...configs] },
    ...(isLimited && { recordField: field, fromRecords, toRecords }),
    ...{ fromTime: from, toTime: to },
  }
  return { ...pageOf(asking), cronjobHistorySearch }
}
