import { invitationsApi, values, type InvitationStatus, type OwnInvitationSearch } from '../../api'
import { textPart, type AddressPart, type ListAddress } from '../../kit/list/address'
import { firstList, type Asking } from '../../kit/list/first-list'

export type Filters = { readonly freeText: string; readonly status: InvitationStatus | undefined }

const statusPart: AddressPart<InvitationStatus | undefined> = {
  none: undefined,
  read: ([word]) => values.InvitationStatus.find((status) => status === word),
  write: (status) => (status ? [status] : []),
}

/** The call sorts by itself, newest first. */
export const listParams: ListAddress<Filters, 'createdAt:DESC'> = {
  name: 'invitations',
  filters: { freeText: textPart, status: statusPart },
  orders: ['createdAt:DESC'],
}

export const searchOf = ({ freeText, status }: Filters): OwnInvitationSearch => ({
  ...(freeText && { freeText }),
  ...(status && { status }),
})

export const argsOf = ({ request, filters }: Asking<Filters, 'createdAt:DESC'>) => ({
  page: request.page,
  pageSize: request.pageSize,
  ownInvitationSearch: searchOf(filters),
})

export const first = firstList(invitationsApi.endpoints.searchOwnInvitations, listParams, argsOf)
