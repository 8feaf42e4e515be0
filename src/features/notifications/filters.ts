import { notificationsApi, values, type MessageLevel, type NotificationSearch } from '../../api'
import { someOf, textPart, type AddressPart, type ListAddress } from '../../kit/list/address'
import { firstList, type Asking } from '../../kit/list/first-list'

export const states = ['unread', 'read'] as const
export type State = (typeof states)[number]

export type Filters = {
  readonly freeText: string
  readonly levels: readonly MessageLevel[]
  /** All without it. */
  readonly state: State | undefined
}

const statePart: AddressPart<State | undefined> = {
  none: undefined,
  read: ([word]) => states.find((state) => state === word),
  write: (state) => (state ? [state] : []),
}

/** The call knows no order: the newest come first. */
export const listParams: ListAddress<Filters, 'createdAt:DESC'> = {
  name: 'notifications',
  filters: { freeText: textPart, levels: someOf(values.MessageLevel), state: statePart },
  orders: ['createdAt:DESC'],
}

export const searchOf = ({ freeText, levels, state }: Filters): NotificationSearch => ({
  freeText,
  levels: [...levels],
  ...(state && { solves: state === 'read' }),
})

export const argsOf = ({ request, filters }: Asking<Filters, 'createdAt:DESC'>) => ({
  page: request.page,
  pageSize: request.pageSize,
  notificationSearch: searchOf(filters),
})

export const first = firstList(notificationsApi.endpoints.searchNotifications, listParams, argsOf)
