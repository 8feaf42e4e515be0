import type { SessionToken } from '../../api'
import { deviceName } from './device'
import { buttonsWidth } from '../../kit/list/actionColumn'
import { Time } from '../../kit/time/Time'
import type { Translate } from '../../texts'
import { Button } from '../../ui/Button'
import type { Column } from '../../ui/DataTable'
import { Tag } from '../../ui/Tag'
import { Tooltip } from '../../ui/Tooltip'

/** What a session is called: its address, else its id. */
export const nameOf = ({ ipAddress, id }: SessionToken): string => ipAddress || id

/** The columns in the person's language; `current` is the id of the present session. */
export function columnsOf(
  text: Translate,
  current: string | undefined,
  onEnd: (session: SessionToken) => void,
): readonly Column<SessionToken>[] {
  return [
    {
      key: 'userAgent',
      head: text('sessionTokens.device'),
      least: 220,
      card: 'title',
      cell: ({ id, userAgent }) => (
        <span className="with-tag">
          <Tooltip text={userAgent}>
            <span className="two">{userAgent ? deviceName(userAgent) : text('common.none')}</span>
          </Tooltip>
          {id === current && <Tag tone="success">{text('sessionTokens.current')}</Tag>}
        </span>
      ),
    },
    {
      key: 'ipAddress',
      head: text('sessionTokens.ip'),
      secondary: true,
      width: 112,
      cell: ({ ipAddress }) => ipAddress,
    },
    {
      key: 'geoLocation',
      head: text('sessionTokens.location'),
      secondary: true,
      // A district, a city and a country in two lines.
      width: 140,
      cell: ({ geoLocation }) => geoLocation,
    },
    {
      key: 'lastAccessedAt',
      head: text('sessionTokens.lastAccess'),
      secondary: true,
      width: 108,
      cell: ({ lastAccessedAt }) => <Time at={lastAccessedAt} relative />,
    },
    {
      key: 'expiredAt',
      head: text('sessionTokens.expires'),
      secondary: true,
      width: 128,
      cell: ({ expiredAt }) => <Time at={expiredAt} />,
    },
    {
      key: 'actions',
      head: <span className="sr">{text('list.actions')}</span>,
      width: buttonsWidth(text('sessionTokens.end')),
      sticky: true,
      card: 'foot',
      cell: (session) => (
        <Button
          size="sm"
          aria-label={text('sessionTokens.endOf', { name: nameOf(session) })}
          onClick={() => onEnd(session)}
        >
          {text('sessionTokens.end')}
        </Button>
      ),
    },
  ]
}
