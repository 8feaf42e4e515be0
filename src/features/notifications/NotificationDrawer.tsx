import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { isRefusal, useMarkNotificationReadMutation, type Notification } from '../../api'
import { RecordJson } from '../../kit/json/Json'
import type { ListQuery } from '../../kit/list/listView'
import { Time } from '../../kit/time/Time'
import { phraseOf } from '../../flows/outcomes'
import { useWords } from '../../kit/useWords'
import { useText } from '../../texts'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { Panel } from '../../kit/dialog/Panel'
import { EmptyState } from '../../ui/EmptyState'
import { LevelTag } from './LevelTag'
import { isUnread } from './levels'
import { useNotification } from './useNotification'

const Body = chakra('div', { base: { display: 'grid', gap: '16px' } })
const About = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', color: 'fg.muted' },
})
const Title = chakra('h3', { base: { textStyle: 'md', fontWeight: 'bold', overflowWrap: 'anywhere' } })
const Message = chakra('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } })

type Props = {
  id: string
  list: ListQuery<Notification>
  onClose: () => void
}

/** One notification, as text and as JSON. Being seen it is read. Mount it to open it. */
export function NotificationDrawer({ id, list, onClose }: Props) {
  const text = useText()
  const look = useNotification(id, list)
  return (
    <Panel size="medium" title={text('notifications.detail')} onClose={onClose}>
      {look.name === 'looking' && <p role="status">{text('common.loading')}</p>}
      {look.name === 'gone' && <EmptyState icon="search" title={text('notifications.gone')} />}
      {look.name === 'failed' && (
        <EmptyState
          icon="cloud-off"
          title={text('common.couldNotLoad')}
          action={
            <Button icon="refresh" loading={look.retrying} onClick={look.again}>
              {text('common.tryAgain')}
            </Button>
          }
        />
      )}
      {look.name === 'here' && <Detail notification={look.notification} query={look.query} />}
    </Panel>
  )
}

function Detail({ notification, query }: { notification: Notification; query: ListQuery<Notification> }) {
  const text = useText()
  const { id, title, message, messageLevel, createdAt } = notification
  const unread = isUnread(notification)
  return (
    <Body>
      <MarkedAsRead id={id} unread={unread} />
      <About>
        <LevelTag level={messageLevel} />
        <span>{text(unread ? 'notifications.unread' : 'notifications.read')}</span>
        <Time at={createdAt} />
      </About>
      <Title>{title}</Title>
      <Message>{message}</Message>
      <RecordJson label={text('notifications.json')} record={notification} query={query} />
    </Body>
  )
}

/** Marks what is seen as read, once; shows only that it was refused. */
function MarkedAsRead({ id, unread }: { id: string; unread: boolean }) {
  const text = useText()
  const words = useWords()
  const [mark, { error, isLoading }] = useMarkNotificationReadMutation()
  // The server is outside React: there it is read by being seen here.
  useEffect(() => {
    if (unread) void mark({ id })
  }, [mark, id, unread])
  if (!isRefusal(error) || error.toldBySession) return null
  return (
    <Banner
      tone="danger"
      action={
        <Button size="sm" loading={isLoading} onClick={() => void mark({ id })}>
          {text('common.tryAgain')}
        </Button>
      }
    >
      {words(phraseOf(error, 'common.failedToUpdate'))}
    </Banner>
  )
}
