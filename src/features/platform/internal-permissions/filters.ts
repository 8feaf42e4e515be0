import { internalPermissionsApi, type InternalPermissionSearch } from '../../../api'
import { textPart, type ListAddress } from '../../../kit/list/address'
import { firstList, type Asking } from '../../../kit/list/first-list'

export type Filters = {
  /** The key of a permission; empty: any. */
  readonly permission: string
  readonly userId: string
  readonly orgId: string
}

/** The call knows no order: they come by organization and person. */
export const listParams: ListAddress<Filters, 'orgId:ASC'> = {
  name: 'internal permissions',
  filters: { permission: textPart, userId: textPart, orgId: textPart },
  orders: ['orgId:ASC'],
}

const searchOf = ({ permission, userId, orgId }: Filters): InternalPermissionSearch => ({
  ...(permission !== '' && { permission }),
  ...(userId !== '' && { userId }),
  ...(orgId !== '' && { orgId }),
})

export const argsOf = ({ request: { page, pageSize }, filters }: Asking<Filters, 'orgId:ASC'>) => ({
  ...{ page, pageSize },
  internalPermissionSearch: searchOf(filters),
})

export const first = firstList(internalPermissionsApi.endpoints.searchInternalPermissions, listParams, argsOf)
