import { sessionTokensApi } from '../../api'
import type { ListAddress } from '../../kit/list/address'
import { firstList, type Asking } from '../../kit/list/first-list'

export const listParams: ListAddress<object, 'lastAccessedAt:DESC'> = {
  name: 'session tokens',
  filters: {},
  orders: ['lastAccessedAt:DESC'],
}

export const argsOf = ({ request }: Asking<object, 'lastAccessedAt:DESC'>) => ({
  ...request,
  sessionTokenSearch: {},
})

export const first = firstList(sessionTokensApi.endpoints.searchOwnSessionTokens, listParams, argsOf)
