import { useText } from '../../texts'
import { IconButton } from '../../ui/IconButton'

/** The control of the header that opens the drawer of recently visited pages. */
export function QuickAccess() {
  const text = useText()
  return <IconButton icon="lightning" label={text('quickAccess.title')} />
}
