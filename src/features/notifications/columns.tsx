import type { Notification } from '../../api'
import { Time } from '../../kit/time/Time'
import type { Translate } from '../../texts'
import type { Column } from '../../ui/DataTable'
import { LevelTag } from './LevelTag'
import { isUnread } from './levels'
import { TitleButton } from './TitleButton'

/** The columns in the person's language; times are shown in `zone`. What is unread says so in weight and word. */
export function columnsOf(text: Translate, zone: string): readonly Column<Notification>[] {
  return [
    {
      key: 'title',
      head: text('notifications.title'),
      card: 'title',
      cell: (notification) => <TitleButton notification={notification} />,
    },
    {
      key: 'messageLevel',
      head: text('notifications.level'),
      width: 104,
      card: 'tag',
      cell: ({ messageLevel }) => <LevelTag level={messageLevel} />,
    },
    {
      key: 'message',
      head: text('notifications.message'),
      secondary: true,
      cell: ({ message }) => message,
    },
    {
      key: 'status',
      head: text('notifications.state'),
      width: 88,
      card: 'tag',
      cell: (notification) => {
        const unread = isUnread(notification)
        return unread ? (
          <b>{text('notifications.unread')}</b>
        ) : (
          <span style={{ color: 'var(--text-muted)' }}>{text('notifications.read')}</span>
        )
      },
    },
    {
      key: 'createdAt',
      head: text('notifications.time', { zone }),
      width: 164,
      cell: ({ createdAt }) => <Time at={createdAt} />,
    },
  ]
}
