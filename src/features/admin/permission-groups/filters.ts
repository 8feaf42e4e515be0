import { permissionGroupsApi, type PermissionGroupSearch } from '../../../api'
import { textPart, type ListAddress } from '../../../kit/list/address'
import { firstList, type Asking } from '../../../kit/list/first-list'

export type Filters = {
  readonly freeText: string
  /** The key of a permission. */
  readonly permission: string
  readonly userId: string
}

/** The call knows no order: groups come by their names. */
export type Order = 'name:ASC'

export const listParams: ListAddress<Filters, Order> = {
  name: 'permission groups',
  filters: { freeText: textPart, permission: textPart, userId: textPart },
  orders: ['name:ASC'],
}

const searchOf = ({ freeText, permission, userId }: Filters): PermissionGroupSearch => ({
  ...(permission !== '' && { permission }),
  ...(userId !== '' && { userId }),
  ...(freeText !== '' && { query: freeText }),
})

export const argsOf = ({ request: { page, pageSize }, filters }: Asking<Filters, Order>) => ({
  page,
  pageSize,
  permissionGroupSearch: searchOf(filters),
})

export const first = firstList(permissionGroupsApi.endpoints.searchPermissionGroups, listParams, argsOf)
