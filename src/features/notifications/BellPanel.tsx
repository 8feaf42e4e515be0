import { chakra } from '@chakra-ui/react'
import { useSearchNotificationsQuery, type Notification, type NotificationSearch } from '../../api'
import { dateTimeInZone } from '../../kit/time/dates'
import { useRelativeTime } from '../../kit/time/useRelativeTime'
import { Link } from '../../kit/navigation/Link'
import { viewOf } from '../../kit/list/listView'
import { address, paths } from '../../paths'
import { useText } from '../../texts'
import { limits } from '../../timings'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Skeleton } from '../../ui/Skeleton'
import { LevelTag } from './LevelTag'
import { LostBanner } from './LostSign'

const Heading = chakra('h2', { base: { p: '16px' } })
const Lost = chakra('div', { base: { px: '16px', pb: '16px', _empty: { display: 'none' } } })
const Rows = chakra('ul', { base: { borderTop: '1px solid var(--line)' } })
const Row = chakra('li', {
  base: {
    display: 'grid',
    minH: '72px',
    borderBottom: '1px solid var(--line)',
    '&:hover': { bg: 'bg.subtle' },
  },
})
const Way = chakra(Link, {
  base: {
    display: 'grid',
    gap: '4px',
    alignContent: 'center',
    minW: 0,
    px: '16px',
    py: '12px',
    color: 'fg',
    fontWeight: 'bold',
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
const Line = chakra('span', {
  base: { display: 'flex', alignItems: 'center', gap: '8px', '& > time': { ms: 'auto' } },
})
const When = chakra('time', { base: { textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' } })
const Skeletons = chakra('div', {
  base: { display: 'grid', gap: '12px', alignContent: 'center', px: '16px' },
})
const Footer = chakra('p', {
  base: { display: 'grid', '& > a': { p: '12px 16px', textAlign: 'center', minH: '44px' } },
})

/** The newest notices are unread warnings and errors (NOTIF-05). */
const serious: NotificationSearch = { levels: ['warning', 'error'], solves: false }

/** What opens behind the bell. */
export function BellPanel({ onGo }: { onGo: () => void }) {
  const text = useText()
  return (
    <>
      <Heading>{text('notifications.bell')}</Heading>
      <Lost>
        <LostBanner />
      </Lost>
      <Newest onGo={onGo} />
      <Footer>
        <Link to={paths.notifications} onClick={onGo}>
          {text('notifications.viewAll')}
        </Link>
      </Footer>
    </>
  )
}

function Newest({ onGo }: { onGo: () => void }) {
  const text = useText()
  const query = useSearchNotificationsQuery({
    page: 0,
    pageSize: limits.bellNotices,
    notificationSearch: serious,
  })
  const view = viewOf(query)
  if (view.name === 'loading') return <Coming label={text('common.loading')} />
  if (view.name === 'failed')
    return (
      <EmptyState
        icon="cloud-off"
        title={text('common.couldNotLoad')}
        action={
          <Button icon="refresh" loading={view.retrying} onClick={() => void query.refetch()}>
            {text('common.tryAgain')}
          </Button>
        }
      />
    )
  const { content } = view.results
  if (content.length === 0) return <EmptyState icon="bell" title={text('notifications.noneOpen')} />
  return (
    <Rows aria-busy={view.old}>
      {content.map((notification) => (
        <Row key={notification.id}>
          <Newer notification={notification} onGo={onGo} />
        </Row>
      ))}
    </Rows>
  )
}

function Newer({ notification, onGo }: { notification: Notification; onGo: () => void }) {
  const relativeTime = useRelativeTime()
  const { id, title, messageLevel, createdAt } = notification
  return (
    <Way to={address(paths.notifications, { drawer: 'detail', record: id })} onClick={onGo}>
      <Line>
        <LevelTag level={messageLevel} />
        <When dateTime={new Date(createdAt).toISOString()} title={dateTimeInZone(createdAt)}>
          {relativeTime(createdAt)}
        </When>
      </Line>
      <span className="cut">{title}</span>
    </Way>
  )
}

function Coming({ label }: { label: string }) {
  return (
    <Rows role="status" aria-label={label}>
      {Array.from({ length: limits.bellNotices }, (_, index) => (
        <Row key={index} aria-hidden="true">
          <Skeletons>
            <Skeleton width="25%" />
            <Skeleton width={`${80 - index * 10}%`} />
          </Skeletons>
        </Row>
      ))}
    </Rows>
  )
}
