import { useLocation } from 'react-router-dom'
import type { CurrentUser } from '../api'

/** The parameter of a copied link that names the organization which was worked in. */
const ORGANIZATION = 'organization'

/** The address of this page as others may open it: with the organization that it was shown in. */
export function linkTo({ origin, pathname, search }: Location, orgId: string | undefined): string {
  const query = new URLSearchParams(search)
  if (orgId !== undefined) query.set(ORGANIZATION, orgId)
  query.delete('lang')
  return origin + pathname + (query.size > 0 ? `?${query.toString()}` : '')
}

/** Whether an address names an organization; then it is shown which, and not the page. */
export const linkedIn = (search: string): boolean => new URLSearchParams(search).has(ORGANIZATION)

/** The organization that a link names, when it is not the chosen one; `without` is the address that stays. */
export function useLinked(user: CurrentUser | undefined) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const orgId = query.get(ORGANIZATION)
  query.delete(ORGANIZATION)
  if (orgId === null || !user?.orgCtx) return undefined
  const without = pathname + (query.size > 0 ? `?${query.toString()}` : '')
  return { orgId, without, isChosen: orgId === user.orgCtx.orgId }
}
