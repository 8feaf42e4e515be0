import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useListOwnOrganizationsQuery, type CurrentUser } from '../api'
import { skipLeaveGuard } from '../kit/leave/asks'
import { PageMessage } from '../kit/page/PageMessage'
import { address, paths, withLang } from '../paths'
import { useText } from '../texts'
import { Button } from '../ui/Button'

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

type Props = { linked: NonNullable<ReturnType<typeof useLinked>>; user: CurrentUser }

/** In place of a page whose link is of another organization: says so, and offers to go over to it. */
export function LinkedOrganization({ linked: { orgId, without, isChosen }, user }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data } = useListOwnOrganizationsQuery(undefined, { skip: isChosen })
  if (isChosen) return <Navigate replace to={without} state={skipLeaveGuard} />
  const here = user.orgCtx?.organization?.name ?? user.orgCtx?.orgId ?? ''
  const own = data?.results.find(({ id }) => id === orgId)
  const there = own?.name ?? orgId
  const lang = new URLSearchParams(search).get('lang')
  const choice = withLang(address(paths.selectOrganization, { url: without, organization: orgId }), lang)
  const isForeign = data !== undefined && !own
  return (
    <PageMessage
      icon="link"
      title={text('linked.title')}
      text={text(isForeign ? 'linked.foreign' : 'linked.text', { here, there })}
      actions={
        <>
          {own && (
            <Button kind="primary" onClick={() => void navigate(choice)}>
              {text('linked.go', { there })}
            </Button>
          )}
          <Button onClick={() => void navigate(without, { replace: true })}>
            {text('linked.stay', { here })}
          </Button>
        </>
      }
    />
  )
}
