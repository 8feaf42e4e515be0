import type { Notification } from '../../api'
import { useOpened } from '../../kit/navigation/useOpened'
import { useText } from '../../texts'
import { tip } from '../../ui/Tooltip'
import { overlays, isUnread } from './levels'

/** The title of a notification, which opens its drawer. */
export function TitleButton({ notification }: { notification: Notification }) {
  const text = useText()
  const { open } = useOpened(overlays)
  const { id, title } = notification
  return (
    <button
      type="button"
      className="opener cut"
      aria-haspopup="dialog"
      data-strong={isUnread(notification) ? '' : undefined}
      onClick={() => open('detail', id)}
      {...tip(title)}
    >
      {title || text('common.none')}
    </button>
  )
}
