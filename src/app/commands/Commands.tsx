import { arriving } from '../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../kit/arriving/Instead'
import { useOpened } from '../../kit/navigation/useOpened'
import { useText } from '../../texts'
import { IconButton } from '../../ui/IconButton'
import type { CommandDialog } from './names'

const CommandDialogs = arriving(
  () => import(/* webpackChunkName: "commands" */ './CommandDialogs').then((part) => part.CommandDialogs),
  drawerMeanwhile('shell.commands'),
)

/** The control of the header that opens the search over everything; keys press it too (keys.ts). */
export function Commands() {
  const text = useText()
  const { opened, open, close } = useOpened<CommandDialog>(['commands', 'shortcuts'])
  return (
    <>
      <IconButton
        id="commands"
        icon="search"
        label={text('shell.commands')}
        aria-haspopup="dialog"
        aria-expanded={opened !== undefined}
        onClick={() => open('commands')}
      />
      {opened && <CommandDialogs shown={opened.name} onClose={close} />}
    </>
  )
}
