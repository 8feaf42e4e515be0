import { useSelector } from 'react-redux'
import { arriving } from '../../kit/arriving/arriving'
import { PartMeanwhile } from '../../kit/arriving/Instead'
import { useText } from '../../texts'
import { IconButton } from '../../ui/IconButton'
import { Popover } from '../../ui/Popover'
import { selectSaid, selectUnread } from './state'

const BellPanel = arriving(
  () => import(/* webpackChunkName: "overlays" */ './BellPanel').then((part) => part.BellPanel),
  PartMeanwhile,
  { early: true },
)

/** The bell of the header with its counter of unread messages, and the newest notices behind it. */
export function Bell() {
  const text = useText()
  const unread = useSelector(selectUnread) ?? 0
  const label = unread > 0 ? text('notifications.bellUnread', { count: unread }) : text('notifications.bell')
  const said = useSelector(selectSaid)
  return (
    <>
      <Popover
        label={text('notifications.bell')}
        width={400}
        trigger={<IconButton icon="bell" label={label} count={unread} />}
      >
        {(close) => <BellPanel onGo={close} />}
      </Popover>
      <output className="sr">{said && text('live.said', said)}</output>
    </>
  )
}
