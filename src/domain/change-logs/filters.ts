import type { ChangeLogSearch } from '../../api'
import { textPart, wordsPart, type ListAddress } from '../../kit/list/address'
import { rangeNow, rangeParts, wireRange, type TimeRange } from '../../kit/list/time-range'

export type Filters = TimeRange & {
  readonly freeText: string
  readonly categories: readonly string[]
  readonly statusCodes: readonly string[]
  readonly objectTypes: readonly string[]
}

/** The call knows no order: the newest come first. */
export const listParams: ListAddress<Filters, 'startTime:DESC'> = {
  name: 'change logs',
  filters: {
    freeText: textPart,
    categories: wordsPart,
    statusCodes: wordsPart,
    objectTypes: wordsPart,
    ...rangeParts,
  },
  orders: ['startTime:DESC'],
  holds: rangeNow,
}

/** As the call wants it (CHANGELOG-04): 'objecTypes' is spelt so, and 0 is no end of a range. */
export function searchOf({
  freeText,
  categories,
  statusCodes,
  objectTypes,
  ...range
}: Filters): ChangeLogSearch {
  const { from, to } = wireRange(range)
  return {
    freeText,
    categories: [...categories],
    statusCodes: [...statusCodes],
    objecTypes: [...objectTypes],
    fromStartAt: from,
    toStartAt: to,
  }
}
