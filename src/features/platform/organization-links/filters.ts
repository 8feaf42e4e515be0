import { organizationLinksApi, type LinkedCompanySearch } from '../../../api'
import type { NewLink } from '../../../domain/organization-links/link'
import { textPart, wordsPart, type ListAddress } from '../../../kit/list/address'
import { firstList, type Asking } from '../../../kit/list/first-list'

export type Filters = {
  readonly freeText: string
  /** Ids of organizations here, spelt as the documents spell the parameter (LINK-03). */
  readonly o2ocdporgid: readonly string[]
  /** The id of a company in the linked product. */
  readonly linkedOrgId: string
}

export const listParams: ListAddress<Filters, 'createdAt:DESC'> = {
  name: 'organization links',
  filters: { freeText: textPart, o2ocdporgid: wordsPart, linkedOrgId: textPart },
  orders: ['createdAt:DESC'],
}

export const searchOf = ({ freeText, o2ocdporgid, linkedOrgId }: Filters): LinkedCompanySearch => ({
  freeText,
  ...(o2ocdporgid.length > 0 && { o2oCdpOrgIds: [...o2ocdporgid] }),
  ...(linkedOrgId.trim() !== '' && { linkedOrgId: linkedOrgId.trim() }),
})

/** What a new link begins with: the one organization and the company that the list is filtered by. */
export const begunBy = ({ o2ocdporgid, linkedOrgId }: Filters): Partial<NewLink> => ({
  organization: o2ocdporgid.length === 1 ? o2ocdporgid.map((id) => ({ value: id, label: id })) : [],
  linkedOrgId: linkedOrgId.trim(),
})

export const argsOf = ({ request, filters }: Asking<Filters, 'createdAt:DESC'>) => ({
  ...request,
  linkedCompanySearch: searchOf(filters),
})

export const first = firstList(organizationLinksApi.endpoints.searchLinkedCompanies, listParams, argsOf)
