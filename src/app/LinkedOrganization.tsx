import { useLocation, useNavigate } from 'react-router-dom'
import { useListOwnOrganizationsQuery, type CurrentUser } from '../api'
import { PageMessage } from '../kit/page/PageMessage'
import { address, paths, withLang } from '../paths'
import { useText } from '../texts'
import { Button } from '../ui/Button'
import type { useLinked } from './linked'

type Props = { linked: NonNullable<ReturnType<typeof useLinked>>; user: CurrentUser }

/** In place of a page whose link is of another organization: says so, and offers to go over to it. */
export function LinkedOrganization({ linked: { orgId, without }, user }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data } = useListOwnOrganizationsQuery()
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
