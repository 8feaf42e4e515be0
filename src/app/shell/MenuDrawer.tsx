import type { CurrentUser } from '../../api'
import { useText } from '../../texts'
import { Drawer } from '../../ui/Drawer'
import { IconButton } from '../../ui/IconButton'
import { MenuEntries } from './MenuEntries'
import { OrganizationBox } from './OrganizationBox'

type Props = { open: boolean; onClose: () => void; context: CurrentUser['orgCtx'] }

/** Where there is no room beside the content: all sections with their pages, in both layouts the same. */
export function MenuDrawer({ open, onClose, context }: Props) {
  const text = useText()
  return (
    <Drawer
      size="menu"
      open={open}
      onClose={onClose}
      title={text('shell.menu')}
      closeLabel={text('common.close')}
    >
      {context && <OrganizationBox context={context} />}
      <nav aria-label={text('shell.menu')}>
        <MenuEntries onGo={onClose} />
      </nav>
    </Drawer>
  )
}

/** Opens it. */
export function MenuButton({ open, onOpen }: { open: boolean; onOpen: () => void }) {
  const text = useText()
  return (
    <IconButton
      icon="menu"
      label={text('shell.openMenu')}
      aria-expanded={open}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  )
}
