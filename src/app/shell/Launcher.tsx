import { useText } from '../../texts'
import { IconButton } from '../../ui/IconButton'

/** Opens the sibling applications of the suite. */
export function Launcher() {
  const text = useText()
  return <IconButton icon="grid" label={text('launcher.title')} />
}
