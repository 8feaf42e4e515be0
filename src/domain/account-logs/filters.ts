import type { AccountLogSearch } from '../../api'
import { textPart, wordsPart, type ListAddress } from '../../kit/list/address'

export type Filters = {
  readonly freeText: string
  readonly actions: readonly string[]
  /** Ids of those who did it, and of those to whom it was done. */
  readonly actionBy: readonly string[]
  readonly userIds: readonly string[]
}

/** The calls know no order: the newest come first. */
export const listParams: ListAddress<Filters, 'actionAt:DESC'> = {
  name: 'account logs',
  filters: { freeText: textPart, actions: wordsPart, actionBy: wordsPart, userIds: wordsPart },
  orders: ['actionAt:DESC'],
}

/** Users and actions always, as documented; the others only when they filter. */
export const searchOf = ({ freeText, actions, actionBy, userIds }: Filters): AccountLogSearch => ({
  userIds: [...userIds],
  actions: [...actions],
  ...(freeText !== '' && { freeText }),
  ...(actionBy.length > 0 && { actionBy: [...actionBy] }),
})
