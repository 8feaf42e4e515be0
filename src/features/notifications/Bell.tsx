import { useText } from '../../texts'
import { IconButton } from '../../ui/IconButton'

/** The bell of the header with its counter of unread messages, and the newest notices behind it. */
export function Bell() {
  const text = useText()
  return <IconButton icon="bell" label={text('notifications.bell')} />
}
