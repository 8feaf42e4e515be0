import { permissionsApi } from '../../../api'
import { textPart, type ListAddress } from '../../../kit/list/address'
import { firstList, type Asking } from '../../../kit/list/first-list'

export type Filters = { readonly freeText: string }

/** The call knows no order: the newest come first. */
export const listParams: ListAddress<Filters, 'createdAt:DESC'> = {
  name: 'permissions',
  filters: { freeText: textPart },
  orders: ['createdAt:DESC'],
}

/** The first page is asked for without its number (CATALOGUE-22). */
export const argsOf = ({ request: { page, pageSize }, filters }: Asking<Filters, 'createdAt:DESC'>) => ({
  ...(page > 0 && { page }),
  pageSize,
  permissionSearch: { query: filters.freeText },
})

const firstOfCatalogue = firstList(permissionsApi.endpoints.searchPermissions, listParams, argsOf)

/** The other tab reads another list. */
export const first: typeof firstOfCatalogue = (search, user) =>
  new URLSearchParams(search).has('tab') ? undefined : firstOfCatalogue(search, user)
