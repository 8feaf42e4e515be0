import { chakra } from '@chakra-ui/react'
import { useListOwnOrganizationsQuery } from '../../api'
import { paths } from '../../paths'
import { useText } from '../../texts'
import { limits } from '../../timings'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { Skeleton } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import { VisuallyHidden } from '../../ui/Visually'
import { HeadLink } from './HeadLink'

const Names = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '12px' } })
const Entry = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minH: '24px',
    minW: 0,
    '& > span:first-of-type': { minW: 0, overflowWrap: 'anywhere' },
  },
})

/** The organizations that one belongs to: the present one, a few others, and how many more. */
export function OwnOrganizationsCard({ current }: { current: string | undefined }) {
  const text = useText()
  const { data, isError, refetch } = useListOwnOrganizationsQuery()
  const all = data?.results.toSorted((a, b) => Number(b.id === current) - Number(a.id === current))
  const named = all?.slice(0, limits.namedOrganizations) ?? []
  const more = (all?.length ?? 0) - named.length
  return (
    <Card
      title={text('profile.organizations')}
      action={<HeadLink to={paths.selectOrganization}>{text('shell.switchOrganization')}</HeadLink>}
    >
      {isError && !all ? (
        <EmptyState
          icon="warning"
          title={text('common.couldNotLoad')}
          action={<Button onClick={() => void refetch()}>{text('common.tryAgain')}</Button>}
        />
      ) : (
        <Names aria-busy={!all}>
          {all ? (
            named.map(({ id, name }) => (
              <Entry key={id}>
                <span>{name}</span>
                {id === current && <Tag tone="neutral">{text('profile.currentOrganization')}</Tag>}
              </Entry>
            ))
          ) : (
            <Entry>
              <Skeleton width="192px" />
              <VisuallyHidden>{text('common.loading')}</VisuallyHidden>
            </Entry>
          )}
          {more > 0 && (
            <chakra.li color="fg.muted">{text('profile.moreOrganizations', { count: more })}</chakra.li>
          )}
        </Names>
      )}
    </Card>
  )
}
