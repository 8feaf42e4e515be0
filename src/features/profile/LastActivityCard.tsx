import { chakra } from '@chakra-ui/react'
import type { LastActivity } from '../../api'
import { Time } from '../../kit/time/Time'
import { paths } from '../../paths'
import { useText, type MessageId } from '../../texts'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { Icon, type IconName } from '../../ui/Icon'
import { Skeleton } from '../../ui/Skeleton'
import { HeadLink } from './HeadLink'

const Entry = chakra('li', {
  base: {
    display: 'flex',
    gap: '12px',
    py: '16px',
    borderTop: '1px solid var(--line)',
    '&:first-of-type': { borderTop: 0, pt: 0 },
    '&:last-of-type': { pb: 0 },
    '& p': { display: 'flex', alignItems: 'center', mt: '4px' },
  },
})

const entries: readonly { of: keyof LastActivity; label: MessageId; icon: IconName; color: string }[] = [
  { of: 'lastLoginSuccess', label: 'profile.lastLoginSuccess', icon: 'check-circle', color: 'green.solid' },
  { of: 'lastLoginFailed', label: 'profile.lastLoginFailed', icon: 'error-circle', color: 'fg.error' },
  { of: 'lastChangePassword', label: 'profile.lastChangePassword', icon: 'lock', color: 'fg.muted' },
]

type Props = {
  /** Not there while it loads. */
  activity: LastActivity | undefined
  failed: boolean
  onRetry: () => void
}

/** When the person last signed in, failed to, and changed the password. */
export function LastActivityCard({ activity, failed, onRetry }: Props) {
  const text = useText()
  return (
    <Card
      title={text('profile.loginActivity')}
      action={<HeadLink to={paths.loginActivity}>{text('profile.viewAll')}</HeadLink>}
    >
      {failed && !activity ? (
        <EmptyState
          icon="warning"
          title={text('common.couldNotLoad')}
          action={<Button onClick={onRetry}>{text('common.tryAgain')}</Button>}
        />
      ) : (
        <ul aria-busy={!activity}>
          {entries.map(({ of, label, icon, color }) => (
            <Entry key={of}>
              <chakra.span color={color}>
                <Icon name={icon} />
              </chakra.span>
              <div>
                <h3>{text(label)}</h3>
                <When at={activity && (activity[of]?.actionAt ?? 'never')} />
              </div>
            </Entry>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Both ways to say a time; a dash for never; two bars of their height while it is coming. */
function When({ at }: { at: number | 'never' | undefined }) {
  const text = useText()
  if (at === 'never') return <p>{text('common.none')}</p>
  return (
    <>
      <chakra.p h="20px" color="fg.muted">
        {at === undefined ? <Skeleton width="96px" /> : <Time at={at} relative />}
      </chakra.p>
      <chakra.p h="16px" textStyle="xs" color="fg.subtle">
        {at === undefined ? <Skeleton width="128px" /> : <Time at={at} />}
      </chakra.p>
    </>
  )
}
