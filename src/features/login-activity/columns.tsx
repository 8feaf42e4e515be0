import type { LoginActivity } from '../../api'
import { Time } from '../../kit/time/Time'
import type { MessageId, Translate } from '../../texts'
import type { Column } from '../../ui/DataTable'
import { Tag } from '../../ui/Tag'
import { Tooltip } from '../../ui/Tooltip'

const known: Record<string, { tone: 'success' | 'danger' | 'warning'; word: MessageId }> = {
  Success: { tone: 'success', word: 'loginActivity.success' },
  Failed: { tone: 'danger', word: 'loginActivity.failed' },
  Blocked: { tone: 'warning', word: 'loginActivity.blocked' },
}

/** Whether the server says that this device signs in from this place for the first time. */
function isFirstSeen({ extraValue }: LoginActivity): boolean {
  try {
    const extra = JSON.parse(extraValue ?? 'null') as { firstSeen?: unknown } | null
    return extra?.firstSeen === true
  } catch {
    return false
  }
}

/** The columns in the person's language; times are shown in `zone`. */
export function columnsOf(text: Translate, zone: string): readonly Column<LoginActivity>[] {
  const secondary = (key: keyof LoginActivity, head: MessageId, width: number): Column<LoginActivity> => ({
    key,
    head: text(head),
    secondary: true,
    width,
    cell: (row) => row[key],
  })
  return [
    {
      key: 'actionAt',
      head: text('loginActivity.time', { zone }),
      width: 156,
      card: 'title',
      cell: ({ actionAt }) => <Time at={actionAt} />,
    },
    {
      key: 'actionBy',
      head: text('loginActivity.actionBy'),
      secondary: true,
      least: 128,
      cell: ({ actionBy }) => actionBy,
    },
    {
      key: 'status',
      head: text('loginActivity.status'),
      width: 112,
      card: 'tag',
      cell: ({ status }) => {
        const { tone, word } = known[status] ?? { tone: 'neutral' as const, word: undefined }
        return (
          <Tag tone={tone} dot>
            {word ? text(word) : status}
          </Tag>
        )
      },
    },
    secondary('source', 'loginActivity.source', 68),
    {
      key: 'deviceCtx',
      head: text('loginActivity.device'),
      secondary: true,
      width: 120,
      cell: (row) =>
        isFirstSeen(row) ? (
          <Tooltip text={text('loginActivity.firstSeenText')}>
            <span className="cut" tabIndex={0}>
              {row.deviceCtx} <Tag tone="warning">{text('loginActivity.firstSeen')}</Tag>
            </span>
          </Tooltip>
        ) : (
          row.deviceCtx
        ),
    },
    secondary('osNameCtx', 'loginActivity.os', 76),
    secondary('browserNameCtx', 'loginActivity.browser', 88),
    secondary('ipAddress', 'loginActivity.ip', 112),
  ]
}
